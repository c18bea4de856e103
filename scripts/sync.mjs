import { startChild } from './child.mjs'
import { readEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { mergeSettings } from './merge-settings.mjs'
import { findSandbox, hasUpstream, startSandbox } from './sandbox.mjs'
import { runScript } from './step.mjs'

// `npm run sync -- …` runs server/commands/sync-command.ts from source.
// If no upstream is configured, it reads from the running server's
// sandbox, or else from a sandbox that runs only as long as the command.
await runScript(async () => {
  await install()
  const args = process.argv.slice(2)
  const env = readEnvironment()
  let child
  let sandbox
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true
      child?.stop(signal)
    })
  }
  try {
    const running = hasUpstream(env) ? {} : await findSandbox(env)
    const readsSources = !args.some(arg => /^--(status|release|drop)\b/.test(arg))
    if (!running && readsSources) sandbox = await startSandbox(env)
    if (isStopping) return
    const { settings } = mergeSettings(env, running ?? sandbox?.settings)
    child = startChild('server/commands/sync-command.ts', settings, 'inherit', args)
    const { code } = await child.ended
    process.exitCode = code
  } finally {
    await sandbox?.child.stop()
  }
  // The process exits explicitly because our signal
  // listeners and other handles would keep it alive.
  process.exit()
})
