import { findAmbiguousShades, findOffersOfSeveral } from './ambiguous-shades.ts'
import type { Evidence } from './group-profile.ts'
import { createGrowingGroups, type GrowingGroups } from './growing-groups.ts'
import {
  areToldApart,
  getRatio,
  isSameModel,
  isSameMpn,
  judgeSameGtin,
  judgeSameName,
  toSource,
  type Verdict,
} from './judge-pair.ts'
import { applyLessons, type FindLesson } from './lessons.ts'
import type { OfferFacts, OfferKeys } from './offer-facts.ts'
import { getSharedShades, matchColors } from './shades.ts'
import { type CountModels, createModelCount, isNamed } from './word-usage.ts'

export interface MatchedOffer
  extends OfferFacts,
    Pick<OfferKeys, 'nameKey' | 'mpnKey' | 'colorKey'> {
  number: number
}

export interface Candidate {
  first: number
  second: number
  reasons: string[]
}

/** An operator's decision on a doubtful pair. */
export interface OfferDecision {
  first: number
  second: number
  isApproved: boolean
}

/** Two offers of one model, as product numbers. */
export type ModelPair = readonly [number, number]

export interface Grouping {
  /** Groups of two or more offers, as product numbers. */
  groups: number[][]
  /** Pairs of one model of which at least one offer states no color. */
  models: ModelPair[]
  candidates: Candidate[]
}

interface Pair {
  a: MatchedOffer
  b: MatchedOffer
}

interface Doubt extends Pair {
  reasons: string[]
}

/** A name or GTIN shared by more offers than this identifies none of them. */
export const maxSharing = 200

/** What is known beyond the offers, which may be a part of the catalogue. */
export interface Knowledge {
  countModels: CountModels
  findLesson: FindLesson
  /** Names and codes that more than `maxSharing` offers have, of which these may be a few. */
  crowded: ReadonlySet<string>
}

/**
 * Groups offers of the same product. The result depends on the offers alone, not on their order:
 * GTINs join first, then model numbers within a retailer, then names, always the closest pair
 * first. A group never contains two products from one retailer, two departments or conflicting
 * names, unless an operator approved it. Decisions on offers outside the list have no effect.
 */
export function groupOffers(
  offers: readonly MatchedOffer[],
  decisions: readonly OfferDecision[] = [],
  {
    countModels = createModelCount(offers),
    findLesson = () => undefined,
    crowded = new Set(),
  }: Partial<Knowledge> = {},
): Grouping {
  const sorted = offers.toSorted(compareKeys)
  const numbers = new Set(offers.map(({ number }) => number))
  const known = decisions.filter(({ first, second }) => numbers.has(first) && numbers.has(second))
  const refused = known.filter(({ isApproved }) => !isApproved)
  const groups = createGrowingGroups(
    sorted,
    refused.map(({ first, second }) => [first, second]),
  )
  for (const { first, second, isApproved } of known) if (isApproved) groups.force(first, second)
  const list = (getValues: (offer: MatchedOffer) => readonly string[]) =>
    listSharing(sorted, getValues, crowded)
  const names = list(({ nameKey }) => (nameKey === null ? [] : [nameKey]))
  const mpns = list(({ mpnKey }) => (mpnKey === null ? [] : [mpnKey]))
  const models: ModelPair[] = []
  const doubts = [
    ...joinSameGtin(
      groups,
      list(({ gtins }) => gtins),
    ),
    ...joinSameMpn(groups, [...names, ...mpns]),
    ...joinSameName(groups, names, { models, countModels, findLesson }),
  ]
  return { groups: groups.list(), models, candidates: onePerGroups(doubts, groups) }
}

function joinSameGtin(groups: GrowingGroups, gtins: readonly MatchedOffer[][]): Doubt[] {
  const equals: Pair[] = []
  const doubts: Doubt[] = []
  for (const sharing of gtins) {
    const reusing = findReusing(sharing)
    for (const { a, b } of toPairs(sharing)) {
      const verdict = judgeSameGtin(a, b)
      if (verdict.confidence === 'medium') doubts.push({ a, b, reasons: verdict.reasons })
      else if (verdict.confidence !== 'high') continue
      else if (reusing.has(toSeller(a)) || reusing.has(toSeller(b)))
        doubts.push({ a, b, reasons: ['same GTIN, but its retailer gives it to several products'] })
      else equals.push({ a, b })
    }
  }
  return [...doubts, ...joinClosestFirst(groups, equals, 'GTIN')]
}

/** Returns the sellers that give one GTIN to several products, which makes it no evidence. */
function findReusing(sharing: readonly MatchedOffer[]): Set<string> {
  const bySeller = Map.groupBy(sharing, toSeller)
  const reusing = [...bySeller].filter(([, own]) =>
    [...toPairs(own)].some(
      ({ a, b }) =>
        judgeSameGtin(a, b).confidence !== 'high' || matchColors(a.shades, b.shades) === 'other',
    ),
  )
  return new Set(reusing.map(([seller]) => seller))
}

function toSeller(offer: MatchedOffer): string {
  return `${toSource(offer)} ${offer.retailer}`
}

/** A model number is the retailer's own as a rule, and sometimes the brand's. */
function joinSameMpn(groups: GrowingGroups, sharing: readonly MatchedOffer[][]): Doubt[] {
  const equals = sharing
    .flatMap(offers => [...toPairs(offers)])
    .filter(
      ({ a, b }) =>
        isSameModel(a, b) &&
        judgeSameName(a, b, { isBranded: true, isNamed: true, hasMpn: isSameMpn(a, b) })
          .confidence === 'high',
    )
  return joinClosestFirst(groups, equals, 'MPN')
}

function joinSameName(
  groups: GrowingGroups,
  names: readonly MatchedOffer[][],
  {
    models,
    countModels,
    findLesson,
  }: Pick<Knowledge, 'countModels' | 'findLesson'> & { models: ModelPair[] },
): Doubt[] {
  const equals: Pair[] = []
  const doubts: Doubt[] = []
  for (const sharing of names) {
    const isBranded = sharing.some(({ brand }) => brand !== '')
    const find = ({ number }: MatchedOffer) => groups.find(number)
    const ambiguous = findAmbiguousShades(sharing, find)
    const ofSeveral = findOffersOfSeveral(sharing, find)
    for (const { a, b } of toPairs(sharing)) {
      const evidence = { isBranded, isNamed: isNamed(a, b, countModels) }
      const verdict = learn(judgeSameName(a, b, evidence), a.brand || b.brand, findLesson)
      const isClear = getSharedShades(a.shades, b.shades).some(
        shade => !ambiguous.get(a)?.has(shade) && !ambiguous.get(b)?.has(shade),
      )
      const isJoinable = verdict.confidence === 'model' || verdict.confidence === 'high'
      if (!isJoinable && areToldApart(a, b)) groups.keepApart(a.number, b.number)
      if (verdict.confidence === 'medium') doubts.push({ a, b, reasons: verdict.reasons })
      else if (verdict.confidence === 'high' && isClear) equals.push({ a, b })
      else if (verdict.confidence === 'model' && !ofSeveral.has(a) && !ofSeveral.has(b))
        models.push([a.number, b.number])
      else if (isJoinable)
        doubts.push({ a, b, reasons: ['same name, but it is the name of several products'] })
    }
  }
  return [...doubts, ...joinClosestFirst(groups, equals, 'name')]
}

/** Decides on a doubtful pair as operators decided on others of its brand. */
function learn(verdict: Verdict, brand: string, findLesson: FindLesson): Verdict {
  if (verdict.confidence !== 'medium' || verdict.otherwise === undefined) return verdict
  const lesson = applyLessons(brand, verdict.reasons, findLesson)
  if (lesson === undefined) return verdict
  return { confidence: lesson === 'join' ? verdict.otherwise : 'low' }
}

/**
 * Joins the pairs, closest first, and returns those whose groups as a whole cannot be one product.
 */
function joinClosestFirst(
  groups: GrowingGroups,
  pairs: readonly Pair[],
  evidence: Evidence,
): Doubt[] {
  return pairs.toSorted(compareCloseness).flatMap(({ a, b }) => {
    const conflict = groups.join(a.number, b.number, evidence)
    return conflict === undefined ? [] : [{ a, b, reasons: [`same ${evidence}, but ${conflict}`] }]
  })
}

/** For each value that several offers share, lists those offers, unless there are too many. */
function listSharing(
  offers: readonly MatchedOffer[],
  getValues: (offer: MatchedOffer) => readonly string[],
  crowded: ReadonlySet<string>,
): MatchedOffer[][] {
  const byValue = new Map<string, MatchedOffer[]>()
  for (const offer of offers)
    for (const value of getValues(offer)) {
      const sharing = byValue.get(value)
      if (sharing) sharing.push(offer)
      else byValue.set(value, [offer])
    }
  for (const value of crowded) byValue.delete(value)
  return [...byValue.values()].filter(({ length }) => length > 1 && length <= maxSharing)
}

function* toPairs(offers: readonly MatchedOffer[]): Generator<Pair> {
  for (const [index, a] of offers.entries()) for (const b of offers.slice(index + 1)) yield { a, b }
}

/** Keeps one candidate pair for each pair of groups. */
function onePerGroups(doubts: readonly Doubt[], { find, isRefused }: GrowingGroups): Candidate[] {
  const unique = new Map<string, Candidate>()
  for (const { a, b, reasons } of doubts) {
    const groups = [find(a.number), find(b.number)].sort((x, y) => x - y)
    const key = groups.join(' ')
    if (groups[0] === groups[1] || unique.has(key) || isRefused(a.number, b.number)) continue
    unique.set(key, {
      first: Math.min(a.number, b.number),
      second: Math.max(a.number, b.number),
      reasons,
    })
  }
  return [...unique.values()]
}

/**
 * Sorts pairs by the number of shades in common, most first, then by how close their prices are.
 */
function compareCloseness(x: Pair, y: Pair): number {
  return (
    countShared(y) - countShared(x) ||
    getRatio(x.a, x.b) - getRatio(y.a, y.b) ||
    compareKeys(x.a, y.a) ||
    compareKeys(x.b, y.b)
  )
}

function countShared({ a, b }: Pair): number {
  return getSharedShades(a.shades, b.shades).length
}

function compareKeys(a: OfferFacts, b: OfferFacts): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0
}
