import { softWords, stopWords } from '#app/search-index/text/language/stop-words.ts'
import { isKind, isStyle } from '#app/search-index/text/names/is-known-word.ts'
import { kindsByPhrase } from '#app/vocabulary/category-kinds.ts'
import { toPhrase } from '#app/vocabulary/to-phrase.ts'
import { startsWord } from './continues.ts'
import { toNameWords } from './to-name-words.ts'

/**
 * Returns true if the completion of a text's last word says more than the words before it:
 *
 *     dress d → dress dresses: no     shirt d → shirt dress: yes     green s → green set: no
 *
 * A word that lists know only as a vague one is finished: "cheap" is no cream.
 */
export function addsMeaning(completed: string, typed: string): boolean {
  const [last = '', previous] = toNameWords(completed).split(' ').toReversed()
  const unfinished = toNameWords(typed).split(' ').at(-1) ?? ''
  if (isVague(unfinished) && !startsWord(completed, unfinished)) return false
  if (previous === undefined) return true
  if (isStyle(previous, last) || kindsByPhrase.has(toPhrase(`${previous} ${last}`))) return true
  return !isVague(last) && !(isKind(last) && isKind(previous))
}

function isVague(word: string): boolean {
  return softWords.has(word) || stopWords.has(word)
}
