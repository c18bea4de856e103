import { getEditDistance } from './edit-distance.ts'

/** A name that may be meant, in plain words, with how many would be glad of it. */
export interface NamedChoice<Value> {
  value: Value
  words: string
  weight: number
}

/**
 * The names that begin like what was written, then those with such a word in them, then those that would begin so if a letter
 * were right; each kind by weight. "Black lev" is held against names as a whole, then without its first words.
 */
export function rankBeginnings<Value>(
  choices: readonly NamedChoice<Value>[],
  words: readonly string[],
  limit: number,
): Value[] {
  for (let from = 0; from < words.length; from += 1) {
    const written = words.slice(from).join(' ')
    const isOneLetterOfMany = from > 0 && written.length < 2
    if (isOneLetterOfMany) continue
    const found = rank(choices, written)
    if (found.length > 0) return [...new Set(found.map(({ value }) => value))].slice(0, limit)
  }
  return []
}

/** Of fewer letters too much is one letter away. */
const leastMisspelt = 5

function rank<Value>(choices: readonly NamedChoice<Value>[], written: string): NamedChoice<Value>[] {
  const beginning: NamedChoice<Value>[] = []
  const within: NamedChoice<Value>[] = []
  const inside = ` ${written}`
  for (const choice of choices) {
    if (choice.weight === 0) continue
    if (choice.words.startsWith(written)) beginning.push(choice)
    else if (choice.words.includes(inside)) within.push(choice)
  }
  beginning.sort(compare)
  if (beginning.length > 0 || within.length > 0) return [...beginning, ...within.sort(compare)]
  return written.length < leastMisspelt ? [] : findMisspelt(choices, written)
}

/** Who gets a letter wrong seldom gets the first one wrong. */
function findMisspelt<Value>(choices: readonly NamedChoice<Value>[], written: string): NamedChoice<Value>[] {
  const first = written.charCodeAt(0)
  return choices
    .filter(({ words, weight }) => {
      if (weight === 0 || words.charCodeAt(0) !== first) return false
      // One letter too many or too few moves where the beginning ends.
      return [0, -1, 1].some(more => getEditDistance(written, words.slice(0, written.length + more), 1) <= 1)
    })
    .sort(compare)
}

function compare<Value>(a: NamedChoice<Value>, b: NamedChoice<Value>): number {
  return b.weight - a.weight || (a.words < b.words ? -1 : 1)
}
