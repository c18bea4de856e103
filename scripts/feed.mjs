import { startChild } from './child.mjs'
import { readEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { runScript } from './step.mjs'

// `npm run feed -- import FILE …`: runs server/feed-command.ts from source.
await runScript(async () => {
  await install()
  // Paths are relative to the folder where the command was typed, which npm passes as INIT_CWD.
  const env = { INIT_CWD: process.cwd(), ...readEnvironment() }
  const child = startChild('server/feed-command.ts', env, 'inherit', process.argv.slice(2))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.stop(signal))
  const { code } = await child.ended
  // Our signal listeners and other handles would otherwise keep the process alive.
  process.exit(code)
})
