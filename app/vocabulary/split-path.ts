import { isAudienceWord } from './audience.ts'
import { toWords } from './to-words.ts'

const signs = /\s*(?:[/|\\:»›]|\s[-–—]\s)\s*/

/**
 * Splits a path that a shop writes as a single name. In such a path, exactly one
 * part is an audience; other names with separators are lists and stay whole:
 *
 *     Womens/Clothing/Knitwear     Womens, Clothing, Knitwear
 *     Footwear - Mens - Boots      Footwear, Mens, Boots
 *     Lingerie/Tights              as it is: two things in one category
 *     Men/Women                    as it is
 */
export function splitPath(path: readonly string[]): readonly string[] {
  const [level] = path
  if (level === undefined || path.length > 1) return path
  const levels = level.split(signs).filter(Boolean)
  return levels.filter(isAudience).length === 1 ? levels : path
}

function isAudience(level: string): boolean {
  const words = toWords(level)
  return words.length > 0 && words.every(isAudienceWord)
}
