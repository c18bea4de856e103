import type { FactsText } from './group-chunk.ts'
import type { Candidate, MatchedOffer } from './group-offers.ts'
import { judgeNearName } from './judge-pair.ts'

/** Returns the pairs of similar names that may be one product, among offers with one near key. */
export function compareNames(near: readonly (readonly FactsText[])[]): Candidate[] {
  return near.flatMap(texts => {
    const offers = texts.map(([number, text]): MatchedOffer => ({ ...JSON.parse(text), number }))
    return offers.flatMap((a, at) => offers.slice(at + 1).flatMap(b => compare(a, b)))
  })
}

function compare(a: MatchedOffer, b: MatchedOffer): Candidate[] {
  if (a.nameKey === null || b.nameKey === null || a.nameKey === b.nameKey) return []
  const verdict = judgeNearName(a, b)
  if (verdict.confidence !== 'medium') return []
  const [first, second] = [Math.min(a.number, b.number), Math.max(a.number, b.number)]
  return [{ first, second, reasons: verdict.reasons }]
}
