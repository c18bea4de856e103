import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { pinnedNode, root } from './paths.mjs'
import { listFiles } from './stamp.mjs'
import { runLoudly, runScript, StepError } from './step.mjs'

// `npm run bench -- <name> [arguments]` runs bench/<name>.ts. The peers some of them measure us against live in
// bench/package.json, so that they stay out of the product's tree.
await runScript(async () => {
  await install()
  const [name, ...args] = process.argv.slice(2)
  const script = join(root, 'bench', `${name}.ts`)
  if (!name || !existsSync(script))
    throw new StepError(`Name a bench: ${listBenches().join(', ') || 'there are none'}`)
  if (existsSync(join(root, 'bench/package-lock.json'))) await install('bench')
  const isGreen = await runLoudly(pinnedNode, ['--expose-gc', script, ...args])
  if (!isGreen) process.exitCode = 1
})

function listBenches() {
  return listFiles(join(root, 'bench'))
    .filter(file => file.endsWith('.ts') && !file.includes('node_modules'))
    .map(file => file.slice(join(root, 'bench').length + 1, -3))
}
