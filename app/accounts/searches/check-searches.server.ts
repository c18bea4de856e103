import type pg from 'pg'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { findLastFall } from '#app/domain/price-fall.ts'
import { type FindShownRetailer, getRetailerName } from '#app/domain/retailer-name.ts'
import type { SearchMatch } from '#app/domain/stored-search.ts'
import { formatListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { resolveWornSizes } from '#app/domain/worn-sizes.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { fetchPriceSteps } from '#app/store/price-history/price-steps.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { type ReadCount, readChanges } from '../alerts/read-changes.server.ts'
import { fetchRecentlyTold } from '../alerts/recently-told.server.ts'
import { recordEvents } from '../alerts/record-events.server.ts'
import { fetchWornSizes } from '../sizes/worn-size-store.server.ts'
import { limitMatches, type SearchEvent } from './limit-matches.server.ts'

export interface CheckSearchesOptions {
  pool: pg.Pool
  catalogue: Pick<Catalogue, 'matchSearches'>
  findShownRetailer: FindShownRetailer
  now?: Date
}

interface SearchRow {
  id: string
  userId: string
  storefront: string
  category: string | null
  query: string
  createdAt: Date
}

/**
 * Matches the next batch of changed products against the saved searches, to find what is new or
 * cheaper. The index does the matching; while it is unavailable, the changes wait, and so they do
 * until their offers are grouped.
 */
export function checkSearches({
  pool,
  catalogue,
  findShownRetailer,
  now = new Date(),
}: CheckSearchesOptions): Promise<ReadCount> {
  return readChanges(pool, 'searches', now, async (client, { changes, lastReadAt }) => {
    const { rows: searches } = await client.query<SearchRow>(
      `SELECT id, user_id AS "userId", storefront, category, query, created_at AS "createdAt"
       FROM saved_search`,
    )
    if (searches.length === 0) return 'done'
    if (!(await isMatched(client, changes))) return 'later'
    const resolved = await resolveSizes(client, searches)
    const matches = await catalogue.matchSearches(
      resolved.map(({ id, category, query }) => ({ id, category: category ?? undefined, query })),
      changes,
    )
    if (matches === 'behind') return 'later'
    const found = (await findEvents(pool, client, searches, matches, changes)).filter(
      ({ storefront, product }) =>
        findShownRetailer(storefront, getRetailerName(product)) !== undefined,
    )
    const told = await fetchRecentlyTold(
      client,
      found.map(({ productNumber }) => productNumber),
      now,
    )
    const fresh = found.filter(event => !told.isRepeated(event))
    await recordEvents(client, await limitMatches(client, fresh, { lastReadAt, now }), now)
    return 'done'
  })
}

/**
 * Returns true once matching has followed these changes. Before, another retailer's offer of a known
 * product has no card and looks new.
 */
async function isMatched(
  client: pg.ClientBase,
  changes: readonly ProductChange[],
): Promise<boolean> {
  const { rows } = await client.query<{ isMatched: boolean }>(
    `SELECT last_change >= $1 AND grouped_to IS NULL AS "isMatched" FROM offer_matching`,
    [changes.at(-1)?.changedAt],
  )
  return rows[0]?.isMatched === true
}

/** Replaces "in my sizes" with the owner's sizes, and skips such searches if the owner has none. */
async function resolveSizes(
  client: pg.ClientBase,
  searches: readonly SearchRow[],
): Promise<SearchRow[]> {
  const isOwn = ({ query }: SearchRow) => new URLSearchParams(query).has('sizes')
  const owners = searches.filter(isOwn).map(({ userId }) => userId)
  if (owners.length === 0) return [...searches]
  const wornBy = await fetchWornSizes(client, owners)
  return searches.flatMap(search => {
    if (!isOwn(search)) return [search]
    const requested = parseListQuery(
      new URLSearchParams(search.query),
      search.category ?? undefined,
    )
    const query = resolveWornSizes(requested, wornBy.get(search.userId) ?? [])
    return query.sizes.length === 0 ? [] : [{ ...search, query: formatListQuery(query) }]
  })
}

async function findEvents(
  pool: pg.Pool,
  client: pg.ClientBase,
  searches: readonly SearchRow[],
  matches: readonly SearchMatch[],
  changed: readonly ProductChange[],
): Promise<SearchEvent[]> {
  const bySearch = new Map(searches.map(search => [search.id, search]))
  const changes = new Map(changed.map(change => [change.number, change]))
  const numbers = [...new Set(matches.flatMap(({ products }) => products))]
  const [products, steps, firstSeen, known] = [
    await createStore(pool).findByNumbers(numbers),
    await fetchPriceSteps(client, numbers),
    await fetchFirstSeen(client, numbers),
    await fetchKnown(client, matches),
  ]
  return matches.flatMap(({ searchId, products: matched }) =>
    matched.flatMap((productNumber): SearchEvent[] => {
      const search = bySearch.get(searchId)
      const product = products.get(productNumber)
      const change = changes.get(productNumber)
      if (!search || !product || !change?.inStock) return []
      const found = {
        userId: search.userId,
        storefront: search.storefront,
        searchId,
        productNumber,
        product,
      }
      const key = `search ${searchId} ${productNumber}`
      const fall = findLastFall(steps.get(productNumber) ?? [])
      if (fall && fall.since > search.createdAt)
        return [{ ...found, ...fall, kind: 'cheaper', key: `${key} ${fall.since.toISOString()}` }]
      const since = firstSeen.get(productNumber)
      // Dates have milliseconds only, so a product may seem to be as old as the search.
      const isNew = since !== undefined && since >= search.createdAt
      // Another retailer's offer or another color of a known product is not a new product.
      if (!isNew || known.has(`${searchId} ${change.cardNumber}`)) return []
      return [{ ...found, kind: 'new', cents: change.usdCents, since, key: `${key} new` }]
    }),
  )
}

async function fetchFirstSeen(
  client: pg.ClientBase,
  numbers: readonly number[],
): Promise<Map<number, Date>> {
  const { rows } = await client.query<{ number: number; createdAt: Date }>(
    'SELECT number, created_at AS "createdAt" FROM product WHERE number = ANY($1)',
    [numbers],
  )
  return new Map(rows.map(({ number, createdAt }) => [number, createdAt]))
}

/** Returns the cards that each search has already found, as `<search> <card>`. */
async function fetchKnown(
  client: pg.ClientBase,
  matches: readonly SearchMatch[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ searchId: string; card: number }>(
    `SELECT DISTINCT search_id AS "searchId", coalesce(card_number, group_number) AS card
     FROM alert_event JOIN product ON number = product_number
     WHERE search_id = ANY($1::uuid[]) AND coalesce(card_number, group_number) IS NOT NULL`,
    [matches.map(({ searchId }) => searchId)],
  )
  return new Set(rows.map(({ searchId, card }) => `${searchId} ${card}`))
}
