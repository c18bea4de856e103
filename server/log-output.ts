import { Writable } from 'node:stream'
import { format } from 'node:util'
import type { Logger } from 'pino'

const consoleLevels = {
  trace: 'debug',
  debug: 'debug',
  log: 'info',
  info: 'info',
  dir: 'info',
  warn: 'warn',
  error: 'error',
} as const
const streamLevels = { stdout: 'info', stderr: 'warn' } as const

/**
 * Redirects the output of libraries, worker threads and Node itself to the log
 * so that every line is JSON with a level. The log must write to its file
 * descriptor, as `createLog` does, since the process's streams are replaced.
 */
export function logOutput(log: Logger): void {
  for (const [method, level] of Object.entries(consoleLevels)) {
    console[method as keyof typeof consoleLevels] = (...printed: unknown[]) => {
      const err = printed.find(each => each instanceof Error)
      const words = printed.map(each => (each instanceof Error ? each.message : each))
      log[level](err ? { err } : {}, format(...words))
    }
  }
  for (const [stream, level] of Object.entries(streamLevels)) {
    const value = createLineStream(line => log[level](line))
    Object.defineProperty(process, stream, { configurable: true, enumerable: true, value })
  }
  // Node's own listener is removed because it would print the warning as text.
  process.removeAllListeners('warning')
  process.on('warning', warning => log.warn({ err: warning }, warning.message))
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught error: exiting')
    process.exit(1)
  })
}

function createLineStream(onLine: (line: string) => void): Writable {
  const decoder = new TextDecoder()
  let rest = ''
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim() !== '') onLine(line)
      done()
    },
  })
}
