import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { buildLooks } from './server/vite-plugins/build-looks.ts'

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
    // Test files share a process because imports account for a large
    // part of the run time. Therefore no file may mock a module or leave
    // a global changed; a file that must do so needs a separate project.
    isolate: false,
    // One worker per core. The default leaves one core idle,
    // although half of the tests mostly wait for PostgreSQL.
    maxWorkers: availableParallelism(),
    // Provides the folder of the run's only PostgreSQL
    // server, which starts with the first test that needs it.
    globalSetup: ['app/database/testing/test-server.ts'],
    // Conditions that other threads or servers bring about are awaited for as
    // long as a busy machine may need; Vitest's own second is too short for that.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})
