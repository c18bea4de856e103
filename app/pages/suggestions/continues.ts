import { getEditDistance } from '#app/domain/edit-distance.ts'
import { toNameWords } from './to-name-words.ts'

/** Shorter beginnings with a wrong letter may be anything. */
const leastMisspelt = 4

/**
 * Returns true if a word of a label begins as typed, or with one wrong letter that is not the first.
 *
 *     Women's Wide Leg Jeans, wi → true     Women's Eyewear, re → false     Sneakers, sneek → true
 */
export function continues(label: string, typed: string): boolean {
  const [words, letters] = [toNameWords(label), toNameWords(typed)]
  if (startsWord(label, typed)) return true
  if (letters.length < leastMisspelt) return false
  return words.split(' ').some(word =>
    [0, -1, 1].some(more => {
      const beginning = word.slice(0, letters.length + more)
      return word[0] === letters[0] && getEditDistance(letters, beginning, 1) <= 1
    }),
  )
}

/** Returns true if a word of a label begins exactly as typed. */
export function startsWord(label: string, typed: string): boolean {
  return ` ${toNameWords(label)}`.includes(` ${toNameWords(typed)}`)
}
