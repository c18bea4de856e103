import type { TermGroup } from '../text/query/term-group.ts'
import type { OfferCounter } from './offer-counter.ts'
import { matchAll, matchNone, type OfferQuery } from './offer-queries.ts'
import type { TermQueries } from './term-queries.ts'

/** How many combinations are tried in one request, those with the largest share first. */
const triedAtOnce = 32

/**
 * Finds the groups that the offer with the largest share of a query matches, as bits; see `relax`.
 * 0 if offers only mention the category that was asked for.
 */
export async function findBestMask(
  requested: readonly TermGroup[],
  queries: TermQueries,
  count: OfferCounter,
): Promise<number> {
  const most = requested.reduce((sum, { importance }) => sum + importance, 0)
  const masks = Array.from({ length: 2 ** requested.length - 1 }, (_, at) => at + 1)
    .map(mask => ({
      mask,
      share: requested.reduce(
        (sum, { importance }, bit) => sum + ((mask >>> bit) & 1 ? importance / most : 0),
        0,
      ),
    }))
    .sort((a, b) => b.share - a.share || a.mask - b.mask)
  for (let at = 0; at < masks.length; at += triedAtOnce) {
    const tried = masks.slice(at, at + triedAtOnce)
    const counts = await count(tried.map(({ mask }) => matchMask(requested, mask, queries)))
    const found = tried.find((_, index) => (counts[index] ?? 0) > 0)
    if (found) return found.mask
  }
  return 0
}

/** Matches offers that match exactly these groups, and not only mention their category. */
export function matchMask(
  requested: readonly TermGroup[],
  mask: number,
  { matchKind }: Pick<TermQueries, 'matchKind'>,
): OfferQuery {
  const isIn = (_: TermGroup, bit: number) => ((mask >>> bit) & 1) === 1
  return matchAll([
    ...requested.filter(isIn).map(matchKind),
    matchNone(requested.filter((each, bit) => !isIn(each, bit)).map(matchKind)),
  ])
}
