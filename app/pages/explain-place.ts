import type { Catalogue, ExplainedPage } from '#app/catalogue/catalogue.ts'
import { formatWholeCount } from '#app/domain/count.ts'
import { formatDay } from '#app/domain/day.ts'
import { pageSize } from '#app/domain/paging.ts'
import { dayMs } from '#app/domain/price-step.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import type { OrderTerms } from '#app/search-index/get-order-terms.ts'
import {
  freshnessDays,
  maxBucket,
  popularityPerBucket,
  worstStep,
} from '#app/search-index/sort-keys.ts'
import { respellPart } from './browser/corrected-search.ts'
import { type ProductCard, toCard } from './card.ts'
import { getReadTitle } from './list-page.ts'
import { rerunOrder } from './rerun-order.ts'

/** Why a product has its place in a search. */
export interface PlaceExplanation {
  list: { title: string; to: string }
  /** The product and its neighbors in the list, in order. */
  cards: ExplainedCard[]
  /** The product's place in the list, from 1. */
  position: number
  /** Where the product has the words of the search: "has “red” and “dress” in the name". */
  words: string[]
  /** What decides between the product and its neighbors. */
  decisions: string[]
  /** The shopper's shuffle of commissions; absent until there is one. */
  shuffle?: CommissionShuffle
}

export interface ExplainedCard {
  position: number
  card: ProductCard
  terms: { name: string; value: string }[]
}

export interface CommissionShuffle {
  /** The number of products whose commissions were dealt out. */
  products: number
  changed: number
  moved: number
  places: { label: string; before: number; after: number }[]
}

/**
 * Explains the place of a product in a search. Undefined if the product is no longer there. The
 * commissions of the product's page are shuffled by `seed`, if there is one.
 */
export async function explainPlace(
  catalogue: Pick<Catalogue, 'explainOrder' | 'list'>,
  requested: ListQuery,
  {
    product: key,
    position: claimed,
    now = new Date(),
  }: { product: ProductKey; position: number; now?: Date },
  seed?: number,
): Promise<PlaceExplanation | undefined> {
  const page = Math.ceil(claimed / pageSize)
  const query: ListQuery = { ...requested, sort: 'relevance', page }
  const [{ cards, paging, places }, { reading }] = await Promise.all([
    catalogue.explainOrder(query, key),
    catalogue.list({ ...query, page: 1 }, 1),
  ])
  const at = cards.findIndex(
    ({ product }) => product.source === key.source && product.id === key.id,
  )
  const found = cards[at]
  if (!found) return undefined
  const first = Math.max(at - 1, 0)
  const near = cards.slice(first, at + 2)
  return {
    list: { title: getReadTitle(query, reading), to: listPath(query) },
    cards: near.map(({ product, terms }, index) => ({
      position: paging.offset + first + index + 1,
      card: toCard(product),
      terms: formatTerms(terms, formatMatch(cards, first + index, paging.offset), now),
    })),
    position: paging.offset + at + 1,
    words: describePlaces(places, reading?.corrected ?? []),
    decisions: [
      ...(cards[at - 1]
        ? [`Number ${paging.offset + at} comes first: ${decide(cards, at - 1, 'it')}`]
        : []),
      ...(cards[at + 1]
        ? [
            `Number ${paging.offset + at + 2} comes later: ${decide(cards, at, `number ${paging.offset + at + 1}`)}`,
          ]
        : []),
    ],
    ...(seed === undefined ? {} : { shuffle: shuffleCommissions(cards, seed) }),
  }
}

/** Names the words that are in the same place together, in their corrected spelling. */
function describePlaces(
  places: ExplainedPage['places'],
  corrected: QueryReading['corrected'],
): string[] {
  return [...Map.groupBy(places, ({ place }) => place)].map(([place, found]) => {
    const words = enumeration.format(found.map(each => `“${respellPart(each.words, corrected)}”`))
    return place === undefined ? `lacks ${words}` : `has ${words} in the ${placeNames[place]}`
  })
}

const enumeration = new Intl.ListFormat('en')

const placeNames = {
  name: 'name',
  brand: 'brand',
  attribute: 'category, color or material',
  description: 'description',
} as const

function formatTerms(
  { isUnseen, isInStock, popularityBucket, period }: OrderTerms,
  match: string,
  now: Date,
): ExplainedCard['terms'] {
  const least = popularityBucket * popularityPerBucket
  const saves =
    popularityBucket === maxBucket
      ? `${formatWholeCount(least)} or more`
      : `${formatWholeCount(least)} to ${formatWholeCount(least + popularityPerBucket - 1)}`
  const from = new Date(period * freshnessDays * dayMs)
  const to = new Date(((period + 1) * freshnessDays - 1) * dayMs)
  const appeared =
    to < now ? `${formatDay(from)} to ${formatDay(to)}` : `On ${formatDay(from)} or later`
  return [
    ...(isUnseen ? [{ name: 'Color', value: 'Pictured only in another one' }] : []),
    { name: 'Words', value: match },
    { name: 'Stock', value: isInStock ? 'In stock' : 'Sold out' },
    { name: 'Saves', value: saves },
    { name: 'Appeared', value: appeared },
    { name: 'Commission', value: 'Not used' },
  ]
}

/**
 * Compares how well the words match with number 1 of the list or, on later pages, with the best match.
 * Filters may leave out better matches than number 1, and shoppers cannot see those.
 */
function formatMatch(cards: ExplainedPage['cards'], at: number, offset: number): string {
  const [one, own] = [cards[0]?.terms, cards[at]?.terms]
  if (!one || !own) return ''
  const isFirstPage = offset === 0
  if (isFirstPage && at === 0)
    return cards.some(({ terms }) => terms.wordsStep < one.wordsStep)
      ? 'The best match in this color'
      : 'The best match'
  const [name, least] = isFirstPage ? ['number 1', one.wordsStep] : ['the best match', 0]
  if (own.wordsStep === least) return `As good as ${name}`
  if (own.wordsStep < least) return `Better than ${name}`
  // Two decimals, so that different steps of good matches look different.
  const share = ((worstStep - own.wordsStep) / (worstStep - least)) * 100
  return `${share.toFixed(2)}% as good as ${name}`
}

/** Says why the card at an index, called `it` or the like, comes before the next one. */
function decide(cards: ExplainedPage['cards'], at: number, it: string): string {
  const [one, other] = [cards[at]?.terms, cards[at + 1]?.terms]
  if (!one || !other) return ''
  if (one.isUnseen !== other.isUnseen) return `a picture shows ${it} in the color.`
  if (one.wordsStep > other.wordsStep && one.isInStock && !other.isInStock)
    return `the words match about equally, and ${it} is in stock, the other one is sold out.`
  if (one.wordsStep !== other.wordsStep) return `the words match ${it} better.`
  if (one.isInStock !== other.isInStock) return `${it} is in stock, the other one is sold out.`
  if (one.popularityBucket !== other.popularityBucket) return `more shoppers saved ${it}.`
  if (one.period !== other.period) return `${it} is newer.`
  return 'they are equal in everything, so a random number decides, the same for everyone.'
}

function shuffleCommissions(cards: ExplainedPage['cards'], seed: number): CommissionShuffle {
  const { changed, moved, places } = rerunOrder(cards, seed)
  return {
    products: cards.length,
    changed,
    moved,
    places: places.map(({ product, before, after }) => {
      const { brand, name } = toCard(product)
      return { label: `${brand} ${name}`, before, after }
    }),
  }
}
