import { build } from './build.mjs'
import { startChild } from './child.mjs'
import { readEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { mergeSettings } from './merge-settings.mjs'
import { findSandbox, hasUpstream, startSandbox } from './sandbox.mjs'
import { runScript } from './step.mjs'

// `npm run export -- STOREFRONT --out DIR` runs server/commands/export-command.ts from the build,
// because the pages exist only there. The editors' content comes from the same place as the
// server's: if no upstream is configured, from the running sandbox or one that runs meanwhile.
await runScript(async () => {
  await install()
  await build()
  const env = readEnvironment()
  let child
  let sandbox
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child?.stop(signal))
  try {
    const running = hasUpstream(env) ? {} : await findSandbox(env)
    if (!running) sandbox = await startSandbox(env)
    const { settings } = mergeSettings(env, running ?? sandbox?.settings)
    child = startChild(
      'build/server/export-command.js',
      { ...settings, NODE_ENV: 'production' },
      'inherit',
      process.argv.slice(2),
    )
    const { code } = await child.ended
    process.exitCode = code
  } finally {
    await sandbox?.child.stop()
  }
  // The process exits explicitly because our signal
  // listeners and other handles would keep it alive.
  process.exit()
})
