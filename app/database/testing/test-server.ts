import { access, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openLocalPostgres } from '../local-postgres.server.ts'
import { testSettings } from './test-settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseFolder: string
  }
}

/**
 * Vitest's global setup: chooses the folder of the run's single
 * PostgreSQL server and stops that server at the end. The first test
 * that needs a database starts it, so that other runs need no server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'storefronts-test-'))
  // Temporary folders are private to their user, and under root PostgreSQL runs as a separate user.
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
