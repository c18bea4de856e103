import { readEnvironment } from './environment.mjs'
import { runCommand } from './run-command.mjs'

// `npm run rates -- FILE`. Paths are relative to the folder where the command was typed, which npm
// passes as INIT_CWD.
await runCommand('server/commands/rates-command.ts', () => ({
  INIT_CWD: process.cwd(),
  ...readEnvironment(),
}))
