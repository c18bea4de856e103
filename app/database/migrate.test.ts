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
        'SELECT count(*)::int AS runs FROM drizzle.__drizzle_migrations',
      )
      expect(rows[0].runs).toBeGreaterThan(0)
      await Promise.all(pools.map(pool => pool.end()))
    })
  })

  it('leaves a migrated database and the pool as they are', async () => {
    const count = 'SELECT count(*)::int AS runs FROM drizzle.__drizzle_migrations'
    const before = await database.pool.query(count)
    await migrateDatabase(database.pool)
    expect((await database.pool.query(count)).rows).toEqual(before.rows)
    expect((await database.pool.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }])
  })
})

describe('createPool', () => {
  it('survives the loss of an idle connection', async () => {
    const pool = createPool(database.url)
    const { rows } = await pool.query('SELECT pg_backend_pid() AS pid')
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
    await expect.poll(() => pool.totalCount).toBe(0)
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})

describe('schema.ts', () => {
  it('names every column that the migrations make, and no other', async () => {
    const { getTableConfig } = await import('drizzle-orm/pg-core')
    const tables = Object.values(await import('./schema.ts')).map(getTableConfig)
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = ANY($1) ORDER BY 1`,
      [tables.map(table => table.name)],
    )
    const known = tables.flatMap(table => table.columns.map(column => `${table.name}.${column.name}`))
    expect(known.toSorted()).toEqual(rows.map(row => row.name).toSorted())
  })
})
