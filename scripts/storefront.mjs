import { readEnvironment } from './environment.mjs'
import { runCommand } from './run-command.mjs'

// `npm run storefront -- create ID …`
await runCommand('server/commands/storefront-command.ts', readEnvironment)
