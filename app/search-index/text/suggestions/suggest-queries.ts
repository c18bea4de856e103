import { audienceWords } from '#app/vocabulary/audience-words.ts'
import { stem } from '../language/stem.ts'
import { stopWords } from '../language/stop-words.ts'
import {
  beginsKnownWord,
  endsKind,
  isAttribute,
  isColor,
  isKind,
  isStyle,
  isStyleWord,
  isWholeName,
  listKindEndings,
} from '../names/is-known-word.ts'
import { seek } from '../ranking/scored.ts'
import { gone } from '../terms/documents.ts'
import { findImpact, leastTitleImpact } from '../terms/impact.ts'
import { findNearSpellings } from '../terms/near-spellings.ts'
import type { WordStore } from '../terms/word-store.ts'

/** The number of completions to combine with the preceding words. */
const maxTried = 16
/** The same for kinds of two words. */
const maxKinds = 8
/** Fewer letters begin too many of them. */
const leastLeadLetters = 2
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

/**
 * Puts the words before each ending that finds something, most common first. What describes a kind
 * stands before it, even if it is typed after it.
 *
 *     red dr   red dress     shoes si   silver shoes     men's white sh   men's white shoes
 */
export function toQueries(
  words: readonly string[],
  endings: readonly Ending[],
  limit: number,
): string[] {
  const before = words.slice(0, -1)
  const last = words.at(-1)
  return endings
    .filter(each => each.count > 0 && each.word !== last && isMeant(each, endings))
    .map(({ word, count }) => ({ query: join(before, word), count }))
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1))
    .slice(0, limit)
    .map(({ query }) => query)
}

function join(before: readonly string[], ending: string): string {
  const previous = before.at(-1) ?? ''
  const isAfterKind = isKind(previous) && !isAttribute(previous)
  if (!isAfterKind || !isDescription(ending)) return [...before, ending].join(' ')
  const from = before.findIndex(word => !audienceWords.has(word))
  return before.toSpliced(Math.max(0, from), 0, ending).join(' ')
}

/**
 * Returns true for a word that is meant alone, or for a kind of two words that is meant instead: most
 * boxers are boxer briefs, but hardly any dress is a dress shirt.
 */
function isMeant({ word }: Ending, endings: readonly Ending[]): boolean {
  const [lead = ''] = word.split(' ', 1)
  const alone = endings.find(other => other.word === lead)
  if (alone === undefined) return true
  const longer = endings.filter(other => other.word.startsWith(`${lead} `))
  const isLonger = longer.reduce((sum, { count }) => sum + count, 0) * 2 >= alone.count
  return isLonger === (word !== lead)
}

/**
 * Returns completions of a prefix, or corrections if there
 * are none, with only the most common form of each stem. After other words,
 * they include kinds of two words: "mens bo" → boots, board shorts.
 */
export function findEndings(
  { dictionary, brands }: Pick<WordStore, 'dictionary' | 'brands'>,
  beginning: string,
  previous: string | undefined,
): Ending[] {
  if (previous !== undefined && notOfGoods.has(previous)) return []
  const completed = dictionary.complete(beginning, maxTried * 4)
  const forms = completed.length > 0 ? completed : correct(dictionary, beginning)
  const best = new Map<number, Ending>()
  const leads: Ending[] = []
  const mayLead =
    previous !== undefined && !isKind(previous) && beginning.length >= leastLeadLetters
  for (const form of forms) {
    const count = dictionary.titleUses[form] ?? 0
    const word = dictionary.getWord(form)
    const term = dictionary.termOf(form)
    if (stopWords.has(word) || /^\d+$/.test(word) || count <= (best.get(term)?.count ?? 0)) continue
    if (mayLead) leads.push({ word, count })
    if (!canEnd(word, previous) && brands.find([stem(word)]) === undefined) continue
    best.set(term, { word, count })
  }
  const byCount = (a: Ending, b: Ending) => b.count - a.count
  const kinds = leads.toSorted(byCount).flatMap(({ word, count }) =>
    [...new Set(listKindEndings(word).map(toUsualForm))].map(noun => ({
      word: `${word} ${noun}`,
      count,
    })),
  )
  return [...[...best.values()].sort(byCount).slice(0, maxTried), ...kinds.slice(0, maxKinds)]

  /** Titles say boxer briefs, but evening dress. */
  function toUsualForm(noun: string): string {
    const [one = 0, many = 0] = [noun, `${noun}s`].map(word => {
      const form = dictionary.find(word)
      return form === undefined ? 0 : dictionary.titleUses[form]
    })
    return many > one ? `${noun}s` : noun
  }
}

/** Returns the forms that a word may stand for, with its first letter, if nothing else begins so. */
function correct(dictionary: WordStore['dictionary'], beginning: string): number[] {
  if (beginsKnownWord(beginning)) return []
  return findNearSpellings(dictionary, beginning)
    .map(({ form }) => form)
    .filter(form => dictionary.getWord(form).startsWith(beginning.slice(0, 1)))
}

/** A word, or the words of a kind, with the number of its uses in titles. */
interface Ending {
  word: string
  count: number
}

/** Words after which no kind of product follows: "dresses on s" is no "dresses on shirts". */
const notOfGoods: ReadonlySet<string> = new Set(['at', 'for', 'from', 'on', 'under'])

/** The last words of kinds that are no nouns by themselves: button down, lace up. */
const particles: ReadonlySet<string> = new Set(['down', 'off', 'on', 'over', 'up', 'ups'])

/**
 * A search of several words ends with a kind of product or with a shape: "red dress" or "red midi",
 * but not "red down" or "wool cream", which have a material and a color. A color may be typed after a
 * kind. After a department comes what it has: "kids shorts", but not "kids short".
 */
function canEnd(word: string, previous: string | undefined): boolean {
  if (previous === undefined) return isWholeName(word)
  // "Men's boys" is nobody, and "black boys" no kind.
  if (audienceWords.has(word)) return false
  if (isStyle(previous, word)) return true
  if (isStyleWord(word)) return !audienceWords.has(previous)
  if (isColor(word)) return isKind(previous) && !isAttribute(previous)
  return endsKind(word, previous) && !isAttribute(word) && !particles.has(word)
}

/** Returns true for what stands before a kind: a color or a style. */
function isDescription(word: string): boolean {
  return isColor(word) || isStyleWord(word)
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
  return (ending: string): number => {
    const lists = ending.split(' ').map(word => postings.get(dictionary.findTerm(word) ?? none))
    const places = lists.map(() => 0)
    // The sample is in ascending order, like the lists.
    return sample.filter(document =>
      lists.every((list, each) => {
        const at = seek(list, document * 256, places[each] ?? 0)
        places[each] = at
        const posting = list[at] ?? 0
        return at < list.length && posting >>> 8 === document && (posting & 255) >= leastTitleImpact
      }),
    ).length
  }
}

/** A number that is never assigned to a term. */
const none = 0xffffffff
const nothing = new Uint32Array(0)
