import { categories } from '#app/domain/category-tree.ts'
import { sorts } from '#app/domain/urls/list-query.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { listOwnNodes, nodesByPlace, toPlaceCode } from '../category-codes.ts'
import { toColorBits } from '../color-bits.ts'
import type { Columns } from '../columns.ts'
import { toModelKey } from '../model-key.ts'
import { sortKeys, toDiscountRank, toQuality, toWordsKey } from '../sort-keys.ts'
import { readFacets } from './facet-fields.ts'
import type { OfferWords } from './offer-words.ts'

/** One offer in a card's document. */
export interface OfferDocument extends OfferWords {
  number: number
  /** The sequence number of the change that wrote the offer. */
  changedAt: number
  group?: number
  /** The brand's name in the searchable text, in lower case. */
  brand: string
  /** All categories and their ancestors. */
  categories: string[]
  /** The category that the product's own page shows. */
  category?: string
  facets: ReturnType<typeof readFacets>
  inStock: boolean
  cents: number
  /** A key for each sort, and `words` for searches; smaller keys come first. */
  keys: Record<string, number>
  /** The same number for all variants of a product; see model-key.ts. */
  model: number
  /** The colors that a picture shows as the low bits, and those that none shows above them. */
  colorBits: number
  /** Counts down from `firstOrder`: the offer that represents the card has the highest. */
  order?: number
}

/** A card: all offers that one hit of a list represents. */
export interface CardDocument {
  offers: OfferDocument[]
  /**
   * For each sort, the keys of the offers in their order: the offer's place in the card in the high
   * bits, so that they stay in order, and its key in the low `keyBits`.
   */
  keys: Record<string, number[]>
  /** The same with the product numbers, which decide between equal keys. */
  numbers: number[]
  /** The same with the `colorBits` of the offers. */
  colorBits: number[]
}

/** The order of the first offer of a card. Scores are floats, which are exact up to 2^24. */
export const firstOrder = 2 ** 20
export const keyBits = 32
const keySpan = 2 ** keyBits
/** The bit of the first color that no picture shows. */
export const firstUnseenBit = 16
export const keyNames = [...sorts, 'words'] as const

export function toOfferDocument(
  change: ProductChange,
  readWords: (words: ProductChange['words']) => OfferWords,
): OfferDocument {
  const { number, changedAt, groupNumber, inStock, usdCents } = change
  const place = toPlaceCode(change.categoryId, change.otherCategoryId)
  const [own] = listOwnNodes(place).map(toNodeName)
  return {
    number,
    changedAt,
    ...(groupNumber === undefined ? {} : { group: groupNumber }),
    brand: change.words.brand.toLowerCase(),
    categories: (nodesByPlace[place] ?? []).flatMap(node => toNodeName(node) ?? []),
    ...(own === undefined ? {} : { category: own }),
    facets: readFacets(change),
    inStock,
    cents: usdCents,
    keys: getKeys(change),
    model: toModelKey(change.brand, change.words),
    colorBits: readColorBits(change),
    ...readWords(change.words),
  }
}

function readColorBits({ colors, unseenColors }: ProductChange): number {
  const unseen = toColorBits(unseenColors)
  return unseen * 2 ** firstUnseenBit + (toColorBits(colors) & ~unseen)
}

function toNodeName(node: number): string | undefined {
  return categories[node - 1]?.id
}

/** Computes an offer's sort keys with the functions of our own index, which read columns. */
function getKeys(change: ProductChange): Record<string, number> {
  const { number, newnessDay, popularity, usdCents } = change
  const row = {
    quality: { [number]: toQuality(change) },
    newnessDay: { [number]: newnessDay },
    popularity: { [number]: popularity },
    prices: { [number]: usdCents },
    discountRank: { [number]: toDiscountRank(change) },
  } as unknown as Columns
  return {
    ...Object.fromEntries(sorts.map(sort => [sort, sortKeys[sort](row, number)])),
    words: toWordsKey(row, number, 0),
  }
}

/** Makes a card of its offers: in stock first, then the cheapest, then the lowest number. */
export function toCardDocument(offers: Iterable<OfferDocument>): CardDocument {
  const ordered = [...offers].sort(
    (a, b) => Number(b.inStock) - Number(a.inStock) || a.cents - b.cents || a.number - b.number,
  )
  return {
    offers: ordered.map((offer, place) => ({ ...offer, order: firstOrder - place })),
    keys: Object.fromEntries(
      keyNames.map(name => [
        name,
        ordered.map((offer, place) => place * keySpan + (offer.keys[name] ?? 0)),
      ]),
    ),
    numbers: ordered.map(({ number }, place) => place * keySpan + number),
    colorBits: ordered.map(({ colorBits }, place) => place * keySpan + colorBits),
  }
}
