import { install } from './install.mjs'
import { pinnedNode } from './paths.mjs'
import { runLoudly, runScript } from './step.mjs'

// `npm run docs` writes `.env.example` and the settings table of README.md.
await runScript(async () => {
  await install()
  if (!(await runLoudly(pinnedNode, ['server/settings/write-docs.ts']))) process.exitCode = 1
})
