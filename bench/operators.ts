import { runnerImport } from 'vite'
import { withBenchDatabase } from './bench-database.ts'
import { seedOperatorPages } from './operators/seed.ts'

// Times the operator pages with a year of clicks. On a busy machine, compare CPU times instead.
const clickCount = Number(process.argv[2] ?? 1_000_000)
const retailerCount = Number(process.argv[3] ?? 5_000)

await withBenchDatabase('operators', async (pool, databaseUrl) => {
  await seedOperatorPages(pool, { clickCount, retailerCount })
  // Loads the storefronts through Vite because they are
  // imported with a glob pattern, which only Vite supports.
  const { module } = await runnerImport<typeof import('./operators/time-pages.ts')>(
    './bench/operators/time-pages.ts',
  )
  await module.timeOperatorPages(pool, databaseUrl)
})
