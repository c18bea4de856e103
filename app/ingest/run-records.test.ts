import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'
import { toFingerprint } from '#app/sources/fingerprint.ts'
import { readChanged } from '#app/sources/read-changed.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { runSync, type SyncResult } from './sync.server.ts'

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

/** A record of the test source: id and price. */
type SourceRecord = [id: number, price: number]

/** Ids of the records that were normalized. */
let understood: string[] = []

/** Creates a source with two records per step that fails after a given step. */
function createSource(records: SourceRecord[], failsAfter = Number.POSITIVE_INFINITY): Connector {
  return {
    source: 's',
    async *readAll(from, _, known) {
      for (let at = Number(from ?? 0); at < records.length; at += 2) {
        if (at >= failsAfter) throw new SourceError('s', 'gone away')
        const sent = records
          .slice(at, at + 2)
          .map(([id, price]) => ({ id: `${id}`, text: `${id} ${price}` }))
        const reading = {
          toFingerprint: (text: string) => toFingerprint(text),
          normalize: (text: string) => {
            const [id = '', price] = text.split(' ')
            understood.push(id)
            if (price === '0')
              return {
                rejection: { id, reason: 'no price' as const, detail: 'price: 0', record: text },
              }
            return { product: makeProduct(id, { price: Number(price) }) }
          },
        }
        yield { ...(await readChanged(sent, reading, known)), cursor: `${at + 2}` }
      }
    },
    find: async () => undefined,
  }
}

async function sync(connector: Connector, rulesVersion?: string): Promise<SyncResult> {
  understood = []
  return runSync({
    connector,
    pool: database.pool,
    log,
    signal: new AbortController().signal,
    rulesVersion,
  })
}

const query = async (sql: string) => (await database.pool.query(sql)).rows
const records = Array.from({ length: 8 }, (_, index): SourceRecord => [index + 1, 10_000 + index])

describe('an unchanged record', () => {
  it('PR6 is normalized again while a trending product has no category, which a sibling may lend', async () => {
    await sync(createSource(records))
    await database.pool.query(
      "UPDATE product SET category_id = NULL, trend_rank = 1 WHERE id IN ('2', '3')",
    )
    await database.pool.query("UPDATE product SET category_id = NULL WHERE id = '5'")
    await sync(createSource(records))
    expect(understood).toEqual(['2', '3'])
  })

  it('PR5 is not normalized again, and counts as read', async () => {
    await sync(createSource(records))
    expect(understood).toHaveLength(8)
    const second = await sync(createSource(records.with(2, [3, 9_000])))
    expect(understood).toEqual(['3'])
    expect(second).toMatchObject({
      state: 'complete',
      counts: { read: 8, added: 0, changed: 1, unchanged: 7, gone: 0 },
    })
    const runs =
      await query(`SELECT seen, figures->'products' AS products, figures->'pictured' AS pictured
      FROM sync_run ORDER BY id`)
    expect(runs).toEqual([
      { seen: 8, products: 8, pictured: 8 },
      { seen: 8, products: 8, pictured: 8 },
    ])
  })

  it('PR5 PD12 is distinguished from a missing record', async () => {
    await sync(createSource(records))
    expect(await sync(createSource(records.slice(0, 7)))).toMatchObject({
      counts: { unchanged: 7, gone: 1 },
    })
    expect(await sync(createSource(records))).toMatchObject({
      counts: { unchanged: 7, changed: 1, gone: 0 },
    })
    expect(understood).toEqual(['8'])
    expect((await store.findProduct('s', '8'))?.goneSince).toBeUndefined()
  })

  it('is normalized again under a new rules version, and written if the result differs', async () => {
    await sync(createSource(records))
    const newer = 'ffffffff'
    expect(await sync(createSource(records), newer)).toMatchObject({
      counts: { unchanged: 8, changed: 0 },
    })
    expect(understood).toHaveLength(8)
    await sync(createSource(records), newer)
    expect(understood).toEqual([])
  })

  it('is normalized again when another product was stored under its id', async () => {
    await sync(createSource(records))
    await store.upsertProducts('s', [makeProduct(1, { price: 1 })])
    await sync(createSource(records))
    expect(understood).toEqual(['1'])
    expect((await store.findProduct('s', '1'))?.product.price).toBe(10_000)
  })

  it('does not make its product stale', async () => {
    await sync(createSource(records))
    await query(`UPDATE product SET read_at = now() - interval '7 hours'`)
    await query(`UPDATE sync_run SET started_at = now() - interval '7 hours'`)
    expect(await store.findProduct('s', '1')).toMatchObject({ isStale: true })
    await sync(createSource(records))
    expect(await store.findProduct('s', '1')).not.toHaveProperty('isStale')
  })

  it('is stored in its last version when a run contains it both unchanged and changed', async () => {
    await sync(createSource(records))
    const twice: SourceRecord[] = [...records, [1, 5_000], [2, 10_001], [1, 10_000], [2, 10_001]]
    await sync(createSource(twice))
    expect((await store.findProduct('s', '1'))?.product.price).toBe(10_000)
    const within: SourceRecord[] = [[1, 10_000], [1, 5_000], ...records.slice(1)]
    await sync(createSource(within))
    expect((await store.findProduct('s', '1'))?.product.price).toBe(5_000)
  })

  it('keeps its product available when it can no longer be parsed', async () => {
    await sync(createSource(records))
    const result = await sync(createSource(records.with(0, [1, 0])))
    expect(result).toMatchObject({ counts: { unchanged: 7, rejected: 1, gone: 0 } })
    expect((await query('SELECT seen FROM sync_run ORDER BY id DESC LIMIT 1'))[0]).toEqual({
      seen: 8,
    })
  })
})

describe('an interrupted sync', () => {
  it('PR5 resumes with the help of fingerprints and produces the same catalogue', async () => {
    await sync(createSource(records))
    const later = records.slice(0, 7).with(1, [2, 9_000])
    for (const failsAfter of [2, 4, 6])
      expect((await sync(createSource(later, failsAfter))).state).toBe('failed')
    expect(await sync(createSource(later))).toMatchObject({
      state: 'complete',
      counts: { read: 7, changed: 1, unchanged: 6, gone: 1 },
    })
    expect(understood).toEqual([])
    expect((await store.findProduct('s', '2'))?.product.price).toBe(9_000)
    expect(await query('SELECT id FROM product WHERE gone_since IS NOT NULL')).toEqual([
      { id: '8' },
    ])
    expect(await query('SELECT count(*)::int AS stored FROM sync_seen')).toEqual([{ stored: 0 }])
  })
})
