import { getEditDistance } from '#app/domain/edit-distance.ts'
import { beginsKnownWord, isKnownWord } from '../names/is-known-word.ts'

/** A value to suggest, with the words of its name and its weight. */
export interface NamedChoice<Value> {
  readonly value: Value
  readonly words: string
  readonly weight: number
  /**
   * The number of characters that say nothing by themselves: of "blackout curtain", those before the
   * curtain, because who types "black" means no curtain. 0 if absent.
   */
  readonly leadLength?: number
}

/** Names to suggest, which are found by the first letters of any of their words. */
export interface NamedChoices<Value> {
  readonly size: number
  add(choice: NamedChoice<Value>): void
  /** Returns all names with a word that starts with the first two of these letters. */
  find(letters: string): readonly NamedChoice<Value>[]
}

export function createChoices<Value>(): NamedChoices<Value> {
  const byLetters = new Map<string, NamedChoice<Value>[]>()
  let size = 0
  return {
    get size() {
      return size
    },
    add(choice) {
      size += 1
      const words = choice.words.split(' ')
      for (const letters of new Set(words.flatMap(word => [word.slice(0, 1), word.slice(0, 2)]))) {
        const choices = byLetters.get(letters)
        if (choices) choices.push(choice)
        else byLetters.set(letters, [choice])
      }
    },
    find: letters => byLetters.get(letters.slice(0, 2)) ?? [],
  }
}

/**
 * Ranks names for a prefix: names that start with the prefix come first, then names in which a
 * later word starts with it, then names that match it once one letter is corrected. Each group is
 * sorted by weight. The text "black lev" is compared with names as a whole, and then without its
 * first words.
 */
export function rankBeginnings<Value>(
  choices: NamedChoices<Value>,
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

/** Shorter prefixes are not corrected, because they differ by one letter from too many words. */
const leastMisspelt = 5
/** The same for the last of several words, of which the others tell what is meant. */
const leastMisspeltLast = 3

function rank<Value>(choices: NamedChoices<Value>, written: string): NamedChoice<Value>[] {
  const [firstWord = ''] = written.split(' ', 1)
  const beginning: NamedChoice<Value>[] = []
  const within: NamedChoice<Value>[] = []
  const inside = ` ${written}`
  for (const choice of choices.find(firstWord)) {
    if (choice.weight === 0) continue
    const { words, leadLength = 0 } = choice
    // The place of the written words in the name, by which both begin with a space.
    const at = ` ${words}`.lastIndexOf(inside)
    if (at < 0 || at + written.length <= leadLength) continue
    if (at === 0 || words.startsWith(written)) beginning.push(choice)
    else within.push(choice)
  }
  if (beginning.length > 0 || within.length > 0)
    return [...beginning.sort(compareChoices), ...within.sort(compareChoices)]
  return written.length < leastMisspelt ? [] : findMisspelt(choices, written)
}

/** Assumes that the first letter is right, because it nearly always is. */
function findMisspelt<Value>(choices: NamedChoices<Value>, written: string): NamedChoice<Value>[] {
  const [first = ''] = written
  const before = written.split(' ').slice(0, -1)
  const last = written.split(' ').at(-1) ?? ''
  // A few letters after other words are not misspelt either: "silk d" is no silk scarf.
  if (before.length > 0 && last.length < leastMisspeltLast) return []
  // Known words and their beginnings are not misspelt: "red d" is no reed diffuser, nor polka polar.
  if (isKnownWord(last, before.at(-1)) || beginsKnownWord(last)) return []
  const kept = before.every(word => isKnownWord(word, undefined)) ? before.join(' ') : ''
  return choices
    .find(first)
    .filter(({ words, weight, leadLength = 0 }) => {
      if (weight === 0 || written.length <= leadLength || !words.startsWith(kept || first))
        return false
      // An extra or missing letter changes the position at which the prefix ends.
      return [0, -1, 1].some(more => isMisspelling(written, words.slice(0, written.length + more)))
    })
    .sort(compareChoices)
}

/**
 * Returns true if a shopper who wrote this may have meant these first letters of a name. A letter
 * after a whole word is the beginning of something else, unless it was only typed twice.
 *
 *     sneek, sneak → true     saltm, salt → false     dresss, dress → true
 */
function isMisspelling(written: string, meant: string): boolean {
  const isOneWordMore = countWords(meant) !== countWords(written)
  const isLonger = written.startsWith(meant) && written.at(-1) !== meant.at(-1)
  return !isOneWordMore && !isLonger && getEditDistance(written, meant, 1) <= 1
}

function countWords(text: string): number {
  return text.split(' ').length
}

/** Orders suggestions by weight, greatest first, then by name. */
export function compareChoices<Value>(a: NamedChoice<Value>, b: NamedChoice<Value>): number {
  return b.weight - a.weight || (a.words < b.words ? -1 : 1)
}
