import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { childEnvironment } from './child-environment.ts'

/** A server in its own process. */
export interface ServerProcess {
  child: ChildProcess
  url: string
  /** Returns the server's output so far. */
  output(): string
  /** Resolves to the server's exit code and signal once it has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

const upstream = {
  // Nothing listens at this address, because tests of the process need no products.
  STYLE_API_URL: 'http://127.0.0.1:9/api/v2',
  STYLE_API_KEY: 'uid1',
  SHUTDOWN_SECONDS: '20',
  WORKERS: '1',
}

/**
 * Starts a server. Resolves when the server accepts requests or has ended, whichever comes first.
 */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = fork('server/testing/stub-main.ts', {
    env: { ...childEnvironment, ...upstream, ...env },
    silent: true,
  })
  let output = ''
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const open = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('"msg":"open')) resolve()
      })
    }
  })
  await Promise.race([open, ended])
  const port = /shop\.localhost:(\d+)/.exec(output)?.[1]
  return { child, url: `http://127.0.0.1:${port}`, output: () => output, ended }
}
