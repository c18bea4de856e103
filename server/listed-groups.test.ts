import type pg from 'pg'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKillablePool, createTurns } from '#app/database/testing/killable-pool.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { toFirsts } from '#app/ingest/offers/find-groups.ts'
import { groupColors } from '#app/ingest/offers/group-colors.ts'
import { groupOffers } from '#app/ingest/offers/group-offers.ts'
import { joinCards } from '#app/ingest/offers/join-cards.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { toOfferFacts } from '#app/ingest/offers/offer-facts.ts'
import { runSync, type SyncOptions, type SyncResult } from '#app/ingest/sync.server.ts'
import type { IndexQuery } from '#app/search-index/index-interface.ts'
import { type Chance, createChance } from '#app/search-index/random-catalogue.ts'
import { createReferenceIndex } from '#app/search-index/reference-index.ts'
import { createSearchIndex } from '#app/search-index/search-index.ts'
import { type ProductDocument, parseDocument } from '#app/store/document.ts'
import { createStore } from '#app/store/store.server.ts'
import { type ChangingSource, createChangingSource } from './testing/changing-source.ts'
import { matchToEnd } from './testing/match-to-end.ts'

const offersPerSource = 220
/** Matching takes several chunks for the changes of one round. */
const chunkSize = 100
const rounds = 6

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

/** Syncs sources and matches offers, in parallel processes that may be killed. */
async function runTogether(chance: Chance, sources: readonly ChangingSource[]): Promise<void> {
  const turns = createTurns(chance.below)
  async function runProcess(work: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
    const killAt = chance.is(0.4) ? 1 + chance.below(50) : undefined
    const { pool, end } = createKillablePool(database.url, { killAt, turns })
    try {
      await work(pool)
    } catch (error) {
      if (killAt === undefined) throw error
    } finally {
      await end()
    }
  }
  // In one run out of five, matching is asked to stop and ends after its current chunk.
  const match = (pool: pg.Pool) =>
    matchOffers(pool, chance.is(0.2) ? AbortSignal.abort() : undefined, { chunkSize })
  const read = (source: ChangingSource) => (pool: pg.Pool) => {
    const stop = new AbortController()
    const onProgress = () => chance.is(0.2) && stop.abort()
    return sync(pool, source, { signal: stop.signal, onProgress })
  }
  await Promise.all([match, match, ...sources.map(read)].map(runProcess))
}

function sync(
  pool: pg.Pool,
  source: ChangingSource,
  options: Pick<SyncOptions, 'signal' | 'onProgress' | 'start'>,
): Promise<SyncResult> {
  const log = pino({ level: 'silent' })
  return runSync({ connector: source.connector(), pool, log, ...options })
}

/** Refreshes single products or marks them gone, as a visit to their pages does. */
async function lookUp(chance: Chance, source: ChangingSource): Promise<void> {
  const store = createStore(database.pool)
  const product = chance.pick(source.list())
  if (chance.is(0.5)) return void (await store.upsertProducts(product.source, [product]))
  source.drop(product.id)
  await store.markProductGone(product.source, product.id)
}

/**
 * Syncs and matches until nothing is left to do. Waits
 * while a killed process still holds its locks.
 */
async function settle(sources: readonly ChangingSource[]): Promise<void> {
  const { signal } = new AbortController()
  for (const source of sources) {
    const again = () => sync(database.pool, source, { signal, start: 'vouched beginning' })
    let result = await again()
    while (result.state === 'busy') result = await again()
    expect(result.state).toBe('complete')
  }
  await matchToEnd(database.pool)
}

/** Finds products whose group or card in lists differs from the matcher's. */
async function findDisagreements(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `SELECT number, product.group_number AS listed, offer_match.group_number AS matched
     FROM product LEFT JOIN offer_match ON product_number = number
     WHERE (product.group_number, product.card_number)
       IS DISTINCT FROM (offer_match.group_number, offer_match.card_number) LIMIT 5`,
  )
  return rows
}

/** Returns the groups and cards that result when all offers are matched at once. */
async function groupAll(): Promise<Record<'groups' | 'cards', Map<number, number>>> {
  const { rows } = await database.pool.query<{ number: number; document: ProductDocument }>(
    'SELECT number, document FROM product WHERE gone_since IS NULL',
  )
  const offers = rows.flatMap(({ number, document }) => {
    const facts = toOfferFacts(parseDocument(document))
    return facts === undefined ? [] : [{ ...facts, number }]
  })
  const { groups } = groupOffers(offers)
  const groupOf = toFirsts(groups)
  const colorGroups = groupColors(offers, number => groupOf.get(number) ?? number)
  return { groups: groupOf, cards: toFirsts(joinCards(offers, { groups, colorGroups })) }
}

function makeQuery(chance: Chance): IndexQuery {
  return {
    ...emptyListQuery,
    limit: 50,
    facetLimit: 100,
    brands: chance.is(0.4) ? [chance.pick(['Northquay', 'Ganni'])] : [],
    retailers: chance.is(0.3)
      ? [0, 1, 2].map(() => `Shop ${chance.pick(['s', 'c'])} ${chance.below(60)}`)
      : [],
    colors: chance.is(0.3) ? [chance.pick(['blue', 'red'])] : [],
    prices: chance.is(0.3) ? [chance.pick(['100-120', '110-', '0-130'])] : [],
    stock: chance.is(0.3) ? ['in'] : [],
    sort: chance.pick(['newest', 'price-up'] as const),
    ...(chance.is(0.3) ? { category: chance.pick(['women', 'dresses', 'womens-tops']) } : {}),
  }
}

describe('lists', () => {
  it.each([1, 2])(
    'LS3 PR5 PR8 show the matcher’s groups, regardless of which processes were stopped or killed meanwhile (%i)',
    async seed => {
      const chance = createChance(seed)
      const sources = (['s', 'c'] as const).map(letter =>
        createChangingSource(letter, offersPerSource, chance),
      )
      const { changesSince } = createStore(database.pool)
      const index = createSearchIndex()
      const follow = async () => {
        for (;;) {
          const changes = await changesSince(index.version, 500)
          if (changes.length === 0) return
          index.apply(changes)
        }
      }

      for (let round = 0; round < rounds; round += 1) {
        await runTogether(chance, sources)
        expect(await findDisagreements(), `round ${round}`).toEqual([])
        if (chance.is(0.5)) await follow()
        for (const source of sources) {
          await lookUp(chance, source)
          source.change(chance.below(120))
        }
      }
      await settle(sources)
      await follow()
      expect(await findDisagreements()).toEqual([])

      const expected = await groupAll()
      expect(expected.groups.size).toBeGreaterThan(30)
      const changes = await changesSince(0, 10_000)
      const listed = changes.filter(({ isGone }) => !isGone)
      expect(listed).toHaveLength(sources.flatMap(source => source.list()).length)
      const truth = changes.map(each => ({
        ...each,
        groupNumber: expected.groups.get(each.number),
        cardNumber: expected.cards.get(each.number),
      }))
      expect(changes).toEqual(truth)
      const reference = createReferenceIndex()
      reference.apply(truth)
      const all = { ...emptyListQuery, limit: 50, facetLimit: 100, sort: 'newest' } as const
      for (const query of [all, ...Array.from({ length: 40 }, () => makeQuery(chance))])
        expect({ query, answer: index.query(query) }).toEqual({
          query,
          answer: reference.query(query),
        })
    },
    120_000,
  )
})
