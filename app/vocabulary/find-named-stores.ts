import { withoutPart } from '#app/domain/without-part.ts'
import type { StoreNames, StoreSpelling } from './store-names.ts'

/** A part of a search text that is the name of a store. */
export interface NamedStore {
  /** The store's name as it is shown. */
  name: string
  /** The name as typed: "alder and finch". */
  typed: string
  spelling: StoreSpelling
  /** The words as typed, with those that lead to them: "not from alder and finch". */
  words: string
  /** The text without these words. */
  rest: string
  /** True after "at" or "from"; without them, the words may mean something else. */
  isLed: boolean
  /** True after "not" or "without": the store is not wanted. */
  isExcluded: boolean
  /** The text without the negation. */
  affirmed: string
}

/** The most words of a store's name. */
const longestName = 8
/** Words further back in a text are not looked at. */
const maxWords = 40
const leads = new Set(['at', 'from'])
const negations = new Set(['not', 'no', 'without', 'except'])

interface TypedWord {
  word: string
  start: number
  end: number
}

/**
 * Finds the store that a search text names, in any spelling: the first after "at" and the like, else
 * the one with the longest name. One found by a name with a letter wrong follows, in case that the
 * words of the first mean something else.
 *
 *     red dress at Alder and Finch     Alder & Finch
 *     alder finch coat                 Alder & Finch, loosely spelled
 *     brightwatr dress                 Brightwater, nearly
 *     coats, not from Eleanor's        Eleanor's, excluded
 */
export function findNamedStores(text: string, stores: StoreNames): NamedStore[] {
  const words = [...text.matchAll(/[^\s,;]+/gu)].slice(0, maxWords).map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  const spelled = findSpelled(text, words, stores.find)
  const near = findSpelled(text, words, typed => {
    const name = stores.findNear(typed)
    return name === undefined ? undefined : { name, spelling: 'near' }
  })
  return [spelled, near].filter(found => found !== undefined)
}

/**
 * Splits a text at the last "at" or "from" between its words, which a store's name or the beginning of
 * one follows; undefined without one.
 *
 *     coats at bri   before "coats at ", rest "coats", typed "bri"
 */
export function splitAtStore(
  text: string,
): { before: string; rest: string; typed: string } | undefined {
  const words = [...text.matchAll(/\S+/g)]
  const at = words.findLastIndex(({ 0: word }) => leads.has(word.toLowerCase()))
  const [lead, first] = [words[at], words[at + 1]]
  if (at < 1 || lead === undefined || first === undefined) return undefined
  const rest = text.slice(0, lead.index).trim()
  return { before: text.slice(0, first.index), rest, typed: text.slice(first.index) }
}

function findSpelled(
  text: string,
  words: readonly TypedWord[],
  find: (typed: string) => Pick<NamedStore, 'name' | 'spelling'> | undefined,
): NamedStore | undefined {
  let longest: NamedStore | undefined
  for (const [from, first] of words.entries())
    for (let to = Math.min(from + longestName, words.length); to > from; to -= 1) {
      const { end = 0 } = words[to - 1] ?? {}
      const found = find(text.slice(first.start, end))
      if (found === undefined) continue
      const named = { ...found, ...describePart(text, words, from, end) }
      if (named.isLed || named.isExcluded) return named
      if (named.name.length > (longest?.name.length ?? 0)) longest = named
      break
    }
  return longest
}

/** Describes the part of a text from a name's first word to its end, with the words before it. */
function describePart(
  text: string,
  words: readonly TypedWord[],
  from: number,
  end: number,
): Omit<NamedStore, 'name' | 'spelling'> {
  const at = skipBack(words, from, leads)
  const all = skipBack(words, at, negations)
  const startOf = (place: number) => words[place]?.start ?? 0
  return {
    typed: text.slice(startOf(from), end),
    words: text.slice(startOf(all), end),
    rest: withoutPart(text, startOf(all), end),
    isLed: at < from,
    isExcluded: all < at,
    affirmed: all < at ? withoutPart(text, startOf(all), startOf(at)) : text,
  }
}

/** Returns the place of the word before, if it is one of these, else the same place. */
function skipBack(words: readonly TypedWord[], at: number, of: ReadonlySet<string>): number {
  return of.has(words[at - 1]?.word.toLowerCase() ?? '') ? at - 1 : at
}
