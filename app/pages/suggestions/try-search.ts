import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { getEditDistance } from '#app/domain/edit-distance.ts'
import type { Listing } from '#app/domain/listing.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery, formatListQuery } from '#app/domain/urls/list-query.ts'
import { toTokens } from '#app/search-index/text/language/to-tokens.ts'
import { beginsKnownWord, isKnownWord } from '#app/search-index/text/names/is-known-word.ts'
import type { FoundList, SuggestedList } from './suggested-list.ts'
import { toSearchLabel } from './to-search-label.ts'

/** The catalogue methods that suggestions need. */
export type SuggestingCatalogue = Pick<Catalogue, 'suggest' | 'list' | 'directory' | 'countTexts'>

/** The number of products to choose from, so that those in stock can come first. */
export const maxCandidates = 8

/** Lists what a search within a category finds. */
export function trySearch(
  catalogue: Pick<Catalogue, 'list'>,
  text: string,
  category?: string,
): Promise<Listing> {
  const query = { ...emptyListQuery, text, ...(category ? { category } : {}) }
  return catalogue.list(query, maxCandidates)
}

/**
 * Returns a catalogue that looks each list up once. Several kinds of suggestions begin with the list of
 * the same text, and many shoppers type at a time.
 */
export function rememberLists(catalogue: SuggestingCatalogue): SuggestingCatalogue {
  const asked = new Map<string, Promise<Listing>>()
  return {
    ...catalogue,
    list(query, limit) {
      const key = `${limit} ${query.category} ${formatListQuery(query)}`
      const listing = asked.get(key) ?? catalogue.list(query, limit)
      asked.set(key, listing)
      return listing
    },
  }
}

/** Returns true if at least one product matches every word as it was surely meant. */
export function isExact(listing: Pick<Listing, 'paging' | 'reading'>): boolean {
  const { paging, reading } = listing
  return paging.total > 0 && (reading?.dropped.length ?? 0) === 0 && isSurelyRead(listing)
}

/**
 * Returns true if no word was replaced by a far-off one. A list can say what it did, and offer the text
 * as typed, but a suggestion cannot: "unde" is no nude, and "levis" is no less.
 */
export function isSurelyRead({ reading }: Pick<Listing, 'reading'>): boolean {
  return (reading?.corrected ?? []).every(({ from, to }) => {
    const [typed, meant] = [from.toLowerCase(), to.toLowerCase()]
    if (typed.charAt(0) !== meant.charAt(0)) return false
    if (meant.startsWith(typed)) return true
    const most = typed.length < leastLettersTwice ? 1 : 2
    return !beginsKnownWord(typed) && getEditDistance(typed, meant, most) <= most
  })
}

/** Shorter words with two mistakes may be anything. */
const leastLettersTwice = 8

/**
 * Returns true if the last word names a kind of product, an attribute or a brand. Any other word may
 * be the beginning of one: "bl in Shoes" is not a search that a shopper would choose.
 */
export function endsWithKnownWord(text: string, { reading }: Listing): boolean {
  const [last = '', previous] = toTokens(text)
    .map(({ word }) => word)
    .toReversed()
  const understood = reading?.understood ?? []
  return (
    isKnownWord(last, previous) ||
    understood.some(({ group, words }) => group !== 'word' && text.endsWith(words))
  )
}

/** Returns a suggested search, which reads like the list that it opens. */
export function toFoundText(text: string, listing: Listing): FoundList {
  return toFound({ label: toSearchLabel(text, listing), to: listPath({ text }) }, listing)
}

/** Returns a list with those of its first products that match all words, not only similar ones. */
export function toFound(
  query: Omit<SuggestedList, 'count'>,
  { paging: { total }, products }: Listing,
): FoundList {
  return { query: { ...query, count: total }, products: products.slice(0, total) }
}

/** Looks texts up, and leaves out those of which no product has all words. */
export async function findExact(
  catalogue: Pick<Catalogue, 'list'>,
  texts: readonly string[],
): Promise<FoundList[]> {
  const lists = await Promise.all(
    texts.map(async text => ({ text, listing: await trySearch(catalogue, text) })),
  )
  return lists
    .filter(({ listing }) => isExact(listing))
    .map(({ text, listing }) => toFoundText(text, listing))
}
