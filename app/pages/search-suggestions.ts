import type { Catalogue, Suggestions } from '#app/catalogue/catalogue.ts'
import {
  type Category,
  childrenOf,
  findCategory,
  getMainCategory,
} from '#app/domain/category-tree.ts'
import type { CategoryFacet, Listing } from '#app/domain/listing.ts'
import { brandPath, listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { toTokens } from '#app/search-index/text/language/to-tokens.ts'
import { isKnownWord } from '#app/search-index/text/names/is-known-word.ts'
import { respell } from './browser/corrected-search.ts'
import { type ProductCard, toCard } from './card.ts'
import { suggestStores } from './suggest-stores.ts'
import type { FoundList, SuggestedList } from './suggested-list.ts'

/** Suggestions for the search box, each with its path. */
export interface SearchSuggestions {
  brands: SuggestedList[]
  categories: SuggestedList[]
  /**
   * Searches with results: the query within a category, such as "Red in Dresses", and completions.
   */
  queries: SuggestedList[]
  products: ProductCard[]
}

/** The maximum number of suggestions of each kind, few enough to be read without scrolling. */
export const suggestionLimits = { queries: 3, products: 3, brands: 2, categories: 2 }
const mostOfAnyKind = Math.max(...Object.values(suggestionLimits))
/** The number of products to choose from, so that those in stock can come first. */
const maxCandidates = 8

/** The maximum number of categories to combine with a query. */
const maxCombined = 3
/** The maximum number of suggested categories whose name begins with the last word. */
const maxNamed = 2

/** A completion with fewer products than this share of the first one's is no common search. */
const leastShare = 0.05

type SuggestingCatalogue = Pick<Catalogue, 'suggest' | 'list' | 'directory'>

export async function findSearchSuggestions(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<SearchSuggestions> {
  const found = await catalogue.suggest(text, maxCandidates)
  // Two words that begin a brand's name mean the brand, which is then listed first.
  if (beginsBrand(text, found.brands[0]?.label)) return toSearchSuggestions(found, [])
  const [{ stores, isLed, isWhole }, named, combined, complete] = await Promise.all([
    suggestStores(catalogue, text, maxCandidates),
    findNamed(catalogue, text),
    findCombined(catalogue, text),
    findComplete(catalogue, found.queries.slice(0, mostOfAnyKind)),
  ])
  const atStores = stores.map(({ query }) => query)
  // After "at", the last word can only be the beginning of a store's name.
  if (isLed) {
    const products = stores[0]?.products ?? []
    return toSearchSuggestions({ brands: [], categories: [], products }, atStores)
  }
  const completions = complete.map(({ query }) => query)
  const [first] = completions
  const within =
    combined.length === 0 && complete.length === 1 && first
      ? await findCombined(catalogue, first.label)
      : []
  const queries = [...atStores, ...named.map(({ query }) => query)]
  // The beginning of a category's name rarely occurs as a word in other categories.
  const others =
    named.length > 0 ? [...completions, ...combined] : [...combined, ...completions, ...within]
  // Products of the first search, because others only have a word that begins as the last one does:
  // "silk d" shows silk dresses, rather than any silk with a word in d.
  const lists = isWhole ? stores : [...named, ...(combined.length > 0 ? [] : complete)]
  const products = lists[0]?.products ?? found.products
  const worn = combined.length > 0 ? products.filter(isWorn) : []
  const last = text.split(' ').at(-1) ?? ''
  return toSearchSuggestions(
    {
      ...found,
      categories: preferWord(found.categories, last),
      // An attribute alone is rather meant of clothes: black tables follow black jeans.
      products: worn.length >= suggestionLimits.products ? worn : products,
    },
    [...queries, ...others],
  )
}

/** Leaves out categories that only hold some of what was typed, if others are named by it. */
function preferWord(
  categories: Suggestions['categories'],
  beginning: string,
): Suggestions['categories'] {
  const inside = ` ${toWords(beginning)}`
  const named = categories.filter(({ label }) => ` ${toWords(label)}`.includes(inside))
  return named.length > 0 ? named : categories
}

/** Returns true for what is worn, rather than used at home. */
function isWorn({ categoryId }: Suggestions['products'][number]): boolean {
  return categoryId !== undefined && getMainCategory(categoryId).id !== 'living'
}

/** Returns true if a text of several words is the beginning of a brand's name. */
function beginsBrand(text: string, brand = ''): boolean {
  const [typed, name] = [toWords(text), toWords(brand)]
  return typed.includes(' ') && name.startsWith(typed)
}

function toWords(text: string): string {
  return toTokens(text)
    .map(({ word }) => word)
    .join(' ')
}

export function toSearchSuggestions(
  { brands, categories, products }: Pick<Suggestions, 'brands' | 'categories' | 'products'>,
  queries: SuggestedList[],
): SearchSuggestions {
  const shown = brands.slice(0, suggestionLimits.brands)
  const names = new Set(shown.map(({ label }) => toWords(label)))
  return {
    brands: shown.map(({ value, label, count }) => ({ label, to: brandPath(value), count })),
    categories: categories.slice(0, suggestionLimits.categories).map(({ value, label, count }) => ({
      label,
      to: listPath({ category: value }),
      count,
    })),
    // A search for a brand's name would say the same as the brand.
    queries: queries
      .filter(({ label, to }, at) => {
        return !names.has(label) && queries.findIndex(other => other.to === to) === at
      })
      .slice(0, suggestionLimits.queries),
    products: products
      .toSorted((a, b) => rate(b) - rate(a))
      .slice(0, suggestionLimits.products)
      .map(toCard),
  }
}

/** Products in stock come first, and of those the ones with a picture. */
function rate({ inStock, images }: Suggestions['products'][number]): number {
  return (inStock ? 2 : 0) + (images.length > 0 ? 1 : 0)
}

/** Finds the completed queries for which at least one product matches all words. */
async function findComplete(
  catalogue: SuggestingCatalogue,
  texts: readonly string[],
): Promise<FoundList[]> {
  const lists = await Promise.all(
    texts.map(async text => {
      return { text, listing: await search(catalogue, text, undefined, maxCandidates) }
    }),
  )
  const exact = lists
    .filter(({ listing }) => isExact(listing))
    .map(({ text, listing: { paging, products } }) => ({
      query: { label: text, to: listPath({ text }), count: paging.total },
      products,
    }))
  const most = Math.max(...exact.map(({ query }) => query.count))
  return exact.filter(({ query }) => query.count >= most * leastShare)
}

/**
 * Reads the last word as the beginning of a category's name: "red dr" → "Red in Dresses", and
 * "rde dr" → the same. Returns such searches with their first products.
 */
async function findNamed(catalogue: SuggestingCatalogue, text: string): Promise<FoundList[]> {
  const [, before, last] = /^(.*\S)\s+(\S{2,})$/.exec(text) ?? []
  if (before === undefined || last === undefined) return []
  const { categories } = await catalogue.suggest(last, maxNamed)
  const lists = await Promise.all(
    categories.map(async ({ value, label }) => ({
      category: value,
      label,
      listing: await search(catalogue, before, value, maxCandidates),
    })),
  )
  return lists
    .filter(({ listing }) => isExact(listing) && endsWithKnownWord(before, listing))
    .map(({ category, label, listing: { paging, products, reading } }) => {
      const spelled = respell(before, reading?.corrected ?? [])
      const to = listPath({ text: spelled, category })
      return {
        query: { label: capitalize(`${spelled} in ${label}`), to, count: paging.total },
        products,
      }
    })
    .toSorted((a, b) => b.query.count - a.query.count)
}

/**
 * Combines the query with the categories that hold most of its
 * results, down to the level of Dresses. Empty if the query is itself the name of a
 * category, if its last word may be unfinished, or if no product matches all its words.
 */
async function findCombined(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<SuggestedList[]> {
  if (text === '') return []
  let listing = await search(catalogue, text)
  const namesCategory = listing.reading?.understood.some(({ group }) => group === 'category')
  if (!isExact(listing) || namesCategory || !endsWithKnownWord(text, listing)) return []
  const corrections = listing.reading?.corrected ?? []
  const spelled = respell(text, corrections)
  const corrected = { label: spelled, to: listPath({ text: spelled }), count: listing.paging.total }
  const found: { category: Category; count: number }[] = []
  let [fullest] = rank(childrenOf(), listing.facets.categories)
  for (let depth = 0; depth < 2 && fullest; depth += 1) {
    listing = await search(catalogue, text, fullest.category.id)
    const ranked = rank(childrenOf(fullest.category.id), listing.facets.categories)
    fullest = ranked[0]
    // The largest category is replaced by its children, if it has any.
    const isLast = depth === 1 || !fullest || childrenOf(fullest.category.id).length === 0
    found.push(...(isLast ? ranked : ranked.slice(1)))
    if (isLast) break
  }
  const within = found
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxCombined)
    .map(({ category: { id, name }, count }) => ({
      label: capitalize(`${spelled} in ${name}`),
      to: listPath({ text: spelled, category: id }),
      count,
    }))
  return corrections.length > 0 ? [corrected, ...within] : within
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function search(
  catalogue: SuggestingCatalogue,
  text: string,
  category?: string,
  limit = 1,
): Promise<Listing> {
  return catalogue.list({ ...emptyListQuery, text, ...(category ? { category } : {}) }, limit)
}

/** Returns true if at least one product matches every word as written. */
function isExact({ paging, reading }: Listing): boolean {
  return paging.total > 0 && (reading?.dropped.length ?? 0) === 0
}

/**
 * Returns true if the last word names a kind of product, an attribute or a brand. Any other word may
 * be the beginning of one: "bl in Shoes" is not a search that a shopper would choose.
 */
function endsWithKnownWord(text: string, { reading }: Listing): boolean {
  const [last = '', previous] = toTokens(text)
    .map(({ word }) => word)
    .toReversed()
  const understood = reading?.understood ?? []
  return isKnownWord(last, previous) || understood.some(({ words }) => text.endsWith(words))
}

function rank(children: readonly Category[], rows: readonly CategoryFacet[]) {
  return children
    .map(({ id }) => ({
      category: findCategory(id),
      count: rows.find(row => row.id === id)?.count,
    }))
    .flatMap(({ category, count }) => (category && count ? [{ category, count }] : []))
    .toSorted((a, b) => b.count - a.count)
}
