import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from './migrate.server.ts'
import { createPool } from './pool.server.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const name = `empty_${process.pid}`
  await database.pool.query(`CREATE DATABASE ${name}`)
  const url = new URL(database.url)
  url.pathname = name
  try {
    await work(url.href)
  } finally {
    await database.pool.query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
}

describe('migrateDatabase', () => {
  it('lets many servers start on one empty database at once', async () => {
    await withEmptyDatabase(async url => {
      const pools = Array.from({ length: 5 }, () => createPool(url))
      await Promise.all(pools.map(pool => migrateDatabase(pool)))
      const { rows } = await (pools[0] as pg.Pool).query(
        'SELECT count(*)::int AS runs FROM schema_migration',
      )
      expect(rows[0].runs).toBeGreaterThan(0)
      await Promise.all(pools.map(pool => pool.end()))
    })
  })

  it('changes nothing in a migrated database', async () => {
    const count = 'SELECT count(*)::int AS runs FROM schema_migration'
    const before = await database.pool.query(count)
    await migrateDatabase(database.pool)
    expect((await database.pool.query(count)).rows).toEqual(before.rows)
    expect((await database.pool.query('SHOW statement_timeout')).rows).toEqual([
      { statement_timeout: '15s' },
    ])
  })
})

describe('migrateDatabase on a database of an earlier version', () => {
  it('runs only the files that Drizzle had not recorded', async () => {
    await withEmptyDatabase(async url => {
      const pool = createPool(url)
      const before = await copyMigrationsUpTo('0005_prints')
      await migrateDatabase(pool, before)
      await pool.query(`
        DROP TABLE schema_migration;
        CREATE SCHEMA drizzle;
        CREATE TABLE drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
        INSERT INTO drizzle.__drizzle_migrations (hash) SELECT 'x' FROM generate_series(1, 6)`)
      await migrateDatabase(pool)
      const { rows } = await pool.query('SELECT name FROM schema_migration ORDER BY name')
      const files = await readdir('migrations')
      expect(rows.map(({ name }) => `${name}.sql`)).toEqual(files.sort())
      await pool.end()
      await rm(before, { recursive: true })
    })
  })

  it('names the file that fails, and does not roll back earlier files', async () => {
    await withEmptyDatabase(async url => {
      const pool = createPool(url)
      const folder = await copyMigrationsUpTo('0000_catalogue')
      await writeFile(join(folder, '0001_broken.sql'), 'CREATE TABLE half (a int); SELEC 1')
      await expect(migrateDatabase(pool, folder)).rejects.toThrow(/0001_broken\.sql failed: syntax/)
      const { rows } = await pool.query(
        `SELECT name, to_regclass('half') AS half FROM schema_migration`,
      )
      expect(rows).toEqual([{ name: '0000_catalogue', half: null }])
      await pool.end()
      await rm(folder, { recursive: true })
    })
  })
})

describe('the migration of rejections', () => {
  it('PR5 turns old rejection sentences into details of a single reason', async () => {
    await withEmptyDatabase(async url => {
      const pool = createPool(url)
      const before = await copyMigrationsUpTo('0006_old_job_tables')
      await migrateDatabase(pool, before)
      await pool.query(`
        INSERT INTO sync_run (source) VALUES ('s');
        INSERT INTO rejection (run, reason, record) VALUES (1, 'price: received "free"', '{}')`)
      await migrateDatabase(pool)
      const { rows } = await pool.query('SELECT reason, detail, record FROM rejection')
      expect(rows).toEqual([{ reason: 'unsorted', detail: 'price: received "free"', record: '{}' }])
      await pool.end()
      await rm(before, { recursive: true })
    })
  })
})

describe('the migration of retailers’ ids', () => {
  it('AD1 keeps every id under the letter of its source, and retailers without one', async () => {
    await withEmptyDatabase(async url => {
      const pool = createPool(url)
      const before = await copyMigrationsUpTo('0090')
      await migrateDatabase(pool, before)
      await pool.query(`
        INSERT INTO retailer_settings (key, name, sid, cid, rid, kid, hidden_on, version) VALUES
          ('corso', 'Corso', '11', '22', '33', '44', '{fashion8}', 7),
          ('harbour', 'Harbour', NULL, '2000002', NULL, NULL, '{}', 1),
          ('brightwater', 'Brightwater', NULL, NULL, NULL, NULL, '{}', 3)`)
      await migrateDatabase(pool)
      const { rows } = await pool.query(
        'SELECT key, ids, hidden_on, version FROM retailer_settings ORDER BY key',
      )
      expect(rows).toEqual([
        { key: 'brightwater', ids: {}, hidden_on: [], version: 3 },
        {
          key: 'corso',
          ids: { s: '11', c: '22', r: '33', k: '44' },
          hidden_on: ['fashion8'],
          version: 7,
        },
        { key: 'harbour', ids: { c: '2000002' }, hidden_on: [], version: 1 },
      ])
      await pool.end()
      await rm(before, { recursive: true })
    })
  })
})

/** Creates a folder with the migrations of an earlier version. */
async function copyMigrationsUpTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const files = (await readdir('migrations')).filter(file => file <= `${last}.sql`)
  for (const file of files) await cp(join('migrations', file), join(folder, file))
  return folder
}

describe('the migrations', () => {
  it('have unique numbers, since their names determine the order', async () => {
    const files = await readdir('migrations')
    const numbers = files.map(file => /^(\d{4})_\w+\.sql$/.exec(file)?.[1])
    expect(numbers).not.toContain(undefined)
    expect(new Set(numbers).size).toBe(files.length)
  })
})

describe('createPool', () => {
  it('still works after an idle connection is lost', async () => {
    const pool = createPool(database.url)
    const { rows } = await pool.query('SELECT pg_backend_pid() AS pid')
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
    await expect.poll(() => pool.totalCount).toBe(0)
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})
