import { readEnvironment } from './environment.mjs'
import { runCommand } from './run-command.mjs'

// `npm run admin -- grant EMAIL`
await runCommand('server/commands/admin-command.ts', readEnvironment)
