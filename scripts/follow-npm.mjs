import { basename } from 'node:path'

const everyMs = 500

/**
 * Sends this process SIGHUP when the npm that started it has ended. A killed npm sends no signal,
 * and its children would keep the port and the data folder. The scripts in package.json start with
 * `exec` so that npm is our parent, without a shell that swallows signals.
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
