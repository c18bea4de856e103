import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { makeShirt } from '#app/ingest/offers/testing/make-shirt.ts'
import { whileSyncWrites } from '#app/ingest/offers/testing/while-sync-writes.ts'
import { insertClicks } from '#app/outbound/insert-clicks.server.ts'
import { makeClick } from '#app/outbound/testing.ts'
import { findOffers } from '#app/store/offers/find-offers.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { acquireWriteLock } from '#app/store/write-transaction.server.ts'
import { createMatches, type Matches } from './matches.server.ts'

const actor = 'ann@example.com'
const pair = { first: 1, second: 2 }

let database: TestDatabase
let matches: Matches
beforeAll(async () => {
  database = await createTestDatabase()
  matches = createMatches(database.pool)
  await sync('s', 'a', 'Harbour Stripe Silk Shirt')
  await sync('c', 'b', 'Harbour Stripe Shirt')
  await sync('r', 'c', 'Oak Stool')
})
afterAll(() => database.drop())

async function sync(
  source: 's' | 'c' | 'r',
  id: string,
  name: string,
  brand = { id: '2041', name: 'Northquay' },
): Promise<void> {
  await createStore(database.pool).upsertProducts(source, [makeShirt(source, id, { name, brand })])
  await matchOffers(database.pool)
}

/** Returns the offers that the first product's page compares. */
async function listOffers(): Promise<string[]> {
  const offers = await findOffers(database.pool, 's', 'a')
  return offers.map(({ source, id }) => `${source}:${id}`).sort()
}

async function fetchAudit() {
  const { rows } = await database.pool.query(
    'SELECT actor, action, subject, before, after FROM audit_entry ORDER BY id',
  )
  return rows
}

describe('offers in doubt', () => {
  it('PR8 are listed with the reason', async () => {
    const { open, total, decided } = await matches.fetch()
    expect({ total, decided }).toEqual({ total: 1, decided: [] })
    expect(open).toMatchObject([
      { ...pair, reasons: ['names differ by: silk'], offers: [{ id: 'a' }, { id: 'b' }] },
    ])
  })

  it('PR8 AD4 are joined once approved, even after a sync, until the approval is undone', async () => {
    expect(await listOffers()).toEqual([])
    expect(await matches.decide(actor, pair, 'approve')).toBe(true)
    expect(await listOffers()).toEqual(['c:b', 's:a'])
    expect(await matches.fetch()).toMatchObject({ open: [], decided: [{ isApproved: true }] })
    await sync('c', 'b', 'Harbour Striped Kaftan')
    expect(await listOffers()).toEqual(['c:b', 's:a'])
    await sync('c', 'b', 'Harbour Stripe Shirt')
    expect(await matches.decide(actor, pair, 'reopen')).toBe(true)
    expect(await listOffers()).toEqual([])
    expect(await matches.fetch()).toMatchObject({ total: 1, decided: [] })
    const subject = 's:a, c:b'
    const approved = { decision: 'approve' }
    expect(await fetchAudit()).toEqual([
      { actor, action: 'joined offers', subject, before: null, after: approved },
      { actor, action: 'reopened offers', subject, before: approved, after: null },
    ])
  })

  it('PR8 stay separate once refused, even when their names become equal', async () => {
    expect(await matches.decide(actor, pair, 'refuse')).toBe(true)
    expect(await matches.decide(actor, pair, 'refuse')).toBe(false)
    expect(await matches.fetch()).toMatchObject({ open: [], decided: [{ isApproved: false }] })
    await sync('c', 'b', 'Harbour Stripe Silk Shirt')
    expect(await listOffers()).toEqual([])
    expect((await matches.fetch()).open).toEqual([])
    expect(await matches.decide(actor, pair, 'reopen')).toBe(true)
    expect(await listOffers()).toEqual(['c:b', 's:a'])
  })

  it('PR8 stay separate when all groups are rebuilt', async () => {
    await matches.decide(actor, pair, 'refuse')
    await matchOffers(database.pool, undefined, { rules: 'other rules' })
    expect(await listOffers()).toEqual([])
    await matches.decide(actor, pair, 'reopen')
  })

  it('PR8 leave other products unchanged once decided', async () => {
    const fetchChanges = async () =>
      (await database.pool.query('SELECT number, changed_at FROM product ORDER BY 1')).rows
    const before = await fetchChanges()
    await matches.decide(actor, pair, 'refuse')
    const after = await fetchChanges()
    const changed = after.filter(({ changed_at }, at) => changed_at !== before[at].changed_at)
    expect(changed.map(({ number }) => number)).toEqual([1, 2])
  })

  it('PR8 cannot be decided for products that do not exist', async () => {
    expect(await matches.decide(actor, { first: 3, second: 900 }, 'approve')).toBe(false)
  })
})

describe('the queue of pairs', () => {
  const open = async () => (await matches.fetch()).open.map(({ first, second }) => [first, second])

  it('AD1 begins with the most money, and is decided and undone in bulk', async () => {
    await database.pool.query('DELETE FROM offer_match_decision')
    for (const word of ['Kelara', 'Meadow', 'Willow']) {
      await sync('s', `x-${word}`, `${word} Stripe Silk Shirt`)
      await sync('c', `y-${word}`, `${word} Stripe Shirt`)
    }
    const before = await open()
    expect(before.length).toBeGreaterThanOrEqual(3)
    const { rows } = await database.pool.query(`SELECT source, id FROM product WHERE number = $1`, [
      before.at(-1)?.[1],
    ])
    const click = makeClick({
      source: rows[0].source,
      productId: rows[0].id,
      clickedAt: new Date(),
    })
    await insertClicks(database.pool, [click], { error: () => undefined })
    expect((await open())[0]).toEqual(before.at(-1))

    const [group] = (await matches.fetchGroups()).open
    if (!group) throw new Error('There is no group')
    expect(await matches.decideAll(actor, { ...group, brand: 'Nobody' }, 'refuse')).toBe(0)
    expect(await matches.decideAll(actor, group, 'refuse')).toBe(group.pairs)
    expect((await open()).length).toBe(before.length - group.pairs)
    const [undo] = (await matches.fetchGroups()).decided
    if (!undo) throw new Error('There is nothing to undo')
    expect(undo).toMatchObject({ ...group, isApproved: false })
    expect(await matches.undoAll(actor, undo.id)).toBe(group.pairs)
    expect(await matches.undoAll(actor, undo.id)).toBe(0)
    expect((await matches.fetchGroups()).decided).toEqual([])
    expect((await open()).length).toBe(before.length)
    const decision = { decision: 'refuse', pairs: group.pairs }
    const subject = `${group.brand}: ${group.reason}`
    expect((await fetchAudit()).slice(-2)).toEqual([
      { actor, action: 'separated offers together', subject, before: null, after: decision },
      { actor, action: 'reopened offers together', subject, before: decision, after: null },
    ])
  })

  it('AD1 lists the groups with the most money first, then the largest', async () => {
    const brand = { id: '9', name: 'Southquay' }
    for (const word of ['Vesper', 'Quillon']) {
      await sync('s', `p-${word}`, `${word} Stripe Silk Shirt`, brand)
      await sync('c', `q-${word}`, `${word} Stripe Shirt`, brand)
    }
    const brands = async () => (await matches.fetchGroups()).open.map(group => group.brand)
    expect((await brands()).at(-1)).toBe('Southquay')
    const many = Array.from({ length: 5 }, () =>
      makeClick({ source: 's', productId: 'p-Vesper', clickedAt: new Date() }),
    )
    await insertClicks(database.pool, many, { error: () => undefined })
    expect((await brands())[0]).toBe('Southquay')
  })
})

describe('more pairs than matching reads at once', () => {
  const many = 520
  const brand = { id: '77', name: 'Eastquay' }
  const reason = 'names differ by: silk'
  const choice = { brand: brand.name, reason }
  const toName = (at: number) => `Model${at}x Stripe`

  async function countGrouped(): Promise<number> {
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS grouped FROM product WHERE brand = $1 AND group_number IS NOT NULL`,
      [brand.name],
    )
    return rows[0].grouped
  }

  beforeAll(async () => {
    const colors = [{ id: '1', name: 'Navy' }]
    for (const [source, word, price] of [
      ['s', 'Silk Shirt', 5_000],
      ['c', 'Shirt', 4_000],
    ] as const) {
      const products = Array.from({ length: many }, (_, at) =>
        makeProduct(`${at + 1_000}`, {
          ...{ source, name: `${toName(at)} ${word}`, unbrandedName: `${toName(at)} ${word}` },
          ...{ brand, colors, price, retailer: { id: source, name: `Shop ${source}` } },
        }),
      )
      await createStore(database.pool).upsertProducts(source, products)
    }
    await matchOffers(database.pool)
  })

  it('AD1 show their effect before they are decided, and nothing has changed then', async () => {
    const sync = await database.pool.connect()
    await sync.query('BEGIN')
    await acquireWriteLock(sync)
    const effect = await matches.preview(choice, 'approve')
    await sync.query('ROLLBACK')
    sync.release()
    expect(effect).toMatchObject({
      ...{ pairs: many, groups: many, products: 2 * many, priceTotal: many, learned: 1 },
      prices: expect.arrayContaining([
        { name: `${toName(0)} Silk Shirt`, fromUsdCents: 5_000, toUsdCents: 4_000 },
      ]),
    })
    expect(effect.prices).toHaveLength(8)
    expect(await matches.preview(choice, 'refuse')).toMatchObject({
      ...{ pairs: many, groups: 0, products: 0, prices: [], learned: 1 },
    })
    expect(await countGrouped()).toBe(0)
    expect(await matches.fetchLessons()).toEqual([])
  })

  it('AD1 AD4 are decided and undone as one, and teach matching until then', async () => {
    const entries = (await fetchAudit()).length
    expect(
      await whileSyncWrites(database.pool, () => matches.decideAll(actor, choice, 'approve')),
    ).toBe(many)
    expect(await countGrouped()).toBe(2 * many)
    expect(await matches.fetchLessons()).toEqual([
      { brand: 'eastquay', reason, approved: many, refused: 0, lesson: 'join' },
    ])
    // A further pair of the brand is joined without a decision.
    await sync('s', 'n1', 'Quillmar Stripe Silk Shirt', brand)
    await sync('c', 'n2', 'Quillmar Stripe Shirt', brand)
    expect(await countGrouped()).toBe(2 * many + 2)

    const [bulk] = (await matches.fetchGroups()).decided
    expect(await matches.undoAll(actor, bulk?.id ?? 0)).toBe(many)
    await matchOffers(database.pool)
    expect(await countGrouped()).toBe(0)
    expect(await matches.fetchLessons()).toEqual([])
    expect((await fetchAudit()).length).toBe(entries + 2)
  })
})
