import { createClusters } from './clusters.ts'
import type { Candidate, MatchedOffer, ModelPair, OfferDecision } from './group-offers.ts'
import { areToldApart, isSameModel, toSource } from './judge-pair.ts'

/** Digits of a GTIN that begin with the country and the company. */
const companyDigits = 8

export interface JoinedModels {
  /** Color groups, to which listings without a color were added, as product numbers. */
  colorGroups: number[][]
  /** Pairs that stay apart, because it is unclear to which of several products one belongs. */
  candidates: Candidate[]
}

/**
 * Adds listings that state no color to the color groups of their model. They are not in an offer
 * group, because their price may be that of another color. A listing that could belong to two
 * products of one retailer joins neither.
 */
export function joinModels(
  offers: readonly MatchedOffer[],
  {
    groups,
    colorGroups,
    models,
  }: {
    groups: readonly number[][]
    colorGroups: readonly number[][]
    models: readonly ModelPair[]
  },
  decisions: readonly OfferDecision[] = [],
): JoinedModels {
  const byNumber = new Map(offers.map(offer => [offer.number, offer]))
  const clusters = createClusters([...byNumber.keys()])
  const members = new Map(offers.map(offer => [offer.number, [offer]]))
  const refused = decisions.filter(({ isApproved }) => !isApproved)

  function join(first: number, second: number): void {
    const [a, b] = [clusters.find(first), clusters.find(second)]
    if (a === b) return
    const joined = [...(members.get(a) ?? []), ...(members.get(b) ?? [])]
    members.set(clusters.join(a, b), joined)
  }
  for (const group of [...groups, ...colorGroups])
    for (const number of group) join(group[0] ?? number, number)
  const isKnown = new Map(offers.map(({ number }) => [number, clusters.find(number)]))

  function findConflict(first: number, second: number): string | undefined {
    const [ofA, ofB] = [first, second].map(one => members.get(clusters.find(one)) ?? [])
    const isSpanned = ({ first, second }: OfferDecision) =>
      [first, second].every(one => ofA?.concat(ofB ?? []).some(({ number }) => number === one))
    if (refused.some(isSpanned)) return 'an operator refused the pair'
    for (const a of ofA ?? [])
      for (const b of ofB ?? []) if (areApart(a, b, isKnown)) return several
    return undefined
  }

  const unclear = findUnclear(models, byNumber, clusters.find)
  const candidates: Candidate[] = []
  const joined = new Set<number>()
  // Sorted by the sources' keys, because product numbers depend on the order of arrival.
  const toKey = ([a, b]: ModelPair) => `${byNumber.get(a)?.key} ${byNumber.get(b)?.key}`
  for (const [a, b] of models.toSorted((x, y) => (toKey(x) < toKey(y) ? -1 : 1))) {
    if (clusters.find(a) === clusters.find(b)) continue
    const conflict = unclear.has(a) || unclear.has(b) ? several : findConflict(a, b)
    if (conflict === undefined) {
      join(a, b)
      joined.add(a)
    } else if (conflict === several)
      candidates.push({ first: Math.min(a, b), second: Math.max(a, b), reasons: [several] })
  }
  const found = clusters.groups()
  const withModels = found.filter(group => group.some(number => joined.has(number)))
  const added = new Set(withModels.flat())
  return {
    colorGroups: [
      ...colorGroups.filter(([first]) => first === undefined || !added.has(first)),
      ...withModels,
    ],
    candidates: candidates.filter(
      ({ first, second }) => clusters.find(first) !== clusters.find(second),
    ),
  }
}

/**
 * Returns the offers that could be of one model with two products of one seller. Pre-owned items
 * are listed separately even if they are one product.
 */
function findUnclear(
  models: readonly ModelPair[],
  byNumber: ReadonlyMap<number, MatchedOffer>,
  find: (number: number) => number,
): Set<number> {
  const bySeller = new Map<string, number>()
  const unclear = new Set<number>()
  for (const [a, b] of models.flatMap(([a, b]): ModelPair[] => [
    [a, b],
    [b, a],
  ])) {
    const other = byNumber.get(b)
    if (other === undefined || other.isPreOwned) continue
    const seller = `${a} ${toSource(other)} ${other.retailer}`
    if ((bySeller.get(seller) ?? find(b)) !== find(b)) unclear.add(a)
    bySeller.set(seller, find(b))
  }
  return unclear
}

const several = 'same name, but no color, and it is the name of several products'

/** Returns true if two offers cannot be of one model. */
function areApart(a: MatchedOffer, b: MatchedOffer, isKnown: ReadonlyMap<number, number>): boolean {
  if (isKnown.get(a.number) === isKnown.get(b.number)) return false
  const isOneSeller = a.retailer === b.retailer && toSource(a) === toSource(b)
  return (
    (isOneSeller && !isSameModel(a, b)) || areToldApart(a, b) || areOtherCompanies(a.gtins, b.gtins)
  )
}

/** A model's colors have GTINs of one company. */
function areOtherCompanies(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return false
  const ofA = new Set(a.map(gtin => gtin.slice(0, companyDigits)))
  return !b.some(gtin => ofA.has(gtin.slice(0, companyDigits)))
}
