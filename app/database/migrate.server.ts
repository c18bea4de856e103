import { readdir, readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { inTransactionOf } from './in-transaction.server.ts'
import { withClient } from './with-client.server.ts'

/**
 * The advisory lock held while one server migrates. The number
 * is arbitrary, but no other lock may use it.
 */
const migrationLock = 7_100_002

/**
 * Migrates the database to the newest schema by running the SQL files in `folder`
 * that have not been run yet, in name order, each in its own transaction. Any
 * number of servers may start at once: one migrates, the others wait. Throws an
 * error that names the first file that fails; the files before it stay applied.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  folder: string = findMigrations(),
): Promise<void> {
  const migrateWith = async (client: pg.PoolClient) => {
    // A migration, or waiting for another server's migration,
    // may take longer than the statement timeout for pages.
    await client.query('SET statement_timeout = 0')
    await client.query('SET client_min_messages = warning')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    const names = await listMigrations(folder)
    const applied = await findApplied(client, names)
    for (const name of names.filter(each => !applied.has(each))) {
      await runMigration(client, name, await readFile(join(folder, `${name}.sql`), 'utf8'))
    }
  }
  // Closing the connection releases the lock and resets the settings.
  await withClient(pool, migrateWith, { isSpent: true })
}

/**
 * Finds the migrations next to package.json, because this
 * module is nested deeper in the sources than in the build.
 */
function findMigrations(): string {
  const packageFile = findPackageJSON(import.meta.url)
  if (packageFile === undefined)
    throw new Error(`No package.json above ${import.meta.url}, so migrations/ cannot be found.`)
  return join(dirname(packageFile), 'migrations')
}

async function listMigrations(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter(file => file.endsWith('.sql'))
    .map(file => file.slice(0, -'.sql'.length))
    .sort()
}

async function runMigration(client: pg.ClientBase, name: string, text: string): Promise<void> {
  try {
    await inTransactionOf(client, async () => {
      await client.query(text)
      await client.query('INSERT INTO schema_migration (name) VALUES ($1)', [name])
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The migration ${name}.sql failed: ${reason}`, { cause: error })
  }
}

async function findApplied(client: pg.ClientBase, names: readonly string[]): Promise<Set<string>> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migration (
       name text PRIMARY KEY,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  )
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migration')
  if (rows.length > 0) return new Set(rows.map(({ name }) => name))
  const adopted = names.slice(0, await countDrizzleMigrations(client))
  await client.query('INSERT INTO schema_migration (name) SELECT unnest($1::text[])', [adopted])
  return new Set(adopted)
}

/**
 * Databases created before version 0.2 recorded the same files, in the same order, in Drizzle's
 * table. This can be removed once no such database is left.
 */
async function countDrizzleMigrations(client: pg.ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name`,
  )
  if (tables[0]?.name == null) return 0
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
  )
  return rows[0]?.count ?? 0
}
