import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openLocalPostgres } from './local-postgres.server.ts'
import { migrateDatabase } from './migrate.server.ts'
import { createPool } from './pool.server.ts'
import { testSettings } from './test-settings.ts'

export interface TestDatabase {
  url: string
  pool: pg.Pool
  /** Closes the pool and removes the database. */
  drop(): Promise<void>
}

const template = 'migrated'
const templateLock = 1

/** A migrated, empty database on a real PostgreSQL, for one test file: `beforeAll` makes it, `afterAll` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await openLocalPostgres(inject('testDatabaseFolder'), testSettings)
  const name = `test_${randomBytes(6).toString('hex')}`
  await withAdmin(server.url('postgres'), async admin => {
    // Migrated once a run and copied after that. The lock also keeps two copies apart, which PostgreSQL refuses.
    await admin.query('SELECT pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (rowCount === 0) {
      await admin.query('CREATE DATABASE migrating')
      const pool = createPool(server.url('migrating'))
      await migrateDatabase(pool)
      await pool.end()
      await admin.query(`ALTER DATABASE migrating RENAME TO ${template}`)
    }
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  })
  const url = server.url(name)
  const pool = createPool(url)
  return {
    url,
    pool,
    async drop() {
      await pool.end()
      await withAdmin(server.url('postgres'), admin => admin.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
