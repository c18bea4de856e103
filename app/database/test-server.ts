import { access, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openLocalPostgres } from './local-postgres.server.ts'
import { testSettings } from './test-settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseFolder: string
  }
}

/**
 * Vitest's global set-up: names the folder of the run's one PostgreSQL server, and stops that server in the end.
 * The first test that wants a database starts it, so a run that wants none pays nothing.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'storefronts-test-'))
  // Temporary folders are closed to others, and as root PostgreSQL runs as a user of its own.
  await chmod(folder, 0o755)
  project.provide('testDatabaseFolder', folder)
  return async () => {
    const wasStarted = await access(join(folder, 'postgres')).then(
      () => true,
      () => false,
    )
    if (wasStarted) await (await openLocalPostgres(folder, testSettings)).stop()
    await rm(folder, { recursive: true, force: true })
  }
}
