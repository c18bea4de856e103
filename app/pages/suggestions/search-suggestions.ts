import type { Suggestions } from '#app/catalogue/catalogue.ts'
import { ancestorsOf, getMainCategory } from '#app/domain/category-tree.ts'
import { getShownBrand } from '#app/domain/retailer-name.ts'
import { brandPath, listPath } from '#app/domain/urls/links.ts'
import { negations } from '#app/search-index/text/language/negations.ts'
import { type ProductCard, toCard } from '../card.ts'
import { showOnce } from './show-once.ts'
import { suggestEndings, suggestKinds } from './suggest-endings.ts'
import { suggestFilters } from './suggest-filters.ts'
import { endsWithKind, splitLast, suggestNamed } from './suggest-named.ts'
import { suggestStores } from './suggest-stores.ts'
import { suggestWithin } from './suggest-within.ts'
import type { FoundList, SuggestedList } from './suggested-list.ts'
import { toNameWords } from './to-name-words.ts'
import {
  endsWithKnownWord,
  isExact,
  maxCandidates,
  rememberLists,
  type SuggestingCatalogue,
  toFoundText,
  trySearch,
} from './try-search.ts'

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

/** A completion with fewer products than this share of the first one's is no common search. */
const leastShare = 0.1

type Products = Suggestions['products']

export async function findSearchSuggestions(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<SearchSuggestions> {
  const once = rememberLists(catalogue)
  const [found, asTyped] = await Promise.all([
    once.suggest(text, maxCandidates),
    text === '' ? undefined : trySearch(once, text),
  ])
  // The text is a brand that no store sells, so other brands' products would not complete it.
  const { unstocked = [] } = asTyped?.reading ?? {}
  if (unstocked.length > 0 && toNameWords(unstocked.join(' ')) === toNameWords(text))
    return toSearchSuggestions(nothing, [])
  // Two words that begin a brand's name mean the brand, which is then listed first.
  if (beginsName(text, found.brands[0]?.label))
    return toSearchSuggestions({ ...found, products: putTwinsLast(found.products) }, [])
  const [{ stores, isLed, isWhole }, filters, named, within, complete, ended, kinds] =
    await Promise.all([
      // Stores are remembered by catalogue.
      suggestStores(catalogue, text, maxCandidates),
      suggestFilters(once, text, maxCandidates),
      suggestNamed(once, text),
      suggestWithin(once, text),
      findComplete(once, found.queries),
      suggestEndings(once, text),
      suggestKinds(once, text),
    ])
  // After "at", the last word can only be the beginning of a store's name.
  if (isLed || isStore(text, stores[0], complete)) {
    const brands = isLed ? [] : found.brands.filter(({ label }) => begins(label, text))
    const products = putTwinsLast(stores[0]?.products ?? [])
    return toSearchSuggestions(
      { brands, categories: [], products },
      stores.map(({ query }) => query),
    )
  }
  const isFinished = asTyped && isExact(asTyped) && endsWithKnownWord(text, asTyped)
  const { before, last } = splitLast(text)
  const lists = getFirstLists()
  const [completed] = complete
  const beyond =
    isFinished || ended.isMeant || !completed ? [] : await goOn(once, completed.query.label)
  const hasNoName = isNegated(before) || (before !== '' && filters.length > 0)
  const categories =
    ended.isMeant || hasNoName
      ? []
      : chooseCategories(found.categories, named.categories, { text, before, last })
  return toSearchSuggestions(
    {
      // A word that begins a category after what describes it begins no brand.
      brands: found.brands.filter(
        ({ label }) => (named.lists.length === 0 && !hasNoName) || begins(label, text),
      ),
      categories,
      products: putWornFirst(putTwinsLast(getProducts()), categories),
    },
    [
      ...filters,
      ...stores,
      ...lists,
      ...within,
      ...beyond,
      ...(isFinished ? complete : []),
      ...ended.lists,
    ]
      .map(({ query }) => query)
      .concat(kinds),
  )

  /** Returns the searches that complete what is unfinished. */
  function getFirstLists(): FoundList[] {
    if (ended.isMeant) return ended.lists
    if (isFinished) return named.lists
    // After a kind comes anything: a color, whom it is for, a price.
    if (endsWithKind(before))
      return [...complete, ...ended.lists].sort((a, b) => b.query.count - a.query.count)
    // One letter begins too many categories for one of them to be what was meant first of all.
    return last.length > 1 ? interleave(named.lists, complete) : interleave(complete, named.lists)
  }

  function getProducts(): Products {
    const [leading] = isWhole ? stores : [...filters, ...lists]
    // Products of the first search, because others only have a word that begins as the last one does:
    // "silk d" shows silk dresses, rather than any silk with a word in d.
    if (leading) return spread(leading.products)
    // One product of each category, because nothing says which is meant: black shoes, a black bag.
    const isKindNamed = asTyped?.reading?.understood.some(({ group }) => group === 'category')
    return isKindNamed ? found.products : takeTurns(within, found.products)
  }
}

/** Takes the first product of each list, then others. */
function takeTurns(lists: readonly FoundList[], others: Products): Products {
  const firsts = lists.flatMap(({ products }) => products.slice(0, 1))
  const ids = new Set(firsts.map(({ source, id }) => `${source} ${id}`))
  return [...firsts, ...others.filter(({ source, id }) => !ids.has(`${source} ${id}`))]
}

const nothing = { brands: [], categories: [], products: [] }

/** Takes one of each by turns, as long as there are both. */
function interleave(first: readonly FoundList[], second: readonly FoundList[]): FoundList[] {
  const length = Math.max(first.length, second.length)
  return Array.from({ length }, (_, at) => [first[at], second[at]])
    .flat()
    .filter(list => list !== undefined)
}

/** Puts the first product of each category before all others: black jeans, a black jacket, shoes. */
function spread(products: Products): Products {
  const seen = new Set<string | undefined>()
  const { firsts = [], others = [] } = Object.groupBy(products, ({ categoryId }) => {
    if (seen.has(categoryId)) return 'others'
    seen.add(categoryId)
    return 'firsts'
  })
  return [...firsts, ...others]
}

/** Puts products of a brand and a kind of which there is one already behind the others. */
function putTwinsLast(products: Products): Products {
  const { firsts = [], twins = [] } = Object.groupBy(products, (product, at) =>
    products.slice(0, at).some(other => areTwins(other, product)) ? 'twins' : 'firsts',
  )
  return [...firsts, ...twins]
}

/** Across departments, names say what is of one kind: a bow tie for girls is another bow tie. */
function areTwins(a: Products[number], b: Products[number]): boolean {
  if (getShownBrand(a) !== getShownBrand(b)) return false
  const [main, other] = [a, b].map(({ categoryId }) => getMainCategory(categoryId).id)
  return main === other ? a.categoryId === b.categoryId : getNoun(a.name) === getNoun(b.name)
}

function getNoun(name: string): string | undefined {
  return toNameWords(name).split(' ').at(-1)
}

/** Puts what is worn before what is used at home, unless the text begins the name of the latter. */
function putWornFirst(products: Products, [meant]: Suggestions['categories']): Products {
  if (meant && !isWorn(meant.value)) return products
  const { worn = [], others = [] } = Object.groupBy(products, ({ categoryId }) =>
    isWorn(categoryId) ? 'worn' : 'others',
  )
  return [...worn, ...others]
}

/** Neither used at home nor put on the skin. */
function isWorn(category: string | undefined): boolean {
  return !ancestorsOf(category).some(({ id }) => id === 'living' || id.endsWith('beauty'))
}

/** Narrows a completed search, if there is room for more. */
async function goOn(catalogue: SuggestingCatalogue, text: string): Promise<FoundList[]> {
  const [within, { lists }] = await Promise.all([
    suggestWithin(catalogue, text),
    suggestEndings(catalogue, text),
  ])
  return [...within, ...lists]
}

/**
 * Chooses categories that the whole text names, then those that its last word begins. If the text has
 * a kind before that word, it names no other one: "jeans und" begins no underwear.
 */
function chooseCategories(
  found: Suggestions['categories'],
  named: Suggestions['categories'],
  { text, before, last }: { text: string; before: string; last: string },
): Suggestions['categories'] {
  const naming = (words: string) =>
    found.filter(({ label }) => ` ${toNameWords(label)}`.includes(` ${toNameWords(words)}`))
  const whole = naming(text)
  if (before !== '' && endsWithKind(before)) return whole
  const others = named.length > 0 ? named : naming(last)
  const chosen = [...whole, ...others.filter(({ value }) => !isAmong(whole, value))]
  return chosen.length > 0 ? chosen : found
}

function isAmong(categories: Suggestions['categories'], value: string): boolean {
  return categories.some(category => category.value === value)
}

/** Returns true if what follows is not wanted: "dresses no pol" means neither polo shirts nor Polar Drift. */
function isNegated(before: string): boolean {
  return negations.has(toNameWords(before).split(' ').at(-1) ?? '')
}

/**
 * Returns true if a text of several words begins a store's name, and hardly anything else that is
 * sold: "dove st" is Dove Street, and no storage in a shade of grey.
 */
function isStore(
  text: string,
  store: FoundList | undefined,
  complete: readonly FoundList[],
): boolean {
  if (store === undefined || !beginsName(text, store.query.label)) return false
  return complete.every(({ query }) => query.count < store.query.count * leastShare)
}

/** Returns true if a text of several words is the beginning of a brand's or a store's name. */
function beginsName(text: string, name = ''): boolean {
  return toNameWords(text).includes(' ') && begins(name, text)
}

function begins(name: string, text: string): boolean {
  return toNameWords(name).startsWith(toNameWords(text))
}

export function toSearchSuggestions(
  { brands, categories, products }: Pick<Suggestions, 'brands' | 'categories' | 'products'>,
  queries: SuggestedList[],
): SearchSuggestions {
  const shownBrands = brands
    .slice(0, suggestionLimits.brands)
    .map(({ value, label, count }) => ({ label, to: brandPath(value), count }))
  const shownCategories = categories
    .slice(0, suggestionLimits.categories)
    .map(({ value, label, count }) => ({ label, to: listPath({ category: value }), count }))
  return {
    brands: shownBrands,
    categories: shownCategories,
    queries: showOnce(queries, [...shownBrands, ...shownCategories]).slice(
      0,
      suggestionLimits.queries,
    ),
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
    texts.map(async text => ({ text, listing: await trySearch(catalogue, text) })),
  )
  const exact = lists
    .filter(({ listing }) => isExact(listing))
    .map(({ text, listing }) => toFoundText(text, listing))
  const most = Math.max(...exact.map(({ query }) => query.count))
  return exact.filter(({ query }) => query.count >= most * leastShare)
}
