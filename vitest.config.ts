import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'sandbox/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    // Hands out the folder of the run's one PostgreSQL server, which the first test that wants it starts.
    globalSetup: ['app/database/test-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
