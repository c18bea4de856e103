import { getBrand } from './brands.ts'
import { mix } from './hash.ts'
import type { Offer } from './offer.ts'
import { getProductName } from './product-name.ts'

/** What the thing is called, with what sets it apart from the thing it resembles: "… Midi Dress II", "… Serum, Set of 2". */
export function getOfferName(seed: number, offer: Pick<Offer, 'facts' | 'likeness' | 'thing'>): string {
  const { unbranded } = getProductName(seed, offer.facts)
  const which = mix(offer.facts.item, 207) % 3
  if (offer.likeness === 'next-season') return `${unbranded} ${['II', '2.0', "Spring '27"][which]}`
  if (offer.likeness === 'other-pack') return `${unbranded}, ${['Set of 2', '3-Pack', 'Travel Size'][which]}`
  return unbranded
}

/** The label in the spelling that a shop got used to: "Northquay", "NORTHQUAY", "Northquay®", "northquay". */
export function getOfferBrand(offer: Pick<Offer, 'facts' | 'advertiser'>): string {
  const { name } = getBrand(offer.facts.brand)
  const manner = mix(offer.facts.brand, offer.advertiser.id) % 12
  if (manner < 2) return name.toUpperCase()
  if (manner === 2) return `${name}®`
  if (manner === 3) return name.replaceAll(' & ', ' and ')
  return manner === 4 ? name.toLowerCase() : name
}
