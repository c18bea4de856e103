import { findContradiction, getAllDistinctions } from '#app/vocabulary/distinctions.ts'
import { areOtherAudiences } from './audience.ts'
import { areToldApart, getRatio, isOfOneName, toSource } from './judge-pair.ts'
import type { OfferFacts } from './offer-facts.ts'
import { getSharedShades, matchColors } from './shades.ts'

/**
 * For each offer that shares its name with others, finds the shades in which that name could mean
 * several products. If one retailer sells two products of that name in navy, or two retailers
 * sell them in different washes, a third offer that does not say which one it is could be either.
 *
 * `find` returns the group that an offer already belongs to through its GTIN or MPN.
 */
export function findAmbiguousShades<Offer extends OfferFacts>(
  offers: readonly Offer[],
  find: (offer: Offer) => number,
): Map<Offer, ReadonlySet<string>> {
  const ofSeveral = findOffersOfSeveral(offers, find)
  return new Map(
    offers.map(offer => {
      if (ofSeveral.has(offer)) return [offer, new Set(getSharedShades(offer.shades, offer.shades))]
      const similar = offers.filter(other => other === offer || isOfOneName(offer, other))
      const byShade = new Map<string, Offer[]>()
      for (const other of similar)
        for (const shade of getSharedShades(offer.shades, other.shades))
          byShade.set(shade, [...(byShade.get(shade) ?? []), other])
      const ambiguous = [...byShade].filter(([, sharing]) => areSeveralProducts(sharing, find))
      return [offer, new Set(ambiguous.map(([shade]) => shade))]
    }),
  )
}

/** A retailer's list prices of one product differ by less than this ratio. */
const samePriceRatio = 1.02

/**
 * Finds the offers whose name is that of several products whatever their color: of products that
 * contradict each other, or of listings of one retailer that differ in more than the color. If a
 * feature that only one offer mentions may make two products of a name, an offer that describes
 * nothing could be either.
 */
export function findOffersOfSeveral<Offer extends OfferFacts>(
  offers: readonly Offer[],
  find: (offer: Offer) => number,
): Set<Offer> {
  const found = [...Map.groupBy(offers, toExactName).values()].flatMap(sharing => {
    const pairs = sharing.flatMap((a, at) =>
      sharing.slice(at + 1).flatMap(b => (find(a) === find(b) ? [] : [[a, b] as const])),
    )
    if (pairs.some(([a, b]) => areTwoProducts(a, b))) return sharing
    const isDoubtful = pairs.some(([a, b]) => areToldApart(a, b))
    return isDoubtful ? sharing.filter(one => !one.isDescribed && one.described.length === 0) : []
  })
  return new Set(found)
}

function areTwoProducts(a: OfferFacts, b: OfferFacts): boolean {
  if (findContradiction(getAllDistinctions(a), getAllDistinctions(b)) !== undefined) return true
  // Each pre-owned item has its own price and description.
  if (a.isPreOwned || b.isPreOwned || toSeller(a) !== toSeller(b)) return false
  return (
    matchColors(a.shades, b.shades) === 'other' &&
    (getRatio(a, b) > samePriceRatio || areToldApart(a, b))
  )
}

/** What an offer's name says, apart from words that say nothing about the product. */
function toExactName({ brand, kind, model, details, distinctions }: OfferFacts): string {
  return [brand, kind ?? '', ...model, '', ...details, '', ...distinctions].join(' ')
}

// Two sources may carry the same listing, so two
// listings are two products only within one source.
function toSeller(offer: OfferFacts): string {
  return `${toSource(offer)} ${offer.retailer}`
}

function areSeveralProducts<Offer extends OfferFacts>(
  offers: readonly Offer[],
  find: (offer: Offer) => number,
): boolean {
  const groups = new Map<string, number>()
  for (const offer of offers) {
    // Each pre-owned item has its own listing, even if several are the same product.
    if (offer.isPreOwned) continue
    const seller = toSeller(offer)
    const group = find(offer)
    if ((groups.get(seller) ?? group) !== group) return true
    groups.set(seller, group)
  }
  const kinds = [...new Map(offers.map(offer => [toKind(offer), offer])).values()]
  return kinds.some((a, at) =>
    kinds
      .slice(at + 1)
      .some(
        b =>
          areOtherAudiences(a.audiences, b.audiences) ||
          findContradiction(getAllDistinctions(a), getAllDistinctions(b)) !== undefined,
      ),
  )
}

function toKind(offer: OfferFacts): string {
  return `${offer.audiences.join()} ${getAllDistinctions(offer).join()}`
}
