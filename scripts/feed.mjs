import { readEnvironment } from './environment.mjs'
import { runCommand } from './run-command.mjs'

// `npm run feed -- import FILE …`. Paths are relative to the folder where the command was typed,
// which npm passes as INIT_CWD.
await runCommand('server/commands/feed-command.ts', () => ({
  INIT_CWD: process.cwd(),
  ...readEnvironment(),
}))
