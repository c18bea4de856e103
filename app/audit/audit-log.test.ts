import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { fetchAudit, recordAudit } from './audit-log.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const change = { actor: 'ann@example.com', action: 'changed retailer' }
  for (const subject of ['Brightwater', 'Café Couture', 'Alder & Finch'])
    await recordAudit(database.pool, {
      ...change,
      subject,
      before: { isFeatured: false },
      after: { isFeatured: true },
    })
  await recordAudit(database.pool, {
    actor: 'command line',
    action: 'granted role',
    subject: 'ben@example.com',
    after: { role: 'admin' },
  })
})
afterAll(() => database.drop())

function search(text: string, olderThan?: string, limit = 10) {
  return fetchAudit(database.pool, { text, olderThan, limit })
}

describe('fetchAudit', () => {
  it.each([
    ['', ['ben@example.com', 'Alder & Finch', 'Café Couture', 'Brightwater']],
    ['bright', ['Brightwater']],
    ['café COUTURE', ['Café Couture']],
    ['ann retailer finch', ['Alder & Finch']],
    ['isFeatured', ['Alder & Finch', 'Café Couture', 'Brightwater']],
    ['ann@example.com couture', ['Café Couture']],
    ['command', ['ben@example.com']],
    ["'; DROP TABLE audit_entry; --", []],
    ['!!! & | :*', ['ben@example.com', 'Alder & Finch', 'Café Couture', 'Brightwater']],
  ])('AD4 finds the entries for %j, newest first', async (text, subjects) => {
    expect((await search(text)).map(({ subject }) => subject)).toEqual(subjects)
  })

  it('AD4 returns the entries older than a given one', async () => {
    const [, second] = await search('', undefined, 2)
    const rest = await search('', second?.id)
    expect(rest.map(({ subject }) => subject)).toEqual(['Café Couture', 'Brightwater'])
  })

  it('AD4 returns who changed what and when, with the values before and after', async () => {
    const [entry] = await search('brightwater')
    expect(entry).toEqual({
      id: expect.any(String),
      changedAt: expect.any(Date),
      actor: 'ann@example.com',
      action: 'changed retailer',
      subject: 'Brightwater',
      before: { isFeatured: false },
      after: { isFeatured: true },
    })
  })
})

it.each(["UPDATE audit_entry SET actor = 'x'", 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])(
  'AD4 refuses %s',
  async statement => {
    await expect(database.pool.query(statement)).rejects.toThrow('only ever added')
    expect(await search('')).toHaveLength(4)
  },
)
