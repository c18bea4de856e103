import type { Sort } from '#app/domain/urls/list-query.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { arrangeFirstCards, firstCards } from './arrange-first-cards.ts'
import { toModelKey } from './model-key.ts'
import { toWordsStep } from './sort-keys.ts'

/** A matching offer and its text relevance; 1 is the best full match. */
export interface PlainOffer extends ProductChange {
  score: number
}

/** Compares two offers by their order in a list. */
export function compareByReference(
  a: PlainOffer,
  b: PlainOffer,
  sort: Sort,
  hasText: boolean,
): number {
  const keys = (offer: PlainOffer) => {
    if (sort === 'relevance') return hasText ? byWords(offer) : sorts.relevance(offer)
    return [offer.inStock ? 0 : 1, ...sorts[sort](offer)]
  }
  const [ofA, ofB] = [
    [...keys(a), a.number],
    [...keys(b), b.number],
  ]
  const at = ofA.findIndex((key, index) => key !== ofB[index])
  return (ofA[at] ?? 0) - (ofB[at] ?? 0)
}

const sorts: Record<Sort, (offer: PlainOffer) => number[]> = {
  relevance: offer => [offer.inStock ? 0 : 1, -getLevel(offer), shuffle(offer.number)],
  newest: offer => [-offer.newnessDay, shuffle(offer.number)],
  popular: offer => [-offer.popularity, shuffle(offer.number)],
  'price-up': offer => [offer.usdCents],
  'price-down': offer => [-offer.usdCents],
  discount: ({ verifiedPercent = 0, discount, number }) => [
    -verifiedPercent,
    verifiedPercent > 0 ? 0 : -discount,
    shuffle(number),
  ],
}

function byWords(offer: PlainOffer): number[] {
  return [
    -Math.floor(offer.score * 8191),
    offer.inStock ? 0 : 1,
    -getLevel(offer),
    -(offer.newnessDay >> 6),
    Math.imul(offer.number, 2_654_435_761) >>> 0,
  ]
}

/**
 * Returns a product's popularity level. The level separates popular products from
 * unknown ones, and gives trending products only a small advantage: each source counts
 * popularity differently, and no single source should fill the top of every list.
 */
function getLevel({ popularity, trendRank }: PlainOffer): number {
  return trendRank === undefined
    ? Math.min(popularity >> 6, 15)
    : Math.max(8 - Math.floor(Math.log2(Math.max(1, trendRank))), 0)
}

/**
 * Shuffles equally ranked products by a fixed hash,
 * because ingest order would group them by retailer.
 */
function shuffle(number: number): number {
  return Math.imul(number, 2_654_435_761) >>> 23
}

/** Moves the variants of a product apart in the sorted cards of a search. */
export function arrangeByReference<Card extends { offer: PlainOffer }>(
  cards: readonly Card[],
): Card[] {
  const first = cards.slice(0, firstCards).map(card => ({
    card,
    step: toWordsStep(card.offer.score),
    model: toModelKey(card.offer.brand, card.offer.words),
    isSoldOut: !card.offer.inStock,
  }))
  return [...arrangeFirstCards(first).map(({ card }) => card), ...cards.slice(firstCards)]
}
