import { findNearSpellings } from './near-spellings.ts'
import { stem } from './stem.ts'
import { compounds } from './synonyms.ts'
import type { WordStore } from './word-store.ts'

/**
 * Corrects a word that no product has and that is not a synonym: jaens → jeans. Undefined when the
 * word needs no correction or nothing is close enough.
 */
export function findSpelling(
  word: string,
  { dictionary, synonyms }: Pick<WordStore, 'dictionary' | 'synonyms'>,
): string | undefined {
  const term = dictionary.findTerm(word)
  if (term !== undefined && (dictionary.frequency[term] ?? 0) > 0) return undefined
  const root = stem(word)
  if (synonyms.has(root) || compounds.has(root)) return undefined
  const [nearest] = findNearSpellings(dictionary, word)
  return nearest && dictionary.getWord(nearest.form)
}
