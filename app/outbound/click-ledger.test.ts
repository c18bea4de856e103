import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type BreakableServer,
  createBreakableServer,
  createTestDatabase,
  type TestDatabase,
} from '#app/database/testing.ts'
import { type ClickLedger, createClickLedger, type LedgerOptions } from './click-ledger.server.ts'
import { makeClick } from './testing.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let folder: string
const ledgers: ClickLedger[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clicks-'))
})
afterEach(async () => {
  await Promise.all(ledgers.splice(0).map(ledger => ledger.close()))
  await rm(folder, { recursive: true, force: true })
})

function open(options: Partial<LedgerOptions> = {}): ClickLedger {
  const pool = database.pool
  const ledger = createClickLedger({ pool, folder, log, writeEveryMs: 20, ...options })
  ledgers.push(ledger)
  return ledger
}

async function countKept(pool: pg.Pool, storefront: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM click WHERE storefront = $1',
    [storefront],
  )
  return rows[0]?.count ?? 0
}

function makeClicks(count: number, storefront: string) {
  return Array.from({ length: count }, () => makeClick({ storefront }))
}

/** A database that cannot be reached. */
const away = {
  query: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
} as unknown as pg.Pool

describe('the click ledger', () => {
  it('OU3 stores every field of a click and leaves no spool file behind', async () => {
    const ledger = open()
    const [whole, bare] = [makeClick(), makeClick({ position: undefined, visitor: 'bot' })]
    ledger.record(whole)
    ledger.record(bare)
    await expect.poll(() => ledger.state().written).toBe(2)
    const { rows } = await database.pool.query(
      'SELECT * FROM click WHERE sub_id = ANY($1) ORDER BY visitor DESC',
      [[whole.subId, bare.subId]],
    )
    expect(rows).toEqual([
      {
        id: expect.any(String),
        clicked_at: whole.clickedAt,
        storefront: 'fashion8',
        source: 's',
        product_id: '730112845',
        retailer: 'Alder & Finch',
        price_minor: '11880',
        currency: 'USD',
        page: 'list',
        position: 12,
        sub_id: whole.subId,
        device: 'phone',
        visitor: 'person',
        network: 'skimlinks',
        destination_host: 'www.a.example',
      },
      expect.objectContaining({ sub_id: bare.subId, position: null, visitor: 'bot' }),
    ])
    expect(await readdir(folder)).toEqual([])
    expect(ledger.state()).toMatchObject({ recorded: 2, dropped: 0, spoolBytes: 0 })
  })

  it('OU3 is append-only', async () => {
    for (const statement of ["UPDATE click SET page = ''", 'DELETE FROM click', 'TRUNCATE click'])
      await expect(database.pool.query(statement)).rejects.toThrow('only ever added')
  })

  it('OU3 writes the clicks of a dead process exactly once, even if two processes find them', async () => {
    const ended = open({ pool: away })
    for (const click of makeClicks(500, 'ended')) ended.record(click)
    await expect.poll(() => ended.state().spoolBytes).toBeGreaterThan(100_000)
    // The last line is truncated, as if the process had been killed.
    const [first = ''] = await readdir(folder)
    await appendFile(join(folder, first), '{"clickedAt":"2026-03-')
    await writeFile(join(folder, 'of-somebody-else.txt'), 'not ours')

    const [one, other] = [open({ adoptAfterMs: 0 }), open({ adoptAfterMs: 0 })]
    one.record(makeClick({ storefront: 'ended' }))
    await expect.poll(() => countKept(database.pool, 'ended')).toBe(501)
    await Promise.all([one.close(), other.close()])
    expect(await countKept(database.pool, 'ended')).toBe(501)
    expect(await readdir(folder)).toEqual(['of-somebody-else.txt'])
  })

  it('OU3 does not touch the files of another process that may be writing them', async () => {
    const busy = open({ pool: away })
    busy.record(makeClick({ storefront: 'busy' }))
    await expect.poll(() => readdir(folder)).toHaveLength(1)
    const other = open()
    other.record(makeClick({ storefront: 'other' }))
    await expect.poll(() => countKept(database.pool, 'other')).toBe(1)
    expect(await countKept(database.pool, 'busy')).toBe(0)
  })

  it('OU3 does not let a click that the database rejects hold up the others', async () => {
    const ledger = open()
    const clicks = makeClicks(50, 'refused')
    for (const [index, click] of clicks.entries())
      ledger.record(index === 20 ? { ...click, productId: 'with \0' } : click)
    await expect.poll(() => countKept(database.pool, 'refused')).toBe(49)
  })

  it('OU3 keeps the spool within its limit and counts the clicks that it drops', async () => {
    const ledger = open({ pool: away, maxSpoolBytes: 10_000 })
    for (let turn = 0; turn < 5; turn++) {
      for (const click of makeClicks(100, 'full')) ledger.record(click)
      const { recorded } = ledger.state()
      await expect.poll(() => sum(ledger)).toBe(recorded)
    }
    expect(ledger.state().dropped).toBeGreaterThan(300)
    expect(ledger.state().spoolBytes).toBeLessThan(100_000)

    function sum({ state }: ClickLedger): number {
      const { dropped, spoolBytes } = state()
      return dropped + Math.round(spoolBytes / bytesOfClick)
    }
  })

  it('OU3 holds 20,000 clicks in memory when neither the disk nor the database is writable', async () => {
    await writeFile(join(folder, 'file'), '')
    const ledger = open({ pool: away, folder: join(folder, 'file', 'below') })
    for (const click of makeClicks(20_000, 'nowhere')) ledger.record(click)
    await ledger.close()
    expect(ledger.state().dropped).toBe(0)
    ledger.record(makeClick({ storefront: 'nowhere' }))
    await ledger.close()
    expect(ledger.state()).toMatchObject({ recorded: 20_001, dropped: 1 })
  })

  it('OU3 still writes to the database when the disk is not writable', async () => {
    await writeFile(join(folder, 'file'), '')
    const ledger = open({ folder: join(folder, 'file', 'below') })
    for (const click of makeClicks(10, 'no-disk')) ledger.record(click)
    await expect.poll(() => countKept(database.pool, 'no-disk')).toBe(10)
  })
})

const bytesOfClick = JSON.stringify(makeClick({ storefront: 'full' })).length + 1

describe('the click ledger during an outage', () => {
  let server: BreakableServer
  beforeAll(async () => {
    server = await createBreakableServer()
  })
  afterAll(() => server.remove())

  it.each([
    ['stopped', () => server.stop(), () => server.start()],
    ['killed', () => server.kill(), () => server.start()],
    ['frozen', () => server.freeze(), () => server.thaw()],
  ])('OU3 loses no clicks while PostgreSQL is %s', async (name, leave, comeBack) => {
    const ledger = open({ pool: server.pool })
    const sent = makeClicks(3_000, name)
    const sendAll = async (clicks: typeof sent) => {
      for (const [index, click] of clicks.entries()) {
        ledger.record(click)
        if (index % 50 === 0) await new Promise(resolve => setTimeout(resolve, 5))
      }
    }
    await sendAll(sent.slice(0, 1_000))
    await leave()
    await sendAll(sent.slice(1_000, 2_500))
    await expect.poll(() => ledger.state().spoolBytes).toBeGreaterThan(0)
    await comeBack()
    await sendAll(sent.slice(2_500))
    await expect.poll(() => countKept(server.pool, name).catch(() => 0)).toBe(3_000)
    await expect
      .poll(() => ledger.state())
      .toMatchObject({ recorded: 3_000, dropped: 0, spoolBytes: 0 })
    expect(await readdir(folder)).toEqual([])
  })
})
