import {
  fullImpact,
  leastKindImpact,
  leastTitleImpact,
  mostMentionedImpact,
} from '../text/terms/impact.ts'
import { matchAll, matchAny, matchTerms, noOffer, type OfferQuery } from './offer-queries.ts'
import { toImpactKey } from './offer-words.ts'

/** A term of an alternative wording: its stem, and the factor for descriptions that mention it. */
export interface WeighedTerm {
  stem: string
  mentionFactor: number
}

interface Range {
  from: number
  to: number
}

const mentions = { from: 1, to: mostMentionedImpact }
const titles = { from: leastTitleImpact, to: fullImpact }
/** Ranges of more terms than this together would be too many queries. */
const mostTerms = 2

/**
 * Matches offers that have all the terms with enough impact to be of the kind that the words name,
 * by the rule of our own index: the mean of the impacts times `weight` is at least `leastKindImpact`.
 */
export function matchImpacts(terms: readonly WeighedTerm[], weight: number): OfferQuery {
  const [first, second] = terms
  if (first === undefined) return noOffer
  const share = weight / terms.length
  if (second === undefined) return matchRanges(first, findRanges(first, share, leastKindImpact))
  if (terms.length > mostTerms) return matchAll(terms.map(term => matchRanges(term, [titles])))
  const steps: (Range & { ranges: Range[] })[] = []
  for (const impact of listImpacts()) {
    const missing = leastKindImpact - getShare(first, impact, share)
    const ranges = findRanges(second, share, missing)
    const last = steps.at(-1)
    if (last && last.to === impact - 1 && isSame(last.ranges, ranges)) last.to = impact
    else if (ranges.length > 0) steps.push({ from: impact, to: impact, ranges })
  }
  return matchAny(
    steps.map(({ ranges, ...range }) =>
      matchAll([matchRanges(first, [range]), matchRanges(second, ranges)]),
    ),
  )
}

/** Returns the impacts of a term that contribute at least `missing`. */
function findRanges(term: WeighedTerm, share: number, missing: number): Range[] {
  return [mentions, titles].flatMap(({ from, to }) => {
    let least = from
    while (least <= to && getShare(term, least, share) < missing) least += 1
    return least > to ? [] : [{ from: least, to }]
  })
}

function getShare({ mentionFactor }: WeighedTerm, impact: number, share: number): number {
  return (impact <= mostMentionedImpact ? impact * mentionFactor : impact) * share
}

function listImpacts(): number[] {
  return Array.from({ length: fullImpact }, (_, at) => at + 1).filter(
    impact => impact <= mentions.to || impact >= titles.from,
  )
}

function isSame(some: readonly Range[], others: readonly Range[]): boolean {
  return some.length === others.length && some.every(({ from }, at) => from === others[at]?.from)
}

function matchRanges({ stem }: WeighedTerm, ranges: readonly Range[]): OfferQuery {
  if (ranges.length === 2 && ranges.every(({ from }) => from === 1 || from === titles.from))
    return matchTerms([stem])
  return matchAny(
    ranges.map(({ from, to }) =>
      from === titles.from && to === titles.to
        ? { constant_score: { filter: { term: { 'offers.title': stem } } } }
        : {
            range: {
              'offers.impacts': { gte: toImpactKey(stem, from), lte: toImpactKey(stem, to) },
            },
          },
    ),
  )
}
