import { startChild } from './child.mjs'
import { readEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { runScript } from './step.mjs'

// `npm run storefront -- create ID …`: runs server/storefront-command.ts from source.
await runScript(async () => {
  await install()
  const env = readEnvironment()
  const child = startChild('server/storefront-command.ts', env, 'inherit', process.argv.slice(2))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.stop(signal))
  const { code } = await child.ended
  // Our signal listeners and other handles would otherwise keep the process alive.
  process.exit(code)
})
