import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { semiSpaceSize } from './child.mjs'
import { install } from './install.mjs'
import { startOpenSearch } from './local-opensearch.mjs'
import { pinnedNode, root } from './paths.mjs'
import { runLoudly, runScript, StepError } from './step.mjs'

/** OpenSearch's heap, which a million products need. */
const engineHeap = '2g'
/** The size of V8's young generation in production, in megabytes. */
const flags = ['--expose-gc', `--max-semi-space-size=${semiSpaceSize}`]

// `npm run bench -- <name> [arguments]` runs bench/<name>.ts. The libraries that ours
// are compared with and the page auditor each have their own package.json, whose packages
// are installed only for the benches that need them.
await runScript(async () => {
  await install()
  const [name, ...args] = process.argv.slice(2)
  const script = join(root, 'bench', `${name}.ts`)
  if (!name || !existsSync(script))
    throw new StepError(`Name one of the benches: ${listBenches().join(', ')}`)
  if (name === 'page' && args[0] !== 'render') await install('bench/auditor')
  if (name === 'search' || name === 'opensearch' || args.includes('--peers'))
    await install('bench/peers')
  if (name === 'http') await install('bench/peers/next')
  const given = process.env.OPENSEARCH_TEST_URL
  const server = name === 'opensearch' && !given ? await startOpenSearch({}, engineHeap) : undefined
  try {
    const settings = server && {
      OPENSEARCH_TEST_URL: server.url,
      OPENSEARCH_TEST_PID: String(server.pid),
    }
    const env = { ...process.env, ...settings }
    const isGreen = await runLoudly(pinnedNode, [...flags, script, ...args], { env })
    if (!isGreen) process.exitCode = 1
  } finally {
    await server?.stop()
  }
})

function listBenches() {
  return readdirSync(join(root, 'bench'))
    .filter(
      file =>
        file.endsWith('.ts') &&
        !['bench-database.ts', 'format-table.ts', 'measure.ts'].includes(file),
    )
    .map(file => file.slice(0, -3))
}
