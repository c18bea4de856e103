import { readEnvironment } from './environment.mjs'
import { mergeSettings } from './merge-settings.mjs'
import { runCommand } from './run-command.mjs'
import { findSandbox, hasUpstream } from './sandbox.mjs'

// `npm run commissions -- …`. If no upstream is configured, it reads from the
// running server's sandbox, because only that sandbox received the clicks.
await runCommand('server/commands/commissions-command.ts', async () => {
  const env = { INIT_CWD: process.cwd(), ...readEnvironment() }
  return hasUpstream(env) ? env : mergeSettings(env, await findSandbox(env)).settings
})
