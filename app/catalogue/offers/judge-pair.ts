import { isDistinctive } from './name-words.ts'
import type { OfferFacts } from './offer-facts.ts'
import { matchColors } from './shades.ts'

/**
 *     high      of one product: they are joined
 *     medium    perhaps, for the reasons given: an operator may look
 *     low       not of one product
 */
export type Verdict =
  | { confidence: 'high' }
  | { confidence: 'medium'; reasons: string[] }
  | { confidence: 'low' }

const high: Verdict = { confidence: 'high' }
const low: Verdict = { confidence: 'low' }

/** Shops differ in their prices by less than this, before any sale. */
const plausibleRatio = 2
/** What was worn before may cost a fraction. */
const plausiblePreOwnedRatio = 10
/** Not even an article number makes these one product. */
const absurdRatio = 6

/** Two offers with an article number in common. */
export function judgeSameGtin(a: OfferFacts, b: OfferFacts): Verdict {
  const reasons: string[] = []
  if (
    a.brand !== '' &&
    b.brand !== '' &&
    a.brand !== b.brand &&
    !a.words.some(word => b.words.includes(word))
  )
    reasons.push('same article number, but nothing of the name')
  if (getRatio(a, b) > (isMixed(a, b) ? plausiblePreOwnedRatio : absurdRatio))
    reasons.push('same article number, but prices far apart')
  return reasons.length === 0 ? high : { confidence: 'medium', reasons }
}

/** Two offers of the same words; `isBranded` when one of those is known to be a brand. */
export function judgeSameName(a: OfferFacts, b: OfferFacts, isBranded: boolean): Verdict {
  if (isOtherBranch(a, b) || (a.brand !== '' && b.brand !== '' && a.brand !== b.brand)) return low
  const colors = matchColors(a.shades, b.shades)
  if (colors === 'other') return low
  const reasons: string[] = []
  if (!isBranded) reasons.push('same name, but no brand')
  if (colors === 'near') reasons.push('same name, but another shade of the colour')
  if (colors === 'unknown' || (colors === 'none' && (a.needsColor || b.needsColor)))
    reasons.push('same name, but no colour')
  if (!isPlausiblePrice(a, b)) reasons.push('same name, but prices far apart')
  return reasons.length === 0 ? high : { confidence: 'medium', reasons }
}

/** Two offers of one brand whose names begin and end alike: never more than a second look. */
export function judgeNearName(a: OfferFacts, b: OfferFacts): Verdict {
  if (isOtherBranch(a, b) || !isPlausiblePrice(a, b)) return low
  const colors = matchColors(a.shades, b.shades)
  if (colors !== 'same' && colors !== 'none') return low
  const onlyA = a.words.filter(word => !b.words.includes(word))
  const onlyB = b.words.filter(word => !a.words.includes(word))
  // One says more than the other; two that each say something else are two products.
  if (onlyA.length > 0 && onlyB.length > 0) return low
  const more = [...onlyA, ...onlyB]
  if (more.length === 0 || more.length > 2 || more.some(isDistinctive)) return low
  return { confidence: 'medium', reasons: [`names differ by: ${more.join(', ')}`] }
}

function isOtherBranch(a: OfferFacts, b: OfferFacts): boolean {
  if (a.branch !== undefined && b.branch !== undefined && a.branch !== b.branch) return true
  const genders = new Set([a.gender, b.gender])
  return genders.size === 2 && !genders.has(undefined) && !genders.has('unisex')
}

function isPlausiblePrice(a: OfferFacts, b: OfferFacts): boolean {
  return getRatio(a, b) <= (isMixed(a, b) ? plausiblePreOwnedRatio : plausibleRatio)
}

function isMixed(a: OfferFacts, b: OfferFacts): boolean {
  return a.isPreOwned !== b.isPreOwned
}

/** The dearer to the cheaper; 1 where one has lost its price, as the sold out may have. */
export function getRatio(a: OfferFacts, b: OfferFacts): number {
  if (a.listCents === 0 || b.listCents === 0) return 1
  return Math.max(a.listCents, b.listCents) / Math.min(a.listCents, b.listCents)
}
