import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { normalizeCjRecord } from '#app/networks/cj/record.ts'
import { createSubId, formatSubId } from '#app/networks/sub-id.ts'
import { importReport } from './import-report.server.ts'
import { saveCommissions } from './save-commissions.server.ts'

const subId = formatSubId(createSubId())
const header =
  'Commission ID,Original Action ID,Action Status,Validation Status,Event Date,Posting Date,Advertiser Name,Website ID,Order ID,SID,Sale Amount (USD),Publisher Commission (USD)'
const toRow = (id: number, status = 'locked', amount = '62.30') =>
  `${id},a${id},${status},ACCEPTED,2026-03-01T10:00:00Z,2026-03-02T09:00:00Z,Brightwater,3000003,o${id},${subId},${amount},4.98`
const report = [header, toRow(1), toRow(2)].join('\n')

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.drop())

const importCj = (text: string) => importReport(database.pool, text, { network: 'cj' })

async function countRows(): Promise<number> {
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM commission')
  return rows[0].count
}

describe('importReport', () => {
  it('OU4 AD3 adds nothing when a file is imported twice', async () => {
    expect(await importCj(report)).toMatchObject({ rows: 2, added: 2, faults: [] })
    expect(await importCj(report)).toMatchObject({ rows: 2, added: 0 })
    expect(await importCj([header, toRow(2), toRow(1)].join('\r\n'))).toMatchObject({ added: 0 })
    expect(await countRows()).toBe(2)
  })

  it('OU4 adds nothing when the API has already delivered the record', async () => {
    const reading = normalizeCjRecord({
      commissionId: '1',
      originalActionId: 'a1',
      actionStatus: 'locked',
      validationStatus: 'ACCEPTED',
      eventDate: '2026-03-01T10:00:00Z',
      postingDate: '2026-03-02T09:00:00Z',
      advertiserName: 'Brightwater',
      websiteId: '3000003',
      orderId: 'o1',
      shopperId: subId,
      saleAmountUsd: '62.30',
      pubCommissionAmountUsd: '4.98',
    })
    if ('fault' in reading) throw new Error(reading.fault.reason)
    await saveCommissions(database.pool, [{ network: 'cj', ...reading.commission }], 'api')
    expect(await importCj([header, toRow(1)].join('\n'))).toMatchObject({ added: 0 })
  })

  it('OU4 adds a row for a record that has changed since', async () => {
    await importCj(report)
    const changed = [header, toRow(1, 'closed'), toRow(2)].join('\n')
    expect(await importCj(changed)).toMatchObject({ added: 1 })
    expect(await countRows()).toBe(3)
  })

  it('OU4 refuses a file if most of its rows are unusable, and stores none of it', async () => {
    const text = [header, toRow(1), toRow(2, 'locked', 'n/a'), toRow(3, 'frozen')].join('\n')
    await expect(importCj(text)).rejects.toThrow('2 of 3 rows cannot be used')
    expect(await countRows()).toBe(0)
  })

  it('OU4 refuses a file with a changed column, and stores none of it', async () => {
    await expect(importCj(report.replace('Commission ID', 'Payout ID'))).rejects.toThrow(
      'no column Commission ID',
    )
    expect(await countRows()).toBe(0)
  })
})
