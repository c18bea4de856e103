import { findNearSpellings } from './near-spellings.ts'
import { stem } from './stem.ts'
import { compounds, synonyms } from './synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * What a word was meant to be, where no product has it the way it is written and it is not another name for what they
 * have: jaens → jeans. Undefined for a word that needs none, and for one that nothing is near to.
 */
export function findSpelling(word: string, vocabulary: Vocabulary): string | undefined {
  const term = vocabulary.findTerm(word)
  if (term !== undefined && (vocabulary.frequency[term] ?? 0) > 0) return undefined
  const root = stem(word)
  if (synonyms.has(root) || compounds.has(root)) return undefined
  const [nearest] = findNearSpellings(vocabulary, word)
  return nearest && vocabulary.getWord(nearest.form)
}
