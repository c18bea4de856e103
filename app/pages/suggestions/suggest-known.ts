import { findCategory } from '#app/domain/category-tree.ts'
import type { Listing } from '#app/domain/listing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { negations } from '#app/search-index/text/language/negations.ts'
import { isAttribute, isStyle } from '#app/search-index/text/names/is-known-word.ts'
import { audienceWords } from '#app/vocabulary/audience-words.ts'
import { toPhrase } from '#app/vocabulary/to-phrase.ts'
import { respell } from '../browser/corrected-search.ts'
import { startsWord } from './continues.ts'
import { findKnownPhrases, type KnownPhrase } from './known-phrases.ts'
import { endsWithKind, splitLast } from './suggest-named.ts'
import type { FoundList } from './suggested-list.ts'
import { toNameWords } from './to-name-words.ts'
import {
  isExact,
  isSurelyRead,
  type SuggestingCatalogue,
  toFoundText,
  trySearch,
} from './try-search.ts'

/** The maximum number of phrases that are counted, and that are looked up then. */
const maxCounted = 16
const maxFound = 5
/** One letter alone begins too many phrases. */
const leastLetters = 2

/**
 * Completes the last words to a phrase that lists understand, most products first:
 *
 *     wi → wide leg jeans     wedding gu → wedding guest     winter co → winter coats
 */
export async function suggestKnown(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<FoundList[]> {
  const { before, last } = splitLast(text.toLowerCase())
  const spelled = await spell(catalogue, before)
  if (spelled === undefined) return []
  const begun = findBegun(`${spelled} ${last}`.trim()).slice(0, maxCounted)
  if (begun.length === 0) return []
  const counts = await catalogue.countTexts(
    emptyListQuery,
    begun.map(each => each.text),
  )
  const fullest = begun
    .map((each, at) => ({ ...each, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxFound)
  const found = await Promise.all(
    fullest.map(async each => {
      const listing = await trySearch(catalogue, each.text)
      const list = toFoundText(each.text, listing)
      // A list that is titled otherwise is of something else: "girls' dress shirts" of dresses.
      const isNamedSo = !each.phrase.isKind || startsWord(list.query.label, each.phrase.text)
      return isNamedSo && isExact(listing) && isOfKind(each, listing) ? [list] : []
    }),
  )
  return found.flat()
}

/** Returns what stands before the last word in its right spelling; undefined if it describes no kind. */
async function spell(catalogue: SuggestingCatalogue, before: string): Promise<string | undefined> {
  if (before === '' || isDescribing(before)) return before
  const listing = await trySearch(catalogue, before)
  if (!isSurelyRead(listing) || endsWithKind(before)) return undefined
  const { understood = [], corrected = [] } = listing.reading ?? {}
  const spelled = respell(before, corrected)
  const isSaid = understood.some(({ group, words, isExcluded }) => {
    return group !== 'category' && group !== 'word' && !isExcluded && before.endsWith(words)
  })
  return isSaid || isDescribing(spelled) ? spelled : undefined
}

/**
 * Returns false for a list of something similar: "luggage cover" finds suitcases, and "babygrow" all
 * baby clothes. A kind's usual name also covers its synonyms: every wedding dress may be called a gown.
 */
function isOfKind({ phrase }: Begun, { paging, reading, products }: Listing): boolean {
  const node = (reading?.understood ?? []).findLast(({ group }) => group === 'category')
  const name = toPhrase(phrase.text)
  if (!phrase.isKind || toPhrase(findCategory(node?.value ?? '')?.name ?? '') === name) return true
  // A sundress is a dress, so that a name may be the end of a word.
  const found = products.slice(0, paging.total).map(each => `${toPhrase(each.name)} `)
  const names = phrase.isUsual ? (phrase.names ?? [name]) : [name]
  return names.some(words => found.some(each => each.includes(`${words} `)))
}

interface Begun {
  text: string
  phrase: KnownPhrase
}

/** Hardly anything but dresses is called for an occasion: "wedding guest dresses". */
function addDresses({ text, isStyle }: KnownPhrase): string[] {
  return isStyle ? [text, `${text} dresses`] : [text]
}

/** Finds what may be begun. The more words begin a phrase, the surer it is meant. */
function findBegun(text: string): Begun[] {
  const words = text.split(' ')
  return words.flatMap((_, from) => {
    const before = words.slice(0, from).join(' ')
    const typed = words.slice(from).join(' ')
    if (before === '' && typed.length < leastLetters) return []
    return findKnownPhrases(typed)
      .filter(({ isKind }) => before === '' || isKind)
      .flatMap(phrase =>
        addDresses(phrase).map(each => ({ text: `${before} ${each}`.trim(), phrase })),
      )
  })
}

/** Returns true for what a kind may follow: a color, a style, an occasion, whom it is for. */
function isDescribing(text: string): boolean {
  const [last = '', previous = '', earlier = ''] = toNameWords(text).split(' ').toReversed()
  if (endsWithKind(text) || [previous, earlier].some(word => negations.has(word))) return false
  return isAttribute(last) || isStyle(previous, last) || audienceWords.has(last)
}
