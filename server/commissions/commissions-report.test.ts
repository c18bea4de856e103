import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { insertClicks } from '#app/outbound/insert-clicks.server.ts'
import { makeClick } from '#app/outbound/testing.ts'
import { formatReport, formatState } from './commissions-report.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('OU4 lists 100 clicks of a state, and the 20 names that earn most', async () => {
  const { pool } = database
  const clickedAt = new Date(Date.now() - 3_600_000)
  const click = (from: number, until: number) =>
    insertClicks(
      pool,
      Array.from({ length: until - from }, (_, at) =>
        makeClick({ clickedAt, network: 'cj', retailer: `Store ${(from + at) % 21}.` }),
      ),
      { error: () => undefined },
    )
  const countRows = async () => {
    const text = await formatState(pool, { days: 7, state: 'click without sale', isJson: false })
    return text.match(/Store \d+\./g)?.length
  }
  await click(0, 20)
  expect(await formatReport(pool, { days: 7, isJson: false })).not.toContain('… and')
  await click(20, 100)
  expect(await countRows()).toBe(100)
  await click(100, 101)
  expect(await countRows()).toBe(100)
  const report = await formatReport(pool, { days: 7, isJson: false })
  expect(report.match(/Store \d+\./g)).toHaveLength(20)
  expect(report).toContain('… and 1 more')
})
