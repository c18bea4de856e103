import type { Gender } from '#app/domain/product.ts'
import { parseAudience, toGender } from './audience.ts'

/**
 * Returns the gender stated in a feed's field, an age group or a level of a category path.
 *
 *     female, F, Womens, Women's Clothing, Damen, Femme   women
 *     male, Herren, Men's, Menswear                       men
 *     unisex, Men & Women, female/male                    unisex
 *     kids, Girls, toddler, Baby, newborn, female kids    kids
 *     Boyfriend Jeans, Boy Shorts, adult, all ages        undefined
 */
export function parseGender(raw: string | null | undefined): Gender | undefined {
  return toGender(parseAudience(raw ?? ''))
}
