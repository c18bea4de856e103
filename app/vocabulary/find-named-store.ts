import { toRetailerKey } from './retailer.ts'

/** A part of a search text that is the name of a store. */
export interface NamedStore {
  /** The store's name as it is shown. */
  name: string
  /** The words as typed, with the one that leads to them: "at alder and finch". */
  words: string
  /** The text without these words. */
  rest: string
  /** True after "at" or "from"; without them, the words may mean something else. */
  isLed: boolean
}

/** The most words of a store's name. */
const longestName = 8
/** Words further back in a text are not looked at. */
const maxWords = 40
const leads = new Set(['at', 'from'])

/**
 * Finds the first store that a search text names, in any spelling, longest name first; undefined if
 * there is none. `stores` are the names by `toRetailerKey`.
 *
 *     red dress at Alder and Finch     Alder & Finch
 *     eleanors coats                   Eleanor's
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
  for (const [from, first] of words.entries())
    for (let to = Math.min(from + longestName, words.length); to > from; to -= 1) {
      const { end = 0 } = words[to - 1] ?? {}
      const name = stores.get(toRetailerKey(text.slice(first.start, end)))
      if (name === undefined) continue
      const before = words[from - 1]
      const isLed = before !== undefined && leads.has(before.word.toLowerCase())
      const start = isLed ? before.start : first.start
      return {
        name,
        words: text.slice(start, end),
        rest: `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim(),
        isLed,
      }
    }
  return undefined
}
