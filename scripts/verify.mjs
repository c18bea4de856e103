import { checks, runSteps } from './checks.mjs'
import { install } from './install.mjs'
import { runScript } from './step.mjs'

// `npm run check` is what to run while working; `npm run verify`, before a push, is the whole of `npm test`.
if (process.argv[2] === 'check') {
  await runScript(async () => {
    await install()
    await runSteps(checks)
  })
} else {
  await import('./test.mjs')
}
