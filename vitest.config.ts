import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { SlowestFirst } from './server/testing/slowest-first.ts'
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
    // These need a server of their own: see vitest.opensearch.config.ts.
    exclude: [...configDefaults.exclude, '**/*.opensearch.test.ts'],
    // Test files share a process because imports account for a large
    // part of the run time. Therefore no file may mock a module or leave
    // a global changed; a file that must do so needs a separate project.
    isolate: false,
    // One worker more than cores: with one per core, a third of the machine is idle,
    // because many tests mostly wait for PostgreSQL or for other processes.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    // The servers and commands that tests start load hundreds of TypeScript files,
    // which takes half of the time when another process has compiled them already.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
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
