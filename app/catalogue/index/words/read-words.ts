import { findSpelling } from './find-spelling.ts'
import { findKin } from './kin-words.ts'
import type { QueryWord } from './query-word.ts'
import { stem } from './stem.ts'
import { oppositeGenders, softWords, stopWords } from './stop-words.ts'
import { toTokens } from './to-tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** More than any honest search has. */
const maxWords = 24

/** The words of a search outside the `taken` parts, each with what it is looked up by. */
export function readWords(
  text: string,
  taken: readonly { start: number; end: number }[],
  vocabulary: Vocabulary,
): QueryWord[] {
  const words = toTokens(text)
    .filter(({ start, end }) => taken.every(part => end <= part.start || start >= part.end))
    .slice(0, maxWords)
    .map((token, at, all) => readWord(token, all[at - 1]?.word, vocabulary))
    // 100% of cotton is cotton.
    .map(word => (text[word.end] === '%' ? { ...word, role: 'soft' as const } : word))
  const hasSubject = words.some(({ role }) => role === 'needed')
  if (hasSubject) return words
  // "Women", "the best": where nothing else is asked for, these are what is.
  const isSoft = words.some(({ role }) => role !== 'stop')
  return words.map(word => (isSoft && word.role === 'stop' ? word : { ...word, role: 'needed' }))
}

function readWord(
  { word, start, end }: Pick<QueryWord, 'word' | 'start' | 'end'>,
  previous: string | undefined,
  vocabulary: Vocabulary,
): QueryWord {
  const root = findKin(word, previous) ?? stem(word)
  const own = { word, start, end, stem: root }
  if (oppositeGenders.has(root)) return { ...own, role: 'gender' }
  if (stopWords.has(word)) return { ...own, role: 'stop' }
  if (softWords.has(word) || softWords.has(root)) return { ...own, role: 'soft' }
  const corrected = root === stem(word) ? findSpelling(word, vocabulary) : undefined
  if (corrected === undefined) return { ...own, role: 'needed' }
  const correctedStem = stem(corrected)
  return {
    ...own,
    stem: correctedStem,
    corrected,
    role: oppositeGenders.has(correctedStem) ? 'gender' : 'needed',
  }
}
