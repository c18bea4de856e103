import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { buildLooks } from './server/build-looks.ts'

export default defineConfig({
  plugins: [buildLooks()],
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'sandbox/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    // Test files share their process, whose imports are a large part of the run. None mocks a module
    // or leaves a changed global behind; a file that must belongs in a project of its own.
    isolate: false,
    // One per core. The default leaves a core free, but half of the tests wait for PostgreSQL.
    maxWorkers: availableParallelism(),
    // Provides the folder of the run's one PostgreSQL server, which the first test to need it starts.
    globalSetup: ['app/database/test-server.ts'],
    // A test that passes only at its second try is printed with its retry.
    retry: 1,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})
