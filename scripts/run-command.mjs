import { startChild } from './child.mjs'
import { install } from './install.mjs'
import { runScript } from './step.mjs'

/**
 * Runs a command of the server from source with the arguments of this process and exits with its
 * code. `readSettings` is called after the dependencies are installed.
 */
export async function runCommand(script, readSettings) {
  await runScript(async () => {
    await install()
    const child = startChild(script, await readSettings(), 'inherit', process.argv.slice(2))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => child.stop(signal))
    const { code } = await child.ended
    // The process exits explicitly because our signal
    // listeners and other handles would keep it alive.
    process.exit(code)
  })
}
