import { findContradiction, getAllDistinctions } from '#app/vocabulary/distinctions.ts'
import { areOtherAudiences } from './audience.ts'
import { isOfOneName, toSource } from './judge-pair.ts'
import type { OfferFacts } from './offer-facts.ts'
import { getSharedShades } from './shades.ts'

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
  return new Map(
    offers.map(offer => {
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

function areSeveralProducts<Offer extends OfferFacts>(
  offers: readonly Offer[],
  find: (offer: Offer) => number,
): boolean {
  const groups = new Map<string, number>()
  for (const offer of offers) {
    // Each pre-owned item has its own listing, even if several are the same product.
    if (offer.isPreOwned) continue
    // Two sources may carry the same listing, so two
    // listings are two products only within one source.
    const seller = `${toSource(offer)} ${offer.retailer}`
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
