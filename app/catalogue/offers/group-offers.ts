import { createClusters } from './clusters.ts'
import { getRatio, judgeSameGtin, judgeSameName } from './judge-pair.ts'
import type { OfferFacts, OfferKeys } from './offer-facts.ts'

export interface MatchedOffer extends OfferFacts, Pick<OfferKeys, 'nameKey'> {
  number: number
}

export interface Candidate {
  first: number
  second: number
  reasons: string[]
}

export interface Grouping {
  /** Those of two or more, by product number. */
  groups: number[][]
  candidates: Candidate[]
}

interface Pair {
  a: MatchedOffer
  b: MatchedOffer
}

/** A name or an article number that more offers than this share tells none of them apart. */
export const maxSharing = 200

/**
 * Which of these offers are of one product. Depends on the offers alone, not on their order: article numbers first;
 * then names, the closest pair first, and never two different article numbers into one group.
 */
export function groupOffers(offers: readonly MatchedOffer[]): Grouping {
  const sorted = offers.toSorted(compareKeys)
  const clusters = createClusters(sorted.map(({ number }) => number))
  const candidates: (Pair & { reasons: string[] })[] = []

  for (const { a, b } of pairsSharing(sorted, ({ gtins }) => gtins)) {
    const verdict = judgeSameGtin(a, b)
    if (verdict.confidence === 'high') clusters.join(a.number, b.number)
    else if (verdict.confidence === 'medium') candidates.push({ a, b, reasons: verdict.reasons })
  }
  const numbered = new Set(
    sorted.filter(({ gtins }) => gtins.length > 0).map(({ number }) => clusters.find(number)),
  )

  const branded = new Set(sorted.filter(({ brand }) => brand !== '').map(({ nameKey }) => nameKey))
  const equals: Pair[] = []
  for (const { a, b } of pairsSharing(sorted, ({ nameKey }) => (nameKey === null ? [] : [nameKey]))) {
    const verdict = judgeSameName(a, b, branded.has(a.nameKey))
    if (verdict.confidence === 'high') equals.push({ a, b })
    else if (verdict.confidence === 'medium') candidates.push({ a, b, reasons: verdict.reasons })
  }
  for (const { a, b } of equals.sort(compareCloseness)) {
    const [first, second] = [clusters.find(a.number), clusters.find(b.number)]
    if (first === second) continue
    if (numbered.has(first) && numbered.has(second)) {
      candidates.push({ a, b, reasons: ['same name and colour, but other article numbers'] })
      continue
    }
    const joined = clusters.join(first, second)
    if (numbered.has(first) || numbered.has(second)) numbered.add(joined)
  }
  return { groups: clusters.groups(), candidates: onePerGroups(candidates, clusters.find) }
}

/** Every two offers that share a value, once per value; values that too many share are no evidence. */
function* pairsSharing(
  offers: readonly MatchedOffer[],
  getValues: (offer: MatchedOffer) => readonly string[],
): Generator<Pair> {
  const byValue = new Map<string, MatchedOffer[]>()
  for (const offer of offers)
    for (const value of getValues(offer)) {
      const sharing = byValue.get(value)
      if (sharing) sharing.push(offer)
      else byValue.set(value, [offer])
    }
  for (const sharing of byValue.values()) {
    if (sharing.length > maxSharing) continue
    for (const [index, a] of sharing.entries()) for (const b of sharing.slice(index + 1)) yield { a, b }
  }
}

/** A candidate pair of two groups stands for every pair of them. */
function onePerGroups(
  candidates: readonly (Pair & { reasons: string[] })[],
  find: (number: number) => number,
): Candidate[] {
  const kept = new Map<string, Candidate>()
  for (const { a, b, reasons } of candidates) {
    const groups = [find(a.number), find(b.number)].sort((x, y) => x - y)
    const key = groups.join(' ')
    if (groups[0] === groups[1] || kept.has(key)) continue
    kept.set(key, { first: Math.min(a.number, b.number), second: Math.max(a.number, b.number), reasons })
  }
  return [...kept.values()]
}

/** Most shades in common first, then the nearest in price. */
function compareCloseness(x: Pair, y: Pair): number {
  return (
    countShared(y) - countShared(x) ||
    getRatio(x.a, x.b) - getRatio(y.a, y.b) ||
    compareKeys(x.a, y.a) ||
    compareKeys(x.b, y.b)
  )
}

function countShared({ a, b }: Pair): number {
  return a.shades.filter(shade => b.shades.includes(shade)).length
}

function compareKeys(a: OfferFacts, b: OfferFacts): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0
}
