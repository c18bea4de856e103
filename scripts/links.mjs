import { startChild } from './child.mjs'
import { readEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { findSandbox, hasUpstream } from './sandbox.mjs'
import { runScript } from './step.mjs'

// `npm run links -- …` runs server/links-command.ts from source. If no
// upstream is configured, it visits the shops of the running server's sandbox.
await runScript(async () => {
  await install()
  const env = readEnvironment()
  const sandbox = hasUpstream(env) ? {} : await findSandbox(env)
  const child = startChild(
    'server/links-command.ts',
    { ...env, ...sandbox },
    'inherit',
    process.argv.slice(2),
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.stop(signal))
  const { code } = await child.ended
  // Our signal listeners and other handles would otherwise keep the process alive.
  process.exit(code)
})
