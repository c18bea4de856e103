import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { fetchDoubts } from './fetch-runs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('PR7 leaves out values of a kind that earlier versions reported', async () => {
  const known = { kind: 'date', field: 'sale_date', value: 'soon', records: 2 }
  const { rows } = await database.pool.query<{ id: number }>(
    `INSERT INTO sync_run (source, doubts) VALUES ('s', $1) RETURNING id`,
    [JSON.stringify([{ kind: 'stock', field: '', value: '', records: 9 }, known])],
  )
  expect(await fetchDoubts(database.pool, rows[0]?.id ?? 0)).toEqual([known])
})
