import { getGtin } from './gtin.ts'
import { mix } from './hash.ts'
import type { Offer } from './offer.ts'
import { toVariantKey, type Variant } from './variants.ts'

/**
 * The article number as an advertiser sends it: right in nine of ten, then with a slip, as thirteen digits, or one
 * of the placeholders everybody uses. `own` are the dice of the row.
 */
export function getOfferGtin(seed: number, offer: Offer, variant: Variant, own: number): string | undefined {
  if (!offer.advertiser.hasGtins || !hasArticleNumbers(offer.facts.brand)) return undefined
  const gtin = getGtin(`${seed} ${offer.thing}`, toVariantKey(variant))
  const chance = mix(own, 50) % 100
  if (chance < 6) return undefined
  if (chance < 8) return gtin.replace(/\d$/, digit => String((Number(digit) + 1) % 10))
  if (chance === 8) return '000000000000'
  // Its check digit is right, which is what makes it dangerous.
  if (chance === 9 && own % 4 === 0) return '123456789012'
  return chance < 30 ? `0${gtin}` : gtin
}

/** A third of the brands have never asked for a range of numbers. */
function hasArticleNumbers(brand: number): boolean {
  return mix(brand, 51) % 3 > 0
}
