import { toRetailerKey } from './retailer.ts'

/** A part of a search text that is the name of a store. */
export interface NamedStore {
  /** The store's name as it is shown. */
  name: string
  /** The words as typed, with the one that leads to them: "at alder and finch". */
  words: string
  /** The text without these words. */
  rest: string
  /** True after "at", "from" or a negation; without them, the words may mean something else. */
  isLed: boolean
  /** True after "not" or "without": the store is not wanted. */
  isExcluded: boolean
}

/** The most words of a store's name. */
const longestName = 8
/** Words further back in a text are not looked at. */
const maxWords = 40
const leads = new Set(['at', 'from'])
const negations = new Set(['not', 'no', 'without', 'except'])

/**
 * Finds the store that a search text names, in any spelling: the first after "at" and the like, else
 * the one with the longest name; undefined if there is none. `stores` are the names by `toRetailerKey`.
 *
 *     red dress at Alder and Finch     Alder & Finch
 *     eleanors coats                   Eleanor's
 *     coats, not from Eleanor's        Eleanor's, excluded
 */
export function findNamedStore(
  text: string,
  stores: ReadonlyMap<string, string>,
): NamedStore | undefined {
  const words = [...text.matchAll(/[^\s,;]+/gu)].slice(0, maxWords).map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  let found: NamedStore | undefined
  for (const [from, first] of words.entries())
    for (let to = Math.min(from + longestName, words.length); to > from; to -= 1) {
      const { end = 0 } = words[to - 1] ?? {}
      const name = stores.get(toRetailerKey(text.slice(first.start, end)))
      if (name === undefined) continue
      const at = skipBack(words, from, leads)
      const all = skipBack(words, at, negations)
      const start = words[all]?.start ?? first.start
      const named = {
        name,
        words: text.slice(start, end),
        rest: `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim(),
        isLed: all < from,
        isExcluded: all < at,
      }
      if (named.isLed) return named
      if (named.name.length > (found?.name.length ?? 0)) found = named
      break
    }
  return found
}

/** Returns the place of the word before, if it is one of these, else the same place. */
function skipBack(words: readonly { word: string }[], at: number, of: ReadonlySet<string>): number {
  return of.has(words[at - 1]?.word.toLowerCase() ?? '') ? at - 1 : at
}
