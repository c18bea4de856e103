import { install } from './install.mjs'
import { NoOpenSearchError, startOpenSearch } from './local-opensearch.mjs'
import { binPath, pinnedNode, root } from './paths.mjs'
import { runLoudly, runScript } from './step.mjs'

// `npm run test:opensearch` runs the tests that need a real OpenSearch: the one at
// OPENSEARCH_TEST_URL, or one that is started for them where there are Java and Maven.
await runScript(async () => {
  await install()
  const given = process.env.OPENSEARCH_TEST_URL
  const server = given ? undefined : await startOpenSearch().catch(explainAbsence)
  const url = given ?? server?.url
  if (!url) return
  try {
    const isGreen = await runLoudly(
      pinnedNode,
      [
        binPath('vitest'),
        'run',
        '--config',
        'vitest.opensearch.config.ts',
        ...process.argv.slice(2),
      ],
      { cwd: root, env: { ...process.env, OPENSEARCH_TEST_URL: url } },
    )
    if (!isGreen) process.exitCode = 1
  } finally {
    await server?.stop()
  }
})

function explainAbsence(error) {
  if (!(error instanceof NoOpenSearchError)) throw error
  console.log(`The OpenSearch tests are skipped, because ${error.message}`)
  return undefined
}
