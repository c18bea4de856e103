import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { semiSpaceSize } from './child.mjs'
import { install } from './install.mjs'
import { pinnedNode, root } from './paths.mjs'
import { runLoudly, runScript, StepError } from './step.mjs'

/** The young generation is as small as that of the processes that are measured. */
const flags = ['--expose-gc', `--max-semi-space-size=${semiSpaceSize}`]

// `npm run bench -- <name> [arguments]` runs bench/<name>.ts. The peers some of them measure us against live in
// bench/peers, and what audits pages in bench/auditor, so that they stay out of the product's tree; they are fetched only by
// who asks for them.
await runScript(async () => {
  await install()
  const [name, ...args] = process.argv.slice(2)
  const script = join(root, 'bench', `${name}.ts`)
  if (!name || !existsSync(script))
    throw new StepError(`Name a bench: ${listBenches().join(', ') || 'there are none'}`)
  if (name === 'page') await install('bench/auditor')
  if (name === 'search' || args.includes('--peers')) await install('bench/peers')
  const isGreen = await runLoudly(pinnedNode, [...flags, script, ...args])
  if (!isGreen) process.exitCode = 1
})

function listBenches() {
  return readdirSync(join(root, 'bench'))
    .filter(file => file.endsWith('.ts') && !['bench-database.ts', 'measure.ts'].includes(file))
    .map(file => file.slice(0, -3))
}
