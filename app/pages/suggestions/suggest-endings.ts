import type { Listing } from '#app/domain/listing.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { isAttribute, isKnownWord } from '#app/search-index/text/names/is-known-word.ts'
import { kindsByPhrase } from '#app/vocabulary/category-kinds.ts'
import type { FoundList, SuggestedList } from './suggested-list.ts'
import { toNameWords } from './to-name-words.ts'
import { isExact, type SuggestingCatalogue, toFound, trySearch } from './try-search.ts'

/** Words that shoppers often add after a kind of product, most common first. */
const endings = [
  ...['women', 'men', 'kids', 'on sale', 'for women', 'for men', 'for kids'],
  ...[50, 100, 200, 25, 75, 150, 300, 500, 1000].map(price => `under $${price}`),
]
const maxEndings = 3
/** An ending with fewer products than this share of those without it is not meant. */
const leastShare = 0.05
/** Fewer letters begin too many kinds. */
const leastLetters = 3
/** The maximum number of kinds whose products are counted. */
const maxCounted = 12

/** Endings of a search. */
interface Endings {
  lists: FoundList[]
  /** True if so much of them was typed that nothing else is meant. */
  isMeant: boolean
}

/**
 * Completes what is no word of a product, but is understood: "jeans und" → "jeans under $50", "dresses
 * on s" → "dresses on sale", "sneakers w" → "sneakers women".
 */
export async function suggestEndings(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<Endings> {
  const { before, typed, begun } = findEndings(text.toLowerCase())
  if (begun.length === 0) return { lists: [], isMeant: false }
  const [plain, ...found] = await Promise.all(
    ['', ...begun.slice(0, maxEndings)].map(async ending => {
      const whole = `${before} ${ending}`.trim()
      return { whole, listing: await trySearch(catalogue, whole) }
    }),
  )
  const total = plain?.listing.paging.total ?? 0
  const lists = found
    .filter(({ listing }) => isExact(listing) && isNarrower(listing, total))
    .map(({ whole, listing }) => toFound({ label: whole, to: listPath({ text: whole }) }, listing))
  return { lists, isMeant: lists.length > 0 && typed.length >= leastLetters }
}

/** Returns true if an ending was understood, and leaves out some of what it is added to. */
function isNarrower({ paging, reading }: Listing, total: number): boolean {
  const isUnderstood = (reading?.understood.length ?? 0) > 0
  return isUnderstood && paging.total >= total * leastShare && paging.total < total
}

/** Finds what may be begun; fewer letters, or none, decide only after a word that names a kind. */
function findEndings(text: string): { before: string; typed: string; begun: string[] } {
  const words = text.split(' ')
  for (let from = 1; from <= words.length; from += 1) {
    const before = words.slice(0, from).join(' ')
    const typed = words.slice(from).join(' ')
    const isEnough = typed.length >= leastLetters || endsWithNoun(before)
    const begun = isEnough ? endings.filter(ending => begins(ending, typed)) : []
    if (begun.length > 0) return { before, typed, begun }
  }
  return { before: text, typed: '', begun: [] }
}

function endsWithNoun(text: string): boolean {
  const [last = '', previous] = toNameWords(text).split(' ').toReversed()
  return isKnownWord(last, previous) && !isAttribute(last)
}

/** Returns true if more letters make the ending; the dollar sign may be left out. */
function begins(ending: string, typed: string): boolean {
  return [ending, ending.replace('$', '')].some(
    each => each.startsWith(typed) && each.length > typed.length,
  )
}

/**
 * Completes the words before a kind's noun by the kinds that have products: "wedd" → "wedding dress",
 * "running" → "running shoe". These words are no attributes, and rarely stand alone in a name.
 */
export async function suggestKinds(
  { countTexts }: Pick<SuggestingCatalogue, 'countTexts'>,
  text: string,
): Promise<SuggestedList[]> {
  if (text.length < leastLetters || isAttribute(text)) return []
  const phrases = longer
    .filter(phrase => phrase.startsWith(text) && phrase !== text)
    .slice(0, maxCounted)
  if (phrases.length === 0) return []
  const counts = await countTexts(emptyListQuery, phrases)
  return phrases
    .map((label, at) => ({ label, to: listPath({ text: label }), count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** The names of kinds of several words, shortest first. */
const longer: readonly string[] = [...kindsByPhrase]
  .flatMap(([phrase, { isElsewhere, isOnlyInPaths }]) =>
    isElsewhere || isOnlyInPaths || !/^\S+ /.test(phrase) || / and /.test(phrase) ? [] : [phrase],
  )
  .sort((a, b) => a.length - b.length)
