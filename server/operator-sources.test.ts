import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createSources } from '#app/ingest/control/create-sources.server.ts'
import type { Sources } from '#app/ingest/control/sources.ts'
import { runSync } from '#app/ingest/sync.server.ts'
import type { ConnectorHealth, ReadStep } from '#app/sources/connector.ts'
import type { Rejection } from '#app/sources/rejection.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { makeProduct, makeProducts } from '#app/store/testing.ts'
import { startSyncQueue } from './sync/sync-queue.ts'

// Tests the operators' view of sources with a real
// sync queue, real syncs and a PostgreSQL database.

const actor = 'ann@example.com'
const log = pino({ level: 'silent' })
const stop = new AbortController()
let database: TestDatabase
let sources: Sources
let done: Promise<void>
let steps: Partial<ReadStep>[] = []
const syncHealth: ConnectorHealth = {
  ...{ circuit: 'half-open', rate: { perMinute: 600, callsLeft: 12 } },
  token: { secondsLeft: 90 },
}
/** Makes the next sync wait until the test lets it continue. */
let gate = Promise.withResolvers<void>()

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  const queue = await startSyncQueue({
    pool,
    crons: { s: '7 * * * *' },
    async syncOne() {
      await gate.promise
      const connector = { ...makeConnector(steps), getHealth: () => syncHealth }
      return runSync({ connector, pool, log, signal: stop.signal })
    },
    signal: stop.signal,
    log,
    waits: { pollMs: 20 },
  })
  done = queue.done
  const configured = [
    {
      ...({ letter: 's', title: 'Style', ratePerMinute: 750 } as const),
      getNextRun: () => ({ at: new Date('2026-03-01T12:07:00Z'), intervalMs: 3_600_000 }),
      getHealth: () => ({ circuit: 'closed' }) as const,
      find: async (id: string) => makeProduct(id),
    },
  ]
  sources = createSources({ pool, configured, queue })
})
afterAll(async () => {
  gate.resolve()
  stop.abort()
  await done
  await database.drop()
})

async function getStyle() {
  const [row] = await sources.fetchAll()
  if (!row) throw new Error('The configured source is missing')
  return row
}

/** Requests a sync that reads the given batches, and waits until it ends. */
async function sync(read: Partial<ReadStep>[]): Promise<void> {
  const requestedAt = Date.now()
  steps = read
  await sources.requestSync(actor, await getStyle())
  gate.resolve()
  await expect
    .poll(async () => {
      const { run, schedule } = await getStyle()
      // A resumed run has no end time until its new attempt ends.
      return !schedule?.isWaiting && run?.finishedAt && run.finishedAt.getTime() > requestedAt
    })
    .toBe(true)
}

async function fetchAudit() {
  const { rows } = await database.pool.query(
    'SELECT actor, action, subject, before, after FROM audit_entry ORDER BY id',
  )
  return rows
}

const products = makeProducts(120)
const rejection: Rejection = {
  ...{ id: '7', reason: 'wrong shape', detail: 'price: expected number' },
  record: { id: 7, price: 'free' },
}
/** Returns the same products at a hundred times the price. */
const dear = products.map(product => makeProduct(product.id, { price: product.price * 100 }))

it('AD2 AD4 syncs a source on request, shows the outcome and records the request in the audit log', async () => {
  // The queue already contains a job, since the source has never been synced.
  steps = [{ products, rejected: [rejection] }]
  gate.resolve()
  await expect.poll(async () => (await getStyle()).run?.state).toBe('complete')
  gate = Promise.withResolvers()
  expect(await sources.requestSync(actor, await getStyle())).toBe(true)
  gate.resolve()
  await expect.poll(async () => (await getStyle()).run?.id).toBe(2)
  await expect.poll(async () => (await getStyle()).run?.state).toBe('complete')
  expect(await getStyle()).toMatchObject({
    ...{ name: 'style', title: 'Style', trouble: undefined },
    lastGood: { products: 120 },
    schedule: { ratePerMinute: 750, health: { circuit: 'closed' } },
    syncCalls: { health: syncHealth, reportedAt: expect.any(Date) },
  })
  expect(await fetchAudit()).toEqual([
    {
      ...{ actor, action: 'requested sync', subject: 'style' },
      before: { run: 1, state: 'complete' },
      after: { state: 'queued' },
    },
  ])
})

it('AD2 lists the rejected records of a run by reason', async () => {
  const run = (await getStyle()).run?.id ?? 0
  expect(await sources.fetchRejections(run)).toEqual([{ reason: 'wrong shape', records: 1 }])
  const [record, ...others] = await sources.fetchRejected(run, 'wrong shape', undefined)
  expect(others).toEqual([])
  expect(record).toMatchObject({
    id: '7',
    detail: rejection.detail,
    record: '{"id":7,"price":"free"}',
  })
  expect(await sources.fetchRejected(run, 'wrong shape', record?.number)).toEqual([])
  expect((await sources.fetchRuns(await getStyle()))[0]).toMatchObject({ id: run, rejected: 1 })
})

it('AD2 AD5 previews what approving quarantined products would change', async () => {
  await sync([{ products: [...dear, makeProduct('new-1')], rejected: [rejection] }])
  const row = await getStyle()
  expect(row).toMatchObject({ trouble: 'quarantined', held: { products: 121 } })
  const held = await sources.findHeldStep(row)
  expect(held).toMatchObject({ added: 1, changed: 120, unchanged: 0, rejected: 1 })
  expect(held?.reason).toContain('known products cost 100 times')
  expect(held?.moves).toHaveLength(10)
  const { beforeUsdCents, afterUsdCents } = held?.moves[0] ?? {}
  expect(afterUsdCents).toBe((beforeUsdCents ?? 0) * 100)
})

it('AD2 AD4 approves quarantined products and records the approval in the audit log', async () => {
  const row = await getStyle()
  const run = row.held?.run ?? 0
  expect(await sources.decide(actor, 'release', row, 999)).toBe('This source has no run 999.')
  expect(await sources.decide(actor, 'release', row, run)).toBeUndefined()
  const { rows } = await database.pool.query(
    `SELECT count(*)::int AS dear FROM product WHERE id = 'new-1'`,
  )
  expect(rows).toEqual([{ dear: 1 }])
  expect((await fetchAudit()).at(-1)).toEqual({
    ...{ actor, action: 'released sync', subject: `style, run ${run}` },
    before: { state: 'quarantined' },
    after: { state: 'released', products: 121 },
  })
  expect(await sources.decide(actor, 'release', row, run)).toContain('nothing to decide')
})

it('AD2 AD4 discards quarantined products and records this in the audit log', async () => {
  await sync([{ products: [...dear, makeProduct('new-1')] }])
  await sync([{ products }])
  const row = await getStyle()
  const run = row.held?.run ?? 0
  expect(row.trouble).toBe('quarantined')
  expect(await sources.decide(actor, 'discard', row, run)).toBeUndefined()
  expect(await getStyle()).not.toHaveProperty('held')
  expect((await fetchAudit()).at(-1)).toEqual({
    ...{ actor, action: 'discarded quarantine', subject: `style, run ${run}` },
    before: { state: 'quarantined' },
    after: { state: 'dropped' },
  })
})

it('RT13 calls a source for a product of one of its retailers', async () => {
  const row = await getStyle()
  const [product] = products
  const retailer = product?.retailer.name ?? ''
  const call = await sources.call(row, [retailer])
  expect(call?.product).toEqual({ name: expect.any(String), retailer })
  expect(call?.ms).toBeGreaterThanOrEqual(0)
  expect(await sources.call(row, ['Nobody'])).toBeUndefined()
  expect(await sources.call({ ...row, scope: 'f:alder-uk' })).toBeUndefined()
})
