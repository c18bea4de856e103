import type { Suggestions } from '#app/catalogue/catalogue.ts'
import { brandPath, listPath } from '#app/domain/urls/links.ts'
import { negations } from '#app/search-index/text/language/negations.ts'
import { isKind, isStyle } from '#app/search-index/text/names/is-known-word.ts'
import { type ProductCard, toCard } from '../card.ts'
import { addsMeaning } from './adds-meaning.ts'
import { continues, startsWord } from './continues.ts'
import { isUsualName } from './known-phrases.ts'
import { putTwinsLast, putWornFirst, spread, takeTurns } from './order-products.ts'
import { dropTwins, showOnce } from './show-once.ts'
import { suggestEndings } from './suggest-endings.ts'
import { suggestFilters } from './suggest-filters.ts'
import { suggestKnown } from './suggest-known.ts'
import { endsWithKind, splitLast, suggestNamed } from './suggest-named.ts'
import { suggestOccasions } from './suggest-occasions.ts'
import { suggestStores } from './suggest-stores.ts'
import { suggestColors, suggestWithin } from './suggest-within.ts'
import type { FoundList, SuggestedList } from './suggested-list.ts'
import { toNameWords } from './to-name-words.ts'
import {
  endsWithKnownWord,
  findExact,
  isExact,
  isSurelyRead,
  maxCandidates,
  rememberLists,
  type SuggestingCatalogue,
  trySearch,
} from './try-search.ts'

/** Suggestions for the search box, each with its path. */
export interface SearchSuggestions {
  brands: SuggestedList[]
  categories: SuggestedList[]
  /**
   * Searches with results: completions, and the query with a kind of product, such as "red dresses".
   */
  queries: SuggestedList[]
  products: ProductCard[]
}

/** The maximum number of suggestions of each kind, few enough to be read without scrolling. */
export const suggestionLimits = { queries: 3, products: 3, brands: 2, categories: 2 }

/** Two letters begin too many shades of colors that are called otherwise. */
const leastShadeLetters = 3

/** Another name than the usual one is meant less often. */
const unusualShare = 0.3

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
  // Suggests nothing for a brand that no store sells, and completes only the other words beside it.
  const { unstocked = [] } = asTyped?.reading ?? {}
  if (unstocked.length > 0) {
    const rest = withoutNames(text, unstocked)
    const isAlone = rest === '' || rest === text
    return isAlone ? toSearchSuggestions(nothing, []) : findSearchSuggestions(catalogue, rest)
  }
  // Two words that begin a brand's name mean the brand, which is then listed first.
  if (beginsName(text, found.brands[0]?.label))
    return toSearchSuggestions({ ...found, products: putTwinsLast(found.products) }, [])
  const [{ stores, isLed, isWhole }, filters, named, within, complete, ended, known, occasions] =
    await Promise.all([
      // Stores are remembered by catalogue.
      suggestStores(catalogue, text, maxCandidates),
      suggestFilters(once, text, maxCandidates),
      suggestNamed(once, text),
      suggestWithin(once, text),
      findExact(
        once,
        found.queries.filter(each => addsMeaning(each, text)),
      ),
      suggestEndings(once, text),
      suggestKnown(once, text),
      suggestOccasions(once, text),
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
  const isFinished =
    asTyped && endsWithKnownWord(text, asTyped) && (isExact(asTyped) || within.length > 0)
  const { before, last } = splitLast(text)
  const first = getFirstLists()
  const isOccasion = first.length === 0 && !asTyped?.reading?.corrected.length
  const [lists = [], rare = []] = splitRare(isOccasion ? occasions : first)
  const [completed] = lists
  const beyond =
    ended.isMeant || !completed || isFinished || isOccasion
      ? []
      : await goOn(once, completed.query.label, last)
  const colored = isFinished && !ended.isMeant ? await suggestColors(once, text) : []
  const hasNoName = isNegated(before) || (before !== '' && filters.length > 0)
  const categories =
    ended.isMeant || hasNoName
      ? []
      : chooseCategories(found.categories, named, { text, before, last })
  return toSearchSuggestions(
    {
      // A word that begins a category after what describes it begins no brand.
      brands: found.brands.filter(
        ({ label }) => (named.length === 0 && !hasNoName) || begins(label, text),
      ),
      categories,
      products: putWornFirst(putTwinsLast(getProducts()), categories),
    },
    dropTwins([
      ...filters,
      ...stores,
      ...lists,
      ...within,
      ...beyond,
      ...rare,
      ...ended.lists,
      ...colored,
    ]).map(({ query }) => query),
  )

  /** Returns the searches that complete what is unfinished, or continue what is not. */
  function getFirstLists(): FoundList[] {
    if (ended.isMeant) return ended.lists
    // What was typed comes first in its right spelling.
    if (isFinished && asTyped.reading?.corrected.length) return []
    // After a kind comes anything: a color, whom it is for, a price.
    if (endsWithKind(before))
      return [...complete.filter(isSpelledSo), ...ended.lists].sort(
        (a, b) => b.query.count - a.query.count,
      )
    const most = Math.max(...complete.map(weigh))
    const common = complete.filter(each => weigh(each) >= most * leastShare)
    if (isFinished) {
      const continued = [...within, ...known.filter(isSpelledSo)]
      return [...continued.sort((a, b) => weigh(b) - weigh(a)), ...common.filter(isSpelledSo)]
    }
    const all = [...common, ...known].sort((a, b) => weigh(b) - weigh(a))
    // "Emer" begins a green, unless it begins anything that is called so.
    const called = all.filter(({ query }) => continues(query.label, last))
    return called.length > 0 || last.length < leastShadeLetters ? called : all
  }

  /** Splits off what is too rare to come before what goes on with the first one: "red" and "resin". */
  function splitRare(all: FoundList[]): FoundList[][] {
    const most = Math.max(...all.map(weigh))
    const isRare = (each: FoundList) => !isFinished && weigh(each) < most * leastShare
    return [all.filter(each => !isRare(each)), all.filter(isRare)]
  }

  /** A finished word is known, and not misspelt: "sale" is no "sage". */
  function isSpelledSo({ query: { label } }: FoundList): boolean {
    // "Wide leg" is whole, and begins no leggings.
    if (isFinished && isStyle(splitLast(before).last, last))
      return ` ${toNameWords(label)} `.includes(` ${toNameWords(last)} `)
    return !isFinished || startsWord(label, last)
  }

  /** After other words, every name is a usual one. */
  function weigh({ query: { label, count } }: FoundList): number {
    return before === '' && !isFinished && !isUsualName(label) ? count * unusualShare : count
  }

  function getProducts(): Products {
    const [leading] = isWhole ? stores : [...filters, ...lists]
    const others = asTyped && !isSurelyRead(asTyped) ? [] : found.products
    // Products of the first search, because others only have a word that begins as the last one does:
    // "silk d" shows silk dresses, rather than any silk with a word in d.
    if (leading && !(isFinished && before === '')) return spread(leading.products)
    // One product of each category, because nothing says which is meant: black shoes, a black bag.
    const isKindNamed = asTyped?.reading?.understood.some(({ group }) => group === 'category')
    return isKindNamed ? others : takeTurns(within, others)
  }
}

/** Returns the words of a text that are not in any of the names. */
function withoutNames(text: string, names: readonly string[]): string {
  return names
    .reduce((rest, name) => rest.replace(name, ' '), text)
    .replace(/\s+/g, ' ')
    .trim()
}

const nothing = { brands: [], categories: [], products: [] }

/** Narrows a completed search, if there is room for more, by what still begins as it was typed. */
async function goOn(
  catalogue: SuggestingCatalogue,
  text: string,
  last: string,
): Promise<FoundList[]> {
  const [within, { lists }] = await Promise.all([
    suggestWithin(catalogue, text),
    suggestEndings(catalogue, text),
  ])
  return [...within, ...lists].filter(({ query }) => continues(query.label, last))
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
  if (chosen.length > 0) return chosen
  // Another name for a category is typed in full, or misspelt: "purse" is a bag, but "re" no reading glasses.
  return isKind(toNameWords(last)) ? found : found.filter(({ label }) => continues(label, last))
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
