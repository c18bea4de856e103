import { getGtin } from '../world/gtin.ts'
import { mix } from '../world/hash.ts'
import { toVariantKey } from '../world/variants.ts'
import type { CjRow } from './row.ts'

/** As the advertiser sends it: right in nine of ten, then with a slip, as thirteen digits, or a placeholder everybody uses. */
export function getRowGtin(seed: number, row: CjRow): string | undefined {
  const { offer, variant, own } = row
  if (!offer.advertiser.hasGtins || !hasArticleNumbers(offer.facts.brand)) return undefined
  const gtin = getGtin(`${seed} ${offer.thing}`, toVariantKey(variant))
  const chance = mix(own, 50) % 100
  if (chance < 6) return undefined
  if (chance < 8) return gtin.replace(/\d$/, digit => String((Number(digit) + 1) % 10))
  if (chance === 8) return '000000000000'
  return chance < 30 ? `0${gtin}` : gtin
}

/** A third of the brands have never asked for a range of numbers. */
export function hasArticleNumbers(brand: number): boolean {
  return mix(brand, 51) % 3 > 0
}
