import { requireBrowser } from './browser.mjs'
import { allSteps, runSteps } from './checks.mjs'
import { install } from './install.mjs'
import { runScript } from './step.mjs'

// `npm test` runs all checks and needs only Node.
await runScript(async () => {
  await install()
  await runSteps(allSteps(await requireBrowser()))
})
