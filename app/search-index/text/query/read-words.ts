import { findRecipient } from '../language/find-recipient.ts'
import { stem } from '../language/stem.ts'
import { oppositeGenders, softWords, stopWords } from '../language/stop-words.ts'
import { compounds } from '../language/synonyms.ts'
import { toTokens } from '../language/to-tokens.ts'
import { findNearSpellings } from '../terms/near-spellings.ts'
import type { WordStore } from '../terms/word-store.ts'
import type { QueryWord } from './query-word.ts'

/** The maximum number of words; further ones are ignored. */
const maxWords = 24

/** Reads the query's words outside the `taken` parts, each on its own. */
export function readWords(
  text: string,
  taken: readonly { start: number; end: number }[],
  store: WordStore,
): QueryWord[] {
  return (
    toTokens(text)
      .filter(({ start, end }) => taken.every(part => end <= part.start || start >= part.end))
      .slice(0, maxWords)
      .map((token, at, all) => readWord(token, all[at - 1]?.word, store))
      // "100%" in "100% cotton" is optional.
      .map(word => (text[word.end] === '%' ? { ...word, role: 'soft' as const } : word))
  )
}

/** Makes words such as "women" or "the best" required if the query has no others. */
export function requireSubject(words: readonly QueryWord[]): readonly QueryWord[] {
  const hasSubject = words.some(({ role }) => role === 'needed')
  if (hasSubject) return words
  const isSoft = words.some(({ role }) => role !== 'stop')
  return words.map(word => (isSoft && word.role === 'stop' ? word : { ...word, role: 'needed' }))
}

function readWord(
  { word, start, end }: Pick<QueryWord, 'word' | 'start' | 'end'>,
  previous: string | undefined,
  store: WordStore,
): QueryWord {
  const root = findRecipient(word, previous) ?? stem(word)
  const own = { word, start, end, stem: root }
  if (oppositeGenders.has(root)) return { ...own, role: 'gender' }
  if (stopWords.has(word)) return { ...own, role: 'stop' }
  if (softWords.has(word) || softWords.has(root)) return { ...own, role: 'soft' }
  const corrected = root === stem(word) ? findSpelling(word, store) : undefined
  if (corrected === undefined) return { ...own, role: 'needed' }
  const correctedStem = stem(corrected)
  return {
    ...own,
    stem: correctedStem,
    corrected,
    role: oppositeGenders.has(correctedStem) ? 'gender' : 'needed',
  }
}

/**
 * Corrects a word that no product has and that is not a synonym: jaens →
 * jeans. Undefined if the word needs no correction or no form is close enough.
 */
function findSpelling(
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
