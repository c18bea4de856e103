import { readEnvironment } from './environment.mjs'
import { mergeSettings } from './merge-settings.mjs'
import { runCommand } from './run-command.mjs'
import { findSandbox, hasUpstream } from './sandbox.mjs'

// `npm run links -- …`. If no upstream is configured, the
// command visits the shops of the running server's sandbox.
await runCommand('server/commands/links-command.ts', async () => {
  const env = readEnvironment()
  return hasUpstream(env) ? env : mergeSettings(env, await findSandbox(env)).settings
})
