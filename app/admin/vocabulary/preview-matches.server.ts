import type pg from 'pg'
import { inTransactionOf } from '#app/database/in-transaction.server.ts'
import { withClient } from '#app/database/with-client.server.ts'
import { decideOnMatches, type OfferPair } from '#app/ingest/offers/decide-on-match.server.ts'
import { listLessons } from '#app/ingest/offers/lessons.server.ts'

/** What deciding on pairs would change. */
export interface MatchEffect {
  pairs: number
  /** How many comparisons of prices would be formed, or parted, and how many products are in them. */
  groups: number
  products: number
  /** Products whose lowest price would be another, the largest changes first; the first few. */
  prices: { name: string; fromUsdCents: number; toUsdCents: number }[]
  priceTotal: number
  /** The brands' reasons for which matching would from then on decide by itself. */
  learned: number
}

const maxListed = 8

interface GroupedProduct {
  number: number
  group: number | null
  usdCents: number
  name: string
}

/**
 * Finds out what a decision changes by making it in a transaction that is rolled back, so that the
 * effect is exactly that of the decision.
 */
export function previewMatches(
  pool: pg.Pool,
  pairs: readonly OfferPair[],
  decision: 'approve' | 'refuse',
): Promise<MatchEffect> {
  return withClient(pool, async client => {
    const known = (await listLessons(client)).length
    const { decided, regrouped, after, lessons } = await tryOut(client, async () => {
      const made = await decideOnMatches(client, pairs, decision, { isTrial: true })
      const after = await fetchGrouped(client, made.regrouped)
      return { ...made, after, lessons: (await listLessons(client)).length }
    })
    const before = await fetchGrouped(client, regrouped)
    return { pairs: decided.length, learned: lessons - known, ...compare(before, after) }
  })
}

/** Runs work in a transaction and rolls it back; returns what the work found. */
async function tryOut<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  const found: T[] = []
  const rollback = new Error('rolled back on purpose')
  try {
    await inTransactionOf(client, async () => {
      found.push(await work())
      throw rollback
    })
  } catch (error) {
    if (error !== rollback) throw error
  }
  const [result] = found
  if (result === undefined) throw rollback
  return result
}

async function fetchGrouped(
  client: pg.ClientBase,
  numbers: readonly number[],
): Promise<GroupedProduct[]> {
  const { rows } = await client.query<GroupedProduct>(
    `SELECT number, offer_match.group_number AS "group", usd_cents AS "usdCents",
       document->>'name' AS name
     FROM product JOIN offer_match ON product_number = number WHERE number = ANY($1) AND in_stock AND gone_since IS NULL ORDER BY number`,
    [numbers],
  )
  return rows
}

function compare(
  before: readonly GroupedProduct[],
  after: readonly GroupedProduct[],
): Pick<MatchEffect, 'groups' | 'products' | 'prices' | 'priceTotal'> {
  const groupBefore = toGroups(before)
  const groupAfter = toGroups(after)
  const toMembers = (group: readonly GroupedProduct[]) => group.map(({ number }) => number).join()
  const changed = after.filter(
    ({ number }) =>
      toMembers(groupBefore.get(number) ?? []) !== toMembers(groupAfter.get(number) ?? []),
  )
  const larger = changed.flatMap(({ number }) => {
    const groups = [groupBefore.get(number) ?? [], groupAfter.get(number) ?? []]
    const [largest = []] = groups.toSorted((a, b) => b.length - a.length)
    return largest.length > 1 ? [toMembers(largest)] : []
  })
  const prices = changed
    .map(({ number, name }) => ({
      name,
      fromUsdCents: findLowest(groupBefore.get(number)),
      toUsdCents: findLowest(groupAfter.get(number)),
    }))
    .filter(({ fromUsdCents, toUsdCents }) => fromUsdCents !== toUsdCents)
    .sort((a, b) => toChange(b) - toChange(a))
  return {
    groups: new Set(larger).size,
    products: changed.length,
    prices: prices.slice(0, maxListed),
    priceTotal: prices.length,
  }
}

function toChange({ fromUsdCents, toUsdCents }: MatchEffect['prices'][number]): number {
  return Math.abs(fromUsdCents - toUsdCents)
}

/** Maps each product to all products whose prices are compared with its own. */
function toGroups(products: readonly GroupedProduct[]): Map<number, GroupedProduct[]> {
  const groups = Map.groupBy(products, ({ number, group }) => group ?? -number)
  return new Map([...groups.values()].flatMap(group => group.map(({ number }) => [number, group])))
}

function findLowest(group: readonly GroupedProduct[] = []): number {
  return Math.min(...group.map(({ usdCents }) => usdCents))
}
