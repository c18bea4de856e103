import { oppositeGenders } from '../language/stop-words.ts'
import type { TermDictionary } from '../terms/term-dictionary.ts'
import type { QueryWord } from './query-word.ts'

/**
 * Finds the products that a query's gender rules out: a query for women's products excludes
 * products that are explicitly only for men, but not the many products that state no gender.
 * Products with the term `unwanted` are left out unless they also have the term `unless`.
 */
export function findGenderRule(
  dictionary: TermDictionary,
  words: readonly QueryWord[],
): { unwanted: number; unless: number | undefined } | undefined {
  const genders = words.filter(({ role }) => role === 'gender').map(({ stem }) => stem)
  const [gender, ...others] = [...new Set(genders)]
  if (gender === undefined || others.length > 0) return undefined
  const unwanted = dictionary.findTermOfStem(oppositeGenders.get(gender) ?? '')
  if (unwanted === undefined) return undefined
  return { unwanted, unless: dictionary.findTermOfStem(gender) }
}
