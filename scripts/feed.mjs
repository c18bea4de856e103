import { startChild } from './child.mjs'
import { readEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { runScript } from './step.mjs'

// `npm run feed -- import FILE …`: see server/feed-command.ts, which runs from its source.
await runScript(async () => {
  await install()
  // Paths are meant from where the command was typed; npm keeps that folder in INIT_CWD.
  const env = { INIT_CWD: process.cwd(), ...readEnvironment() }
  const child = startChild('server/feed-command.ts', env, 'inherit', process.argv.slice(2))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.stop(signal))
  const { code } = await child.ended
  // Nothing is left to wait for, save handles of our own like the signal listeners.
  process.exit(code)
})
