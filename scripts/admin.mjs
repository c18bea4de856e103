import { readEnvironment } from './environment.mjs'
import { runCommand } from './run-command.mjs'

// `npm run admin -- grant EMAIL`
await runCommand('server/admin-command.ts', readEnvironment)
