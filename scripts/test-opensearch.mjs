import { randomBytes } from 'node:crypto'
import { requireBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { NoOpenSearchError, requireOpenSearch, startOpenSearch } from './local-opensearch.mjs'
import { binPath, pinnedNode, root } from './paths.mjs'
import { runLoudly, runScript } from './step.mjs'

// `npm run test:opensearch` runs the tests that need a real OpenSearch: the one at
// OPENSEARCH_TEST_URL, or one that is started for them where there are Java and Maven, and
// then the test that kills one of three nodes. `-- --cluster` runs only the latter,
// `-- --journeys [SPEC ...]` the shoppers' journeys whose lists come from the index, and
// `-- --compare [SPEC ...]` the same, answered from memory while OpenSearch is asked beside it.
const clusterTest = 'scripts/losing-a-node.opensearch.mjs'
const journeys = [
  'list',
  'filters',
  'search',
  'browsing',
  'shopping',
  'saved',
  'saving',
  'alerts',
  'vocabulary',
]
/** On a machine that browsers keep busy, OpenSearch needs more than the two seconds of a shop. */
const patience = { SEARCH_SECONDS: '30' }
const comparison = { SEARCH_MODE: 'compare', SERVICE_KEY: randomBytes(16).toString('hex') }

await runScript(async () => {
  await install()
  const [part, ...specs] = process.argv.slice(2)
  let isGreen = true
  if (part === '--journeys') isGreen = await testJourneys(specs, patience)
  else if (part === '--compare') isGreen = await testJourneys(specs, comparison)
  else if (part === '--cluster') isGreen = await testCluster()
  else {
    const own = process.argv.slice(2)
    isGreen = await withOpenSearch(url => runVitest(own.length > 0 ? own : ['app/'], url))
    if (isGreen && own.length === 0) isGreen = await testCluster()
  }
  if (!isGreen) process.exitCode = 1
})

function testCluster() {
  return orExplain('The test that kills one of three nodes is', async () => {
    await requireOpenSearch()
    return runVitest([clusterTest], '')
  })
}

/** Runs journeys against the product as `npm start` runs it, with its index in OpenSearch. */
function testJourneys(asked, settings) {
  const specs = asked.length > 0 ? asked : journeys
  return withOpenSearch(async url => {
    await build()
    return runLoudly(
      pinnedNode,
      [binPath('playwright'), 'test', '--project=desktop', ...specs.map(toPath)],
      {
        cwd: root,
        env: {
          ...process.env,
          ...settings,
          SEARCH_URL: url,
          CHROMIUM_PATH: await requireBrowser(),
        },
      },
    )
  })
}

function toPath(spec) {
  return spec.includes('/') || spec.startsWith('-') ? spec : `e2e/${spec}.spec.ts`
}

function withOpenSearch(run) {
  const given = process.env.OPENSEARCH_TEST_URL
  if (given) return run(given)
  return orExplain('The OpenSearch tests are', async () => {
    const server = await startOpenSearch()
    try {
      return await run(server.url)
    } finally {
      await server.stop()
    }
  })
}

/** Tests without OpenSearch are no failure, but say why. */
async function orExplain(what, test) {
  try {
    return await test()
  } catch (error) {
    if (!(error instanceof NoOpenSearchError)) throw error
    console.log(`${what} skipped, because ${error.message}`)
    return true
  }
}

function runVitest(args, url) {
  return runLoudly(
    pinnedNode,
    [binPath('vitest'), 'run', '--config', 'vitest.opensearch.config.ts', ...args],
    { cwd: root, env: { ...process.env, OPENSEARCH_TEST_URL: url } },
  )
}
