import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ name: string; count: number }>(
    `SELECT relname AS name, (xpath('/row/c/text()', query_to_xml(
       format('SELECT count(*) AS c FROM %s', oid::regclass), false, true, '')))[1]::text::int AS count
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

it('an emptied test database has what the migrations have stored, and ids begin at 1', async () => {
  const migrated = await countRows()
  for (let time = 0; time < 2; time += 1) {
    const { rows } = await database.pool.query(
      "INSERT INTO sync_run (source) VALUES ('s') RETURNING id",
    )
    expect(rows).toEqual([{ id: 1 }])
    expect(await countRows()).not.toEqual(migrated)
    await database.empty()
    expect(await countRows()).toEqual(migrated)
  }
})
