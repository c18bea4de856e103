import { stem } from '../language/stem.ts'
import { stopWords } from '../language/stop-words.ts'
import {
  endsKind,
  isAttribute,
  isColor,
  isKind,
  isStyle,
  isStyleWord,
  isWholeName,
} from '../names/is-known-word.ts'
import { seek } from '../ranking/scored.ts'
import { gone } from '../terms/documents.ts'
import { findImpact, leastTitleImpact } from '../terms/impact.ts'
import { findNearSpellings } from '../terms/near-spellings.ts'
import type { WordStore } from '../terms/word-store.ts'

/** The number of completions to combine with the preceding words. */
const maxTried = 16
/**
 * The number of postings from which the sample is taken. A larger sample produces the same ranking.
 */
const maxLooked = 4_000
const maxSampled = 600

/**
 * Suggests longer queries that find something, most common first, without the query itself. The
 * completed word names a kind of product or a brand or, as the only word, an attribute.
 */
export function suggestQueries(
  store: WordStore,
  words: readonly string[],
  limit: number,
): string[] {
  const before = words.slice(0, -1)
  const endings = findEndings(store, words.at(-1) ?? '', before.at(-1))
  const uses = before.length === 0 ? undefined : countTogether(store, before)
  const counted = endings.map(({ word, count }) => ({ word, count: uses ? uses(word) : count }))
  return toQueries(words, counted, limit)
}

/** Puts the words before each ending that finds something, most common first. */
export function toQueries(
  words: readonly string[],
  endings: readonly { word: string; count: number }[],
  limit: number,
): string[] {
  const before = words.slice(0, -1)
  const written = words.join(' ')
  return endings
    .map(({ word, count }) => ({ query: [...before, word].join(' '), count }))
    .filter(({ query, count }) => count > 0 && query !== written)
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1))
    .slice(0, limit)
    .map(({ query }) => query)
}

/**
 * Returns completions of a prefix, or corrections if there
 * are none, with only the most common form of each stem.
 */
export function findEndings(
  { dictionary, brands }: Pick<WordStore, 'dictionary' | 'brands'>,
  beginning: string,
  previous: string | undefined,
): { word: string; count: number }[] {
  if (previous !== undefined && notOfGoods.has(previous)) return []
  const completed = dictionary.complete(beginning, maxTried * 4)
  const forms =
    completed.length > 0
      ? completed
      : findNearSpellings(dictionary, beginning).map(({ form }) => form)
  const best = new Map<number, { word: string; count: number }>()
  for (const form of forms) {
    const count = dictionary.titleUses[form] ?? 0
    const word = dictionary.getWord(form)
    const term = dictionary.termOf(form)
    if (stopWords.has(word) || /^\d+$/.test(word) || count <= (best.get(term)?.count ?? 0)) continue
    if (!canEnd(word, previous) && brands.find([stem(word)]) === undefined) continue
    best.set(term, { word, count })
  }
  return [...best.values()].sort((a, b) => b.count - a.count).slice(0, maxTried)
}

/** Words after which no kind of product follows: "dresses on s" is no "dresses on shirts". */
const notOfGoods: ReadonlySet<string> = new Set(['at', 'for', 'from', 'on', 'under'])

/** The last words of kinds that are no nouns by themselves: button down, lace up. */
const particles: ReadonlySet<string> = new Set(['down', 'off', 'on', 'over', 'up', 'ups'])

/**
 * A search of several words ends with a kind of product or with a shape: "red dress" or "red midi",
 * but not "red down" or "wool cream", which have a material and a color. A color may follow a kind.
 */
function canEnd(word: string, previous: string | undefined): boolean {
  if (previous === undefined) return isWholeName(word)
  if (isStyleWord(word) || isStyle(previous, word)) return true
  if (isColor(word)) return isKind(previous) && !isAttribute(previous)
  return endsKind(word, previous) && !isAttribute(word) && !particles.has(word)
}

/**
 * Uses a sample to estimate how many products with the preceding words also have this word, all of
 * them outside the description, which also mentions what a product is not: "dry with red dyes".
 */
function countTogether({ dictionary, postings, documents }: WordStore, before: readonly string[]) {
  const lists = before
    .filter(word => !stopWords.has(word))
    .map(word => postings.get(dictionary.findTerm(word) ?? none))
    .sort((a, b) => a.length - b.length)
  const [rarest = nothing, ...others] = lists
  const step = Math.max(1, Math.floor(rarest.length / maxLooked))
  const sample: number[] = []
  for (let at = 0; at < rarest.length && sample.length < maxSampled; at += step) {
    const document = (rarest[at] ?? 0) >>> 8
    if (documents.numbers[document] === gone) continue
    const isTitle = ((rarest[at] ?? 0) & 255) >= leastTitleImpact
    if (isTitle && others.every(list => findImpact(list, document) >= leastTitleImpact))
      sample.push(document)
  }
  return (word: string): number => {
    const list = postings.get(dictionary.findTerm(word) ?? none)
    let [count, at] = [0, 0]
    // The sample is in ascending order, like the list.
    for (const document of sample) {
      at = seek(list, document * 256, at)
      const posting = list[at] ?? 0
      if (at < list.length && posting >>> 8 === document && (posting & 255) >= leastTitleImpact)
        count += 1
    }
    return count
  }
}

/** A number that is never assigned to a term. */
const none = 0xffffffff
const nothing = new Uint32Array(0)
