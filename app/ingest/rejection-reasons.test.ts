import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { fetchRejectionReasons } from './rejection-reasons.server.ts'
import { saveRejections } from './rejections.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it("AD2 fetchRejectionReasons counts the rejections of each source's last run by reason", async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `INSERT INTO sync_run (source) VALUES ('s'), ('s'), ('c') RETURNING id`,
  )
  const [old = 0, last = 0, cj = 0] = rows.map(({ id }) => id)
  const client = await database.pool.connect()
  const toPrice = (amount: string) => ({
    reason: 'unreadable price' as const,
    detail: `price: received "${amount}"`,
    record: { amount },
  })
  await saveRejections(client, 's', old, [toPrice('old')])
  await saveRejections(client, 's', last, [
    { reason: 'no name', detail: 'name: expected text', record: {} },
    toPrice('b'),
    toPrice('a'),
  ])
  await saveRejections(client, 'c', cj, [toPrice('c')])
  client.release()
  expect(await fetchRejectionReasons(database.pool)).toEqual([
    { scope: 'c', reason: 'unreadable price', records: 1, example: 'price: received "c"' },
    { scope: 's', reason: 'unreadable price', records: 2, example: 'price: received "a"' },
    { scope: 's', reason: 'no name', records: 1, example: 'name: expected text' },
  ])
})
