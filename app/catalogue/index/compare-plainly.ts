import type { Sort } from '#app/domain/list-query.ts'
import type { ProductChange } from '../changes.server.ts'

/** An offer that passes, with how well its words do: 1 the best. */
export interface PlainOffer extends ProductChange {
  score: number
}

/** Which of two offers a list shows first. */
export function comparePlainly(a: PlainOffer, b: PlainOffer, sort: Sort, hasText: boolean): number {
  const keys = (offer: PlainOffer) => (sort === 'relevance' && hasText ? byWords(offer) : sorts[sort](offer))
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
  discount: offer => [-offer.discount, shuffle(offer.number)],
}

function byWords(offer: PlainOffer): number[] {
  return [
    -Math.floor(offer.score * 63),
    offer.inStock ? 0 : 1,
    -getLevel(offer),
    -(offer.newnessDay >> 6),
    shuffle(offer.number),
  ]
}

/**
 * Liked from unknown, and no more than a nudge for the trending report: sources count popularity each in its own way,
 * and none of them is to lead every list with its few.
 */
function getLevel({ popularity, trendRank }: PlainOffer): number {
  return trendRank === undefined
    ? Math.min(popularity >> 6, 15)
    : Math.max(8 - Math.floor(Math.log2(Math.max(1, trendRank))), 0)
}

/** Among equals a fixed shuffle: the order of reading would show one retailer after the other. */
function shuffle(number: number): number {
  return Math.imul(number, 2_654_435_761) >>> 23
}
