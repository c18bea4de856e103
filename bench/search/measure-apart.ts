import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The heap limit, large enough that no engine reaches it. */
const heapMegabytes = 12_000

/**
 * Runs a script, named relative to this folder, in a separate process. Returns the
 * figures that the script sends, or the reason that it sent none.
 */
export function measureApart<Figures>(
  script: string,
  args: string[],
  limitMinutes: number,
): Promise<Figures | string> {
  return new Promise(resolve => {
    const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
      execArgv: [
        '--expose-gc',
        `--max-old-space-size=${heapMegabytes}`,
        '--disable-warning=ExperimentalWarning',
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let figures: Figures | undefined
    let complaint = ''
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGTERM')
    }, limitMinutes * 60_000)
    child.stderr?.setEncoding('utf8').on('data', text => {
      complaint = `${complaint}${text}`.slice(-2_000)
    })
    child.on('message', message => {
      figures = message as Figures
    })
    child.on('close', code => {
      clearTimeout(timer)
      if (figures) return resolve(figures)
      // Node prints the line of code that threw before the error itself.
      const lines = complaint.split('\n').filter(line => /^\w*Error\b|memory/.test(line))
      resolve(
        isLate ? `stopped after ${limitMinutes} minutes` : (lines[0] ?? `it ended with ${code}`),
      )
    })
  })
}
