import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct, makeProducts } from '#app/store/testing.ts'
import { runSync, type SyncOptions, type SyncResult } from './sync.server.ts'
import { withSyncRun } from './sync-run.server.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
beforeEach(async () => {
  await database.empty()
})
afterAll(() => database.drop())

function sync(connector: Connector, options: Partial<SyncOptions> = {}): Promise<SyncResult> {
  return runSync({
    connector,
    pool: database.pool,
    log,
    signal: new AbortController().signal,
    ...options,
  })
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  return (await database.pool.query(sql)).rows
}

const products = makeProducts(6)
const steps = [0, 2, 4].map(from => ({ products: products.slice(from, from + 2), expected: 6 }))
const outage = new SourceError('s', 'style: GET /products answered 503', { status: 503 })

describe('runSync', () => {
  it('PR5 reads a whole source and reports progress', async () => {
    const progress: number[] = []
    const result = await sync(makeConnector(steps), {
      onProgress: ({ read, expected }) => progress.push(read, expected ?? 0),
    })
    expect(result).toMatchObject({
      state: 'complete',
      counts: { read: 6, added: 6, rejected: 0, gone: 0 },
    })
    // Steps that arrive while the first is being stored are stored together.
    expect([progress.slice(0, 2), progress.slice(-2)]).toEqual([
      [2, 6],
      [6, 6],
    ])
    expect(await query('SELECT state, cursor, expected, seen, error FROM sync_run')).toEqual([
      { state: 'complete', cursor: '3', expected: 6, seen: 6, error: null },
    ])
  })

  it('skips unchanged products in the next sync', async () => {
    await sync(makeConnector(steps))
    expect(await sync(makeConnector(steps))).toMatchObject({
      counts: { added: 0, changed: 0, unchanged: 6 },
    })
  })

  it("PR2 fails with the source's reason, without losing the earlier steps", async () => {
    const result = await sync(makeConnector([...steps.slice(0, 2), outage]))
    expect(result).toMatchObject({
      state: 'failed',
      error: outage.message,
      counts: { added: 4, gone: 0 },
    })
    expect(await store.findProduct('s', '4')).toBeDefined()
  })

  it('PR5 resumes after the last stored step of a failed attempt, as the same run', async () => {
    await sync(makeConnector([...steps.slice(0, 2), outage]))
    const healed = makeConnector(steps)
    expect(await sync(healed)).toMatchObject({
      state: 'complete',
      counts: { read: 6, added: 6, unchanged: 0 },
    })
    expect(healed.readFrom).toEqual(['2'])
    expect(await query('SELECT count(*)::int AS runs FROM sync_run')).toEqual([{ runs: 1 }])
  })

  it('starts over after a complete run', async () => {
    await sync(makeConnector(steps))
    const again = makeConnector(steps)
    await sync(again)
    expect(again.readFrom).toEqual([undefined])
  })

  it('abandons a cursor after several attempts that read nothing', async () => {
    await sync(makeConnector([...steps.slice(0, 2), outage]))
    const broken = makeConnector([...steps.slice(0, 2), outage])
    for (let attempt = 0; attempt < 4; attempt += 1) await sync(broken)
    expect(broken.readFrom).toEqual(['2', '2', '2', undefined])
  })

  it('reports a failed run when a connector has a bug', async () => {
    const mistaken = new TypeError('sizes is not iterable')
    expect(await sync(makeConnector([mistaken as Error]))).toMatchObject({
      state: 'failed',
      error: mistaken.message,
    })
  })

  it('stops between two steps on request, and resumes there', async () => {
    const controller = new AbortController()
    const stopped = await sync(makeConnector(steps), {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    expect(stopped).toMatchObject({ state: 'stopped', counts: { read: 2 } })
    const next = makeConnector(steps)
    expect(await sync(next)).toMatchObject({ state: 'complete', counts: { read: 6 } })
    expect(next.readFrom).toEqual(['1'])
  })

  it('lets only one runner across all servers sync a source', async () => {
    const outcome = withSyncRun(database.pool, { scope: 's' }, () => sync(makeConnector(steps)))
    expect(await outcome).toMatchObject({ state: 'busy' })
    expect(await sync(makeConnector(steps))).toMatchObject({ state: 'complete' })
  })

  it('throws when the database fails', async () => {
    const cutConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`
    const given = makeConnector(steps)
    const run = sync({
      ...given,
      async *readAll() {
        for await (const step of given.readAll()) {
          yield step
          if (step.cursor === '1') await database.pool.query(cutConnections)
        }
      },
    })
    await expect(run).rejects.toThrow()
    expect(await sync(makeConnector(steps))).toMatchObject({
      state: 'complete',
      counts: { read: 6 },
    })
  })
})

describe('rejected records', () => {
  const rejection = {
    id: '2',
    reason: 'wrong shape',
    detail: 'price: expected number, received string',
    record: { id: 2, price: 'a\0b' },
  } as const

  it('PR5 are counted and stored, and the rest of the step is written', async () => {
    const result = await sync(
      makeConnector([{ products: [makeProduct(1)], rejected: [rejection] }]),
    )
    expect(result).toMatchObject({ state: 'complete', counts: { added: 1, rejected: 1 } })
    const { id, reason, detail } = rejection
    expect(await query('SELECT id, reason, detail, record FROM rejection')).toEqual([
      { id, reason, detail, record: '{"id":2,"price":"a\\u0000b"}' },
    ])
  })

  it('do not change or remove the product they belong to', async () => {
    await sync(makeConnector([{ products: makeProducts(3) }]))
    await sync(
      makeConnector([{ products: [makeProduct(1), makeProduct(3)], rejected: [rejection] }]),
    )
    expect(await store.findProduct('s', '2')).toEqual({ product: makeProduct(2) })
  })

  it('are stored up to a limit and counted beyond it', async () => {
    const many = Array.from({ length: 700 }, () => rejection)
    const step = { products: makeProducts(800), rejected: many }
    const result = await sync(makeConnector([step, step]))
    expect(result.counts.rejected).toBe(1_400)
    expect(await query('SELECT count(*)::int AS stored FROM rejection')).toEqual([
      { stored: 1_000 },
    ])
  })

  it('include products whose id the database cannot store', async () => {
    const result = await sync(
      makeConnector([
        { products: [makeProduct('a\0'), makeProduct('x'.repeat(3_000)), makeProduct(1)] },
      ]),
    )
    expect(result).toMatchObject({ state: 'complete', counts: { added: 1, rejected: 2 } })
  })

  it('may have any value', async () => {
    const circular: Record<string, unknown> = {}
    circular.self = circular
    const records = [circular, undefined, null, 1n, '\ud800'].map(record => ({
      reason: 'wrong shape' as const,
      detail: 'odd',
      record,
    }))
    expect(await sync(makeConnector([{ rejected: records }]))).toMatchObject({ state: 'complete' })
  })
})

describe('products a source no longer has', () => {
  const gone = 'SELECT id FROM product WHERE gone_since IS NOT NULL ORDER BY id'

  it('PD12 are marked as gone after a complete run but keep their data', async () => {
    await sync(makeConnector([{ products: makeProducts(6) }]))
    const result = await sync(makeConnector([{ products: makeProducts(5) }]))
    expect(result.counts.gone).toBe(1)
    expect(await store.findProduct('s', '6')).toEqual({
      product: makeProduct(6),
      goneSince: expect.any(Date),
    })
  })

  it('are available again and count as changed when the source has them again', async () => {
    for (const count of [6, 5, 6]) await sync(makeConnector([{ products: makeProducts(count) }]))
    expect(await query(gone)).toEqual([])
    expect((await store.changesSince(0, 10)).at(-1)?.isGone).toBe(false)
  })

  it.each([
    ['a run that failed', [{ products: makeProducts(1) }, outage], 'failed'],
    ['a run that found suspiciously few products', [{ products: makeProducts(2) }], 'implausible'],
  ])('are not marked as gone after %s', async (_, given, state) => {
    await sync(makeConnector([{ products: makeProducts(6) }]))
    expect((await sync(makeConnector(given))).state).toBe(state)
    expect(await query(gone)).toEqual([])
  })

  it('stay available when they were fetched by id during the run', async () => {
    await sync(makeConnector([{ products: makeProducts(6) }]))
    const given = makeConnector([{ products: makeProducts(5) }])
    await sync({
      ...given,
      async *readAll() {
        await store.upsertProducts('s', [makeProduct(6)])
        yield* given.readAll()
      },
    })
    expect(await query(gone)).toEqual([])
  })

  it('PD12 are not marked as gone when they leave a report, until they have been missing for a long time', async () => {
    const report = (products: Product[]) => ({ ...makeConnector([{ products }]), lingerDays: 14 })
    const trending = makeProducts(3, index => ({ trend: { rank: index + 1, day: '2026-03-01' } }))
    await sync(report(trending))
    expect(await sync(report(trending.slice(0, 2)))).toMatchObject({
      state: 'complete',
      counts: { gone: 0 },
    })
    expect(await store.findProduct('s', '3')).toEqual({ product: makeProduct(3) })
    expect(await query('SELECT trend_rank FROM product ORDER BY number')).toEqual([
      { trend_rank: 1 },
      { trend_rank: 2 },
      { trend_rank: null },
    ])
    // The product returns to its old position on the same day.
    await sync(report(trending))
    expect(await store.findProduct('s', '3')).toEqual({ product: trending[2] })

    await query(`UPDATE product SET read_at = now() - interval '15 days'`)
    expect(await sync(report(trending.slice(0, 2)))).toMatchObject({ counts: { gone: 1 } })
    expect(await query(gone)).toEqual([{ id: '3' }])
  })

  it('belong to that source only', async () => {
    await store.upsertProducts('c', [makeProduct(1, { source: 'c' })])
    await sync(makeConnector([{ products: makeProducts(2) }]))
    expect(await query(gone)).toEqual([])
  })
})

describe('a process killed while it syncs', () => {
  it('PR5 is resumed where it stopped', async () => {
    const path = (name: string) =>
      JSON.stringify(pathToFileURL(`${import.meta.dirname}/${name}`).href)
    const script = `
      const { runSync } = await import(${path('sync.server.ts')})
      const { makeConnector } = await import(${path('../sources/testing.ts')})
      const { makeProducts } = await import(${path('../store/testing.ts')})
      const { createPool } = await import(${path('../database/pool.server.ts')})
      const products = makeProducts(4)
      const given = makeConnector([{ products: products.slice(0, 2) }, { products: products.slice(2) }])
      const hanging = { ...given, async *readAll() { yield* given.readAll(); await new Promise(() => {}) } }
      const log = { info() {}, warn() {}, error() {} }
      const onProgress = ({ read }) => read === 4 && console.log('half way')
      setInterval(() => {}, 1000)
      const pool = createPool(${JSON.stringify(database.url)})
      await runSync({ connector: hanging, pool, log, signal: new AbortController().signal, onProgress })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')

    const next = makeConnector(steps)
    // The server frees the killed runner's lock once it notices
    // the lost connection, which may be a moment later.
    await expect.poll(async () => (await sync(next)).state).toBe('complete')
    expect(next.readFrom).toEqual(['2'])
    expect(await query('SELECT read, added, seen FROM sync_run')).toEqual([
      { read: 6, added: 6, seen: 6 },
    ])
  })
})
