import { z } from 'zod'
import { arrangeFirstCards, firstCards } from '../arrange-first-cards.ts'
import type { StoreOffer } from '../counts/store-counter.ts'
import type { IndexHit } from '../index-interface.ts'
import { worstStep } from '../sort-keys.ts'
import type { CardOrder } from './card-order.ts'
import type { EngineClient, SearchBody } from './engine-client.server.ts'
import type { SearchHit } from './engine-responses.ts'
import { maxWindow } from './index-mapping.ts'
import type { OfferQuery } from './offer-queries.ts'

/** A page of a list whose length is known. */
export interface PageRequest {
  /** Returns the order of the cards, or its reverse. */
  order(isReversed: boolean): CardOrder
  offset: number
  limit: number
  total: number
  /** Cards to leave out. */
  without?: OfferQuery
  /** The number of cards that OpenSearch returns at most; tests have fewer. */
  window?: number
  /** True for a search by relevance, at whose beginning variants of one product are moved apart. */
  isSpread: boolean
}

const innerHits = {
  size: 1,
  sort: [{ 'offers.order': 'desc' }],
  _source: false,
  docvalue_fields: ['offers.number', 'offers.model', 'offers.inStock'],
}

/** What says which stores have a product: all offers of its card, whether they match or not. */
const storeFields = [
  'offers.number',
  'offers.group',
  'offers.cents',
  'offers.inStock',
  'offers.facets.retailers',
  'offers.facets.conditions',
]
const storeCard = z.object({
  offers: z.array(
    z.object({
      ...{ number: z.number(), group: z.number().optional(), cents: z.number() },
      inStock: z.boolean(),
      facets: z.object({ retailers: z.array(z.string()), conditions: z.array(z.string()) }),
    }),
  ),
})

/** The body of a search that also returns each card's best matching offer, and the stores of all. */
export function toPageBody(
  { query, sort }: CardOrder,
  { from, size, without }: { from: number; size: number; without?: OfferQuery | undefined },
): SearchBody {
  const own = { nested: { ...query.nested, inner_hits: innerHits } }
  return {
    ...{ from, size, sort, _source: storeFields, track_scores: true },
    query: exclude(own, without),
  }
}

function exclude(query: OfferQuery, without: OfferQuery | undefined): OfferQuery {
  return without === undefined ? query : { bool: { must: [query], must_not: [without] } }
}

/** Returns the hits at [offset, offset + limit) of a list with `total` cards. */
export async function readHits(
  client: Pick<EngineClient, 'search'>,
  index: string,
  page: PageRequest,
): Promise<SearchHit[]> {
  const { offset, total, order, without, window = maxWindow } = page
  const limit = Math.min(page.limit, total - offset)
  if (limit <= 0) return []
  if (page.isSpread && offset < firstCards) return readSpread(client, index, page, limit)
  const isFromEnd = offset + limit > window && offset > total / 2
  const place = isFromEnd ? total - offset - limit : offset
  const sorted = order(isFromEnd)
  const body = toPageBody(sorted, { from: 0, size: limit, without })
  const isFar = place + limit > window
  const after = isFar
    ? await skip(client, index, sorted, { without, count: place, window })
    : undefined
  const from = after === undefined ? place : 0
  const [result] = await client.search(index, [
    { ...body, from, track_total_hits: false, ...(after ? { search_after: after } : {}) },
  ])
  const hits = result?.hits.hits ?? []
  return isFromEnd ? hits.reverse() : hits
}

/** Reads past cards, as many as OpenSearch can at a time, and returns where to go on. */
async function skip(
  client: Pick<EngineClient, 'search'>,
  index: string,
  { query, sort }: CardOrder,
  { without, count, window }: { without: OfferQuery | undefined; count: number; window: number },
): Promise<SearchHit['sort']> {
  let after: SearchHit['sort']
  for (let left = count; left > 0; ) {
    const size = Math.min(left, window)
    const [result] = await client.search(index, [
      {
        // The scripts that sort read the score, which is computed only on request.
        ...{ sort, size, _source: false, track_scores: true, track_total_hits: false },
        query: exclude(query, without),
        ...(after ? { search_after: after } : {}),
      },
    ])
    after = result?.hits.hits.at(-1)?.sort ?? after
    left -= size
  }
  return after
}

async function readSpread(
  client: Pick<EngineClient, 'search'>,
  index: string,
  { offset, order, without }: PageRequest,
  limit: number,
): Promise<SearchHit[]> {
  const sorted = order(false)
  const body = toPageBody(sorted, { from: 0, size: offset + limit, without })
  const [result] = await client.search(index, [{ ...body, track_total_hits: false }])
  const hits = result?.hits.hits ?? []
  // The cards whose color no picture shows stay behind the others.
  const parts = sorted.isByColor ? [...Map.groupBy(hits, ({ sort }) => sort?.[0]).values()] : [hits]
  return parts.flatMap(arrangeHits).slice(offset, offset + limit)
}

/** Moves variants of one product apart, as our own index does. */
function arrangeHits(hits: readonly SearchHit[]): SearchHit[] {
  const best = Math.max(...hits.map(({ _score }) => _score ?? 0), Number.MIN_VALUE)
  const cards = hits.map(hit => {
    const first = readLead(hit)
    return {
      hit,
      step: worstStep - Math.floor(((hit._score ?? 0) / best) * worstStep),
      model: Number(first.model ?? 0),
      isSoldOut: first.inStock !== true,
    }
  })
  return [...arrangeFirstCards(cards.slice(0, firstCards)), ...cards.slice(firstCards)].map(
    ({ hit }) => hit,
  )
}

type Lead = Record<string, number | string | boolean | undefined>

/** Reads the matching offer that represents a hit's card. */
function readLead({ _id, inner_hits }: SearchHit): Lead {
  const [lead] = inner_hits?.offers?.hits.hits ?? []
  if (lead === undefined) throw new Error(`OpenSearch returned no offer of the card ${_id}`)
  return Object.fromEntries(
    Object.entries(lead.fields).map(([name, [value]]) => [name.replace(/^.*\./, ''), value]),
  )
}

/** Reads the number of the product that represents a hit's card. */
export function readNumber(hit: SearchHit): number {
  return Number(readLead(hit).number)
}

/** Reads a hit; `countStores` is what `createStoreCounter` returns. */
export function toHit(
  hit: SearchHit,
  countStores: (offers: readonly StoreOffer<string>[]) => Omit<IndexHit, 'number'>,
): IndexHit {
  const number = readNumber(hit)
  const { offers } = storeCard.parse(hit._source)
  const group = offers.find(offer => offer.number === number)?.group
  const same = offers.filter(
    offer => offer.number === number || (group !== undefined && offer.group === group),
  )
  const sold = same.map(({ cents, inStock, facets: { retailers, conditions } }) => ({
    ...{ retailer: retailers[0] ?? '', cents, inStock },
    isNew: conditions.includes('new'),
  }))
  return { number, ...countStores(sold) }
}
