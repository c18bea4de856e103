import { getGtin } from './gtin.ts'
import { mix } from './hash.ts'
import type { Offer } from './offer.ts'
import { toVariantKey, type Variant } from './variants.ts'

/**
 * Returns the GTIN in an advertiser's row. The GTIN is correct in nine
 * out of ten rows; in the others it is mistyped, padded to thirteen
 * digits or a common placeholder. `own` is the row's random seed.
 */
export function getOfferGtin(
  seed: number,
  offer: Offer,
  variant: Variant,
  own: number,
): string | undefined {
  if (!offer.advertiser.hasGtins || !hasArticleNumbers(offer.facts.brand)) return undefined
  const chance = mix(own, 50) % 100
  // Simulates a row copied from the first sibling without changing its GTIN.
  const isCopied = offer.facts.head !== offer.facts.item && mix(own, 52) % 50 === 0
  const thing = isCopied ? offer.facts.head : offer.thing
  const gtin = getGtin(`${seed} ${thing}`, toVariantKey(variant))
  if (chance < 6) return undefined
  if (chance < 8) return gtin.replace(/\d$/, digit => String((Number(digit) + 1) % 10))
  if (chance === 8) return '000000000000'
  // A placeholder with a valid check digit, which makes it hard to detect.
  if (chance === 9 && own % 4 === 0) return '123456789012'
  return chance < 30 ? `0${gtin}` : gtin
}

/** True if the brand has GTINs; a third of the brands have none. */
function hasArticleNumbers(brand: number): boolean {
  return mix(brand, 51) % 3 > 0
}
