import { configDefaults, defineConfig } from 'vitest/config'
import shared from './vitest.config.ts'

/** The tests that need a real OpenSearch: `npm run test:opensearch`. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: ['app/**/*.opensearch.test.ts', 'scripts/*.opensearch.mjs'],
    exclude: configDefaults.exclude,
  },
})
