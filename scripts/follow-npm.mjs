import { basename } from 'node:path'

const everyMs = 500

/**
 * Sends this process SIGHUP once the npm that started it has exited. A killed npm sends no signal,
 * so its children would otherwise keep the port and the data folder. The scripts in package.json
 * start with `exec` so that our parent is npm and not a shell, which would swallow signals.
 */
export function followNpm() {
  const script = basename(process.argv[1])
  if (!process.env.npm_lifecycle_script?.includes(script)) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGHUP')
  }, everyMs)
  timer.unref()
}
