import { startChild } from './child.mjs'
import { readEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { runScript } from './step.mjs'

// `npm run feed -- import FILE …`: see server/feed-command.ts, which runs from its source.
await runScript(async () => {
  await install()
  // Paths are relative to where the command was typed, which npm passes as INIT_CWD.
  const env = { INIT_CWD: process.cwd(), ...readEnvironment() }
  const child = startChild('server/feed-command.ts', env, 'inherit', process.argv.slice(2))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.stop(signal))
  const { code } = await child.ended
  // Only our own handles, such as signal listeners, would keep the process alive.
  process.exit(code)
})
