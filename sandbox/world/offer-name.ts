import { getBrand } from './brands.ts'
import { draw, pick } from './draw.ts'
import { mix } from './hash.ts'
import type { Offer } from './offer.ts'
import { getProductName } from './product-name.ts'

const remakes = [' II', ' 2.0', " Spring '27", '+', ' V2']
const packs = ['Set of 2', '3-Pack', 'Travel Size']
const dice = { mark: 207 } as const

/**
 * Returns the product's name, with a suffix if the offer is
 * a look-alike: "… Midi Dress II", "… Serum, Set of 2".
 */
export function getOfferName(
  seed: number,
  offer: Pick<Offer, 'facts' | 'variation' | 'thing'>,
): string {
  const { unbranded } = getProductName(seed, offer.facts)
  const chance = draw(offer.facts.item, dice.mark)
  if (offer.variation === 'next-season') return `${unbranded}${pick(remakes, chance)}`
  if (offer.variation === 'other-pack') return `${unbranded}, ${pick(packs, chance)}`
  return unbranded
}

/**
 * Returns the brand in the shop's spelling, such as
 * "Northquay", "NORTHQUAY", "Northquay®" or "northquay".
 */
export function getOfferBrand(offer: Pick<Offer, 'facts' | 'advertiser'>): string {
  const { name } = getBrand(offer.facts.brand)
  const manner = mix(offer.facts.brand, offer.advertiser.id) % 12
  if (manner < 2) return name.toUpperCase()
  if (manner === 2) return `${name}®`
  if (manner === 3) return name.replaceAll(' & ', ' and ')
  return manner === 4 ? name.toLowerCase() : name
}
