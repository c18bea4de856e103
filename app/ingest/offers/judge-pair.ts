import {
  type Distinction,
  findContradiction,
  findDifference,
  findOneSided,
  formatDistinction,
  getAllDistinctions,
  toColorDistinctions,
} from '#app/vocabulary/distinctions.ts'
import { areOtherColorNames } from './are-other-color-names.ts'
import { type Audience, areOtherAudiences } from './audience.ts'
import { findBeautyNouns } from './beauty-nouns.ts'
import { isDistinctive } from './name-words.ts'
import type { OfferFacts } from './offer-facts.ts'
import { areOtherKinds } from './offer-kind.ts'
import { getSharedShades, matchColors } from './shades.ts'
import { isShortNumber } from './word-usage.ts'

/**
 *     high      one product: the offers are joined
 *     model     one model, but the color of one of them is unknown
 *     medium    perhaps one product, for the reasons given: an operator decides; `otherwise` is
 *               the confidence if the reasons mean nothing
 *     low       two products
 */
export type Verdict =
  | { confidence: 'high' }
  | { confidence: 'model' }
  | { confidence: 'medium'; reasons: string[]; otherwise?: 'high' | 'model' }
  | { confidence: 'low' }

const high: Verdict = { confidence: 'high' }
const low: Verdict = { confidence: 'low' }

/** Retailers' list prices for the same product differ by less than this. */
const plausibleRatio = 2
/** A pre-owned item may cost a fraction of the price of a new one. */
const plausiblePreOwnedRatio = 10
/** Above this price ratio, even a shared GTIN is more likely to be an error than a match. */
const absurdRatio = 6
/** Names that differ by more words than this are those of two products, as are offers with more doubts. */
const mostDifferences = 1
const mostReasons = 2
/** If an offer has no department, the list prices must also be within this ratio. */
const closeRatio = 1.25

/**
 * Judges two offers with a GTIN in common. Feeds sometimes contain a wrong GTIN, so the
 * names must agree. A retailer names a product consistently, so a distinguishing word
 * in only one of its two listings suggests that a row was copied along with its GTIN.
 */
export function judgeSameGtin(a: OfferFacts, b: OfferFacts): Verdict {
  const reasons: string[] = []
  const isOtherBrand = a.brand !== '' && b.brand !== '' && a.brand !== b.brand
  // Different retailers may name a product in different languages, but each retailer uses only one.
  if ((isOtherBrand || a.retailer === b.retailer) && !a.words.some(word => b.words.includes(word)))
    reasons.push('same GTIN, but no name word in common')
  else if (areOtherModels(a, b)) reasons.push('same GTIN, but another model')
  if (areOtherKinds(a.kind, b.kind)) reasons.push('same GTIN, but another kind of product')
  if (areOtherAudiences(a.audiences, b.audiences))
    reasons.push('same GTIN, but a different department')
  const contradiction =
    a.retailer === b.retailer
      ? findDifference(a.distinctions, b.distinctions)
      : findContradiction(a.distinctions, b.distinctions)
  if (contradiction !== undefined) reasons.push(`same GTIN, but names differ by ${contradiction}`)
  if (getRatio(a, b) > (isMixed(a, b) ? plausiblePreOwnedRatio : absurdRatio))
    reasons.push('same GTIN, but prices far apart')
  return reasons.length === 0 ? high : { confidence: 'medium', reasons }
}

/** What makes two names those of one product. */
export interface NameEvidence {
  /** True if the names include a brand. */
  isBranded: boolean
  /** True if a word of both is rare enough within the brand to be a model's name. */
  isNamed: boolean
  /** True if the brand's model number is the same. */
  hasMpn?: boolean
}

/** Judges two offers whose names contain the same model, or whose model numbers are the same. */
export function judgeSameName(
  a: OfferFacts,
  b: OfferFacts,
  { isBranded, isNamed, hasMpn = false }: NameEvidence,
): Verdict {
  if (areOtherProducts(a, b) || areOtherFabrics(a, b)) return low
  const colors = matchColors(a.shades, b.shades)
  if (colors === 'other') return low
  const reasons: string[] = []
  if (a.retailer === b.retailer && !isSameModel(a, b)) {
    // One listing can reach us through two networks,
    // but two listings in one network are two products.
    if (toSource(a) === toSource(b)) return low
    reasons.push('same name at one retailer, but neither GTIN nor MPN in common')
  }
  if (!isBranded) reasons.push('same name, but no brand')
  else if (!isNamed && !hasMpn) reasons.push('same name, but it only describes the product')
  const differences = hasMpn ? [] : findNameDifferences(a, b)
  if (differences.length > mostDifferences) return low
  if (differences.length > 0) reasons.push(`names differ by: ${differences.join(', ')}`)
  if (areOtherCuts(a, b)) reasons.push('same name, but sizes of another cut')
  if (colors === 'near' || (!hasMpn && areOtherColorNames(a.colorNames, b.colorNames)))
    reasons.push('same name, but a different shade of the color')
  if (!isPlausiblePrice(a, b)) reasons.push('same name, but prices far apart')
  const isUnplaced = a.audiences.length === 0 || b.audiences.length === 0
  if (isUnplaced && getRatio(a, b) > closeRatio && !isMixed(a, b))
    reasons.push('same name, but no department and a different price')
  if (reasons.length > mostReasons) return low
  const isColorless = colors === 'unknown' || (colors === 'none' && (a.needsColor || b.needsColor))
  const otherwise = isColorless ? 'model' : 'high'
  return reasons.length > 0
    ? { confidence: 'medium', reasons, otherwise }
    : { confidence: otherwise }
}

/**
 * Returns what only one of the names states although the other offer's text does not; for a
 * feature that only a description states, the other's description must leave it out.
 */
function findNameDifferences(a: OfferFacts, b: OfferFacts): string[] {
  const sides = [
    [a, b],
    [b, a],
  ] as const
  const lacking = sides.map(([one, other]) =>
    one.details.filter(word => !other.details.includes(word) && !other.said.includes(word)),
  )
  const features = sides.flatMap(([one, other]) => {
    const stated = getAllDistinctions(other)
    // A listing without a color cannot state the pattern that is part of the color.
    const ofColor = other.shades.length === 0 ? toColorDistinctions(one.colorNames) : []
    const named = one.distinctions.filter(distinction => !ofColor.includes(distinction))
    const feature =
      findOneSided(named, [...stated, ...toDistinctions(other.audiences)]) ??
      (other.isDescribed ? findOneSided(one.described, stated) : undefined)
    return feature === undefined ? [] : formatDistinction(feature) || feature
  })
  return [...lacking.flat(), ...features, ...findBeautyNouns(a, b)]
}

/** Girls' Shirt and Shirt may be one product if the latter is for girls, too. */
function toDistinctions(audiences: readonly Audience[]): Distinction[] {
  return audiences.map(audience => `people:${audience}` as const)
}

/** Returns true if two offers of one name state that they are two products. */
export function areToldApart(a: OfferFacts, b: OfferFacts): boolean {
  return (
    areOtherProducts(a, b) ||
    areOtherFabrics(a, b) ||
    areOtherCuts(a, b) ||
    findNameDifferences(a, b).length > 0
  )
}

function areOtherCuts(a: OfferFacts, b: OfferFacts): boolean {
  return a.cut !== undefined && b.cut !== undefined && a.cut !== b.cut
}

/**
 * Judges two offers of one brand whose names begin and end
 * with the same words. The confidence is medium at most.
 */
export function judgeNearName(a: OfferFacts, b: OfferFacts): Verdict {
  if (areOtherProducts(a, b) || a.retailer === b.retailer || !isPlausiblePrice(a, b)) return low
  const colors = matchColors(a.shades, b.shades)
  if (colors !== 'same' && colors !== 'none') return low
  const onlyA = a.words.filter(word => !b.words.includes(word))
  const onlyB = b.words.filter(word => !a.words.includes(word))
  // If each name has a word that the other lacks, the offers are two products.
  if (onlyA.length > 0 && onlyB.length > 0) return low
  const more = [...onlyA, ...onlyB]
  if (more.length === 0 || more.length > 2 || more.some(isDistinctive)) return low
  return { confidence: 'medium', reasons: [`names differ by: ${more.join(', ')}`] }
}

/**
 * Two offers from one retailer need at least this much
 * evidence, because a retailer's variants share their names.
 */
export function isSameModel(a: OfferFacts, b: OfferFacts): boolean {
  if (a.gtins.some(gtin => b.gtins.includes(gtin))) return true
  const colors = matchColors(a.shades, b.shades)
  const isSameColor = colors === 'same' || (colors === 'none' && !a.needsColor && !b.needsColor)
  return isSameMpn(a, b) && isSameColor
}

/** Returns true for one model number of one brand. */
export function isSameMpn(a: OfferFacts, b: OfferFacts): boolean {
  return a.mpn !== undefined && a.mpn === b.mpn && a.brand === b.brand
}

/**
 * Returns true for offers with the same words that could be one product, regardless of retailer.
 */
export function isOfOneName(a: OfferFacts, b: OfferFacts): boolean {
  return (
    !areOtherProducts(a, b) &&
    isPlausiblePrice(a, b) &&
    getSharedShades(a.shades, b.shades).length > 0
  )
}

/** True if both names have model words and share none. */
function areOtherModels(a: OfferFacts, b: OfferFacts): boolean {
  const [ofA, ofB] = [a, b].map(({ model }) => model.filter(word => !isShortNumber(word))) as [
    string[],
    string[],
  ]
  return ofA.length > 0 && ofB.length > 0 && !ofA.some(word => ofB.includes(word))
}

/** Returns true if no material of one is in the other, although both state what they are made of. */
function areOtherFabrics(a: OfferFacts, b: OfferFacts): boolean {
  if (a.composition === undefined || b.composition === undefined) return false
  const ofB = new Set(toMaterials(b.composition))
  return !toMaterials(a.composition).some(material => ofB.has(material))
}

function toMaterials(composition: string): string[] {
  return composition.split(', ').map(part => part.replace(/ \d+$/, ''))
}

function areOtherProducts(a: OfferFacts, b: OfferFacts): boolean {
  return (
    areOtherKinds(a.kind, b.kind) ||
    areOtherAudiences(a.audiences, b.audiences) ||
    (a.brand !== '' && b.brand !== '' && a.brand !== b.brand) ||
    findContradiction(getAllDistinctions(a), getAllDistinctions(b)) !== undefined
  )
}

/** Returns the source letter at the start of a key. */
export function toSource({ key }: OfferFacts): string {
  return key.slice(0, key.indexOf(' '))
}

function isPlausiblePrice(a: OfferFacts, b: OfferFacts): boolean {
  return getRatio(a, b) <= (isMixed(a, b) ? plausiblePreOwnedRatio : plausibleRatio)
}

function isMixed(a: OfferFacts, b: OfferFacts): boolean {
  return a.isPreOwned !== b.isPreOwned
}

/**
 * Divides the higher list price by the lower. Returns 1 when
 * either price is unknown, as it may be for a sold-out offer.
 */
export function getRatio(a: OfferFacts, b: OfferFacts): number {
  if (a.listCents === 0 || b.listCents === 0) return 1
  return Math.max(a.listCents, b.listCents) / Math.min(a.listCents, b.listCents)
}
