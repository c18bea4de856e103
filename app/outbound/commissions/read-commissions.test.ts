import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createCjReader } from '#app/networks/cj/reader.server.ts'
import { createRakutenReader } from '#app/networks/rakuten/reader.server.ts'
import { createSkimlinksReader } from '#app/networks/skimlinks/reader.server.ts'
import { createSubId, formatSubId } from '#app/networks/sub-id.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts'
import type { CommissionReader } from './commission.ts'
import { readCommissions } from './read-commissions.server.ts'

const http = { retries: 1, firstRetryMs: 1 }
const dayMs = 24 * 3_600_000
let sandbox: Sandbox
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  const unlimited = Number.POSITIVE_INFINITY
  sandbox = await createSandbox({
    products: 50,
    images: false,
    rakutenRequestsPerMinute: unlimited,
    trendingRequestsPerMinute: unlimited,
  })
})
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})
beforeEach(async () => {
  sandbox.clearFaults()
  await database.empty()
})

const ratePerMinute = 10_000
const networks = ['cj', 'rakuten', 'skimlinks'] as const

function createReader(network: (typeof networks)[number]): CommissionReader {
  switch (network) {
    case 'cj':
      return { network, ...createCjReader({ ...sandbox.cj, ratePerMinute, http }) }
    case 'rakuten':
      return { network, ...createRakutenReader({ ...sandbox.rakuten, ratePerMinute, http }) }
    case 'skimlinks':
      return { network, ...createSkimlinksReader({ ...sandbox.trending, ratePerMinute, http }) }
  }
}

function plant(network: (typeof networks)[number], ageDays: number, count = 1): string[] {
  return Array.from({ length: count }, (_, index) => {
    const subId = formatSubId(createSubId())
    const at = new Date(Date.now() - ageDays * dayMs + index)
    const click = { network, subId, account: '1', retailer: 'Brightwater', cents: 6_230, at }
    sandbox.sales.see(click, 'sale')
    return subId
  })
}

async function listSubIds(): Promise<string[]> {
  const { rows } = await database.pool.query<{ subId: string }>(
    'SELECT DISTINCT sub_id AS "subId" FROM commission ORDER BY 1',
  )
  return rows.map(({ subId }) => subId)
}

describe.each(networks)('reading %s', network => {
  it('OU4 stores the records of its API once', async () => {
    const [subId] = plant(network, 2)
    const first = await readCommissions(database.pool, createReader(network))
    expect(first).toMatchObject({ network, state: 'complete', faults: 0 })
    expect(first.added).toBe(first.records)
    expect(await listSubIds()).toContain(subId)
    // The next run overlaps and reads the same records again.
    const second = await readCommissions(database.pool, createReader(network))
    expect(second).toMatchObject({ state: 'complete', added: 0 })
    expect(second.records).toBeGreaterThan(0)
  })

  it('OU4 reads records posted late, within the overlap', async () => {
    await readCommissions(database.pool, createReader(network))
    const [subId] = plant(network, 1)
    await readCommissions(database.pool, createReader(network))
    expect(await listSubIds()).toContain(subId)
  })

  it('OU4 resumes from the same place after a failure', async () => {
    const path = { cj: '/commissions/query', rakuten: '/events/1.0', skimlinks: '/publisher/' }
    sandbox.addFaults({ path: path[network], kind: '500' })
    const failed = await readCommissions(database.pool, createReader(network))
    expect(failed).toMatchObject({ state: 'failed', added: 0 })
    expect(failed.error).toMatch(/500/)
    sandbox.clearFaults()
    const [subId] = plant(network, 20)
    expect(await readCommissions(database.pool, createReader(network))).toMatchObject({
      state: 'complete',
    })
    expect(await listSubIds()).toContain(subId)
  })

  it('OU4 reports an error when a report has an unexpected shape', async () => {
    plant(network, 1)
    const path = { cj: '/commissions/query', rakuten: '/events/1.0', skimlinks: '/publisher/' }
    sandbox.addFaults({ path: path[network], kind: 'drift' })
    const result = await readCommissions(database.pool, createReader(network))
    expect(result.added).toBe(0)
    expect(result.error ?? `${result.faults} faults`).toMatch(/expected|no data|[1-9]\d* faults/i)
  })
})

it.each([
  ['cj', 120],
  ['rakuten', 3],
  ['skimlinks', 2],
] as const)('OU4 reads the report of %s again for the last %i days', async (network, days) => {
  const now = new Date('2026-06-30T12:00:00Z')
  const since: Date[] = []
  const reader: CommissionReader = {
    ...createReader(network),
    async *read(period) {
      since.push(period.since)
      yield []
    },
  }
  await readCommissions(database.pool, reader, { now })
  await readCommissions(database.pool, reader, { now })
  expect(since[1]).toEqual(new Date(now.getTime() - days * dayMs))
})

it('OU4 reads a report for 180 days at first', async () => {
  const now = new Date('2026-06-30T12:00:00Z')
  let since: Date | undefined
  const reader: CommissionReader = {
    network: 'cj',
    overlapDays: 1,
    async *read(period) {
      since = period.since
      yield Array.from({ length: 11 }, (_, at) => ({
        fault: { recordId: `${at}`, reason: 'no amount' },
      }))
    },
  }
  await readCommissions(database.pool, reader, { now })
  expect(since).toEqual(new Date(now.getTime() - 180 * dayMs))
  const { rows } = await database.pool.query('SELECT fault_examples FROM commission_reading')
  expect(rows[0].fault_examples).toHaveLength(10)
})

describe('reading CJ', () => {
  it('OU4 pages through more records than one response holds, in windows of a month', async () => {
    const planted = [...plant('cj', 3, 250), ...plant('cj', 70, 5)]
    await readCommissions(database.pool, createReader('cj'))
    const found = new Set(await listSubIds())
    expect(planted.filter(subId => !found.has(subId))).toEqual([])
  })

  it('OU4 reports an error that arrives with status 200', async () => {
    const reader = createCjReader({ ...sandbox.cj, companyId: '42', ratePerMinute, http })
    const result = await readCommissions(database.pool, { network: 'cj', ...reader })
    expect(result.state).toBe('failed')
    expect(result.error).toContain('CJ_COMPANY_ID')
    expect(result.error).not.toContain(sandbox.cj.token)
  })
})

describe('reading Rakuten', () => {
  it('OU4 lists the days that the network no longer reports', async () => {
    await readCommissions(database.pool, createReader('rakuten'), {
      now: new Date(Date.now() - 1),
    })
    await database.pool.query(
      `UPDATE commission_reading SET read_until = now() - interval '45 days'`,
    )
    const result = await readCommissions(database.pool, createReader('rakuten'))
    expect(result.state).toBe('complete')
    const days = (Date.now() - Number(result.missing?.until)) / dayMs
    expect(days).toBeCloseTo(30, 1)
  })

  it('OU4 renews an expired token', async () => {
    const reader = createReader('rakuten')
    await readCommissions(database.pool, reader)
    sandbox.expireTokens()
    expect(await readCommissions(database.pool, reader)).toMatchObject({ state: 'complete' })
  })
})

describe('readCommissions', () => {
  it('OU4 skips only the unusable records of a page', async () => {
    const reader: CommissionReader = {
      network: 'cj',
      overlapDays: 1,
      async *read() {
        yield [{ fault: { recordId: '7', reason: 'saleAmountUsd: expected a decimal like 62.30' } }]
      },
    }
    expect(await readCommissions(database.pool, reader)).toMatchObject({ records: 1, faults: 1 })
    const { rows } = await database.pool.query('SELECT fault_examples FROM commission_reading')
    expect(rows[0].fault_examples).toEqual(['7: saleAmountUsd: expected a decimal like 62.30'])
  })

  it('OU4 allows only one process at a time per network', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    let hasStarted = () => {}
    const started = new Promise<void>(resolve => {
      hasStarted = resolve
    })
    const slow: CommissionReader = {
      network: 'cj',
      overlapDays: 1,
      async *read() {
        hasStarted()
        await held
        yield []
      },
    }
    const first = readCommissions(database.pool, slow)
    await started
    expect(await readCommissions(database.pool, slow)).toMatchObject({ state: 'busy' })
    release()
    expect(await first).toMatchObject({ state: 'complete' })
  })
})
