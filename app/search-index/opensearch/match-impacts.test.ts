import { expect, it } from 'vitest'
import {
  fullImpact,
  leastKindImpact,
  leastTitleImpact,
  mostMentionedImpact,
} from '../text/terms/impact.ts'
import { matchImpacts } from './match-impacts.ts'
import type { OfferQuery } from './offer-queries.ts'
import { toImpactKey } from './offer-words.ts'

interface Parsed {
  bool?: { filter?: OfferQuery[]; should?: OfferQuery[] }
  range?: { 'offers.impacts': { gte: string; lte: string } }
  term?: { 'offers.title'?: string; 'offers.terms'?: string }
  constant_score?: { filter: OfferQuery }
}

/** Evaluates the query on an offer that has each stem with an impact. */
function isMatched(query: OfferQuery, offer: Record<string, number>): boolean {
  const { bool, range, term, constant_score: constant } = query as Parsed
  if (constant) return isMatched(constant.filter, offer)
  if (term) {
    const { 'offers.title': title, 'offers.terms': any } = term
    const impact = offer[title ?? any ?? ''] ?? 0
    return title === undefined ? impact > 0 : impact >= leastTitleImpact
  }
  if (range) {
    const { gte, lte } = range['offers.impacts']
    return Object.entries(offer)
      .map(([stem, impact]) => toImpactKey(stem, impact))
      .some(key => key >= gte && key <= lte)
  }
  if (bool === undefined) return false
  const { filter = [], should } = bool
  return (
    filter.every(each => isMatched(each, offer)) &&
    (should === undefined || should.some(each => isMatched(each, offer)))
  )
}

const impacts = Array.from({ length: fullImpact }, (_, at) => at + 1).filter(
  impact => impact <= mostMentionedImpact || impact >= leastTitleImpact,
)
/** The first and the last impacts, and some between them. */
const some = impacts.filter((_, at) => at % 27 === 0 || at % 36 === 35)
const weights = [1, 0.9, 0.75, 0.6, 0.5, 0.1]
const toShare = (impact: number, factor: number) =>
  impact <= mostMentionedImpact ? impact * factor : impact

it.each(weights)(
  'LS2 matches a word by its impact as our own index does, with a weight of %f',
  weight => {
    for (const factor of [1, 1.4, 2]) {
      const query = matchImpacts([{ stem: 'maxi', mentionFactor: factor }], weight)
      for (const impact of impacts)
        expect([factor, impact, isMatched(query, { maxi: impact })]).toEqual([
          factor,
          impact,
          toShare(impact, factor) * weight >= leastKindImpact,
        ])
    }
  },
)

it.each([1, 0.75, 0.6])(
  'LS2 matches two words by their impacts together, with a weight of %f',
  weight => {
    for (const [first, second] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ] as const) {
      const query = matchImpacts(
        [
          { stem: 'floor', mentionFactor: first },
          { stem: 'length', mentionFactor: second },
        ],
        weight,
      )
      const wrong = some.flatMap(floor =>
        some.filter(length => {
          const sum = (toShare(floor, first) + toShare(length, second)) * (weight / 2)
          return isMatched(query, { floor, length }) !== sum >= leastKindImpact
        }),
      )
      expect(wrong).toEqual([])
    }
  },
)
