import { checks, runSteps } from './checks.mjs'
import { install } from './install.mjs'
import { runScript } from './step.mjs'

// `npm run check` gives quick feedback; `npm run verify` runs
// all checks of `npm test` and is meant for use before a push.
if (process.argv[2] === 'check') {
  await runScript(async () => {
    await install()
    await runSteps(checks)
  })
} else {
  await import('./test.mjs')
}
