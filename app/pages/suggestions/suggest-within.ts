import { type Category, childrenOf, findCategory } from '#app/domain/category-tree.ts'
import type { CategoryFacet } from '#app/domain/listing.ts'
import type { UnderstoodPart } from '#app/domain/query-reading.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { stem } from '#app/search-index/text/language/stem.ts'
import { toTokens } from '#app/search-index/text/language/to-tokens.ts'
import { isKind } from '#app/search-index/text/names/is-known-word.ts'
import { findStyleByName } from '#app/search-index/text/names/style-names.ts'
import { toSingular } from '#app/vocabulary/to-phrase.ts'
import { respell, respellPart } from '../browser/corrected-search.ts'
import { isUnderstood } from './is-understood.ts'
import { isWorn } from './order-products.ts'
import type { FoundList } from './suggested-list.ts'
import {
  endsWithKnownWord,
  findExact,
  isExact,
  isSurelyRead,
  type SuggestingCatalogue,
  toFound,
  toFoundText,
  trySearch,
} from './try-search.ts'

/** The maximum numbers of categories to combine with a query, and of those to look up. */
const maxTried = 5
const maxCombined = 3
/** A kind with fewer products than this share of the first one's is not what is meant. */
const leastShare = 0.05

/** Categories that are too mixed for a search: black accessories. */
const mixed: ReadonlySet<string> = new Set([
  ...['accessories', 'beauty', 'bridal', 'clothing', 'grooming', 'juniors', 'maternity', 'petites'],
  ...['plus sizes'],
])

/**
 * Nouns to try after a season or an occasion. Shoppers want summer dresses, but no product is called
 * just "summer".
 */
const usualNouns = ['dresses', 'coats', 'jackets', 'boots', 'shoes', 'tops', 'sweaters', 'bags']

/**
 * Continues a query with the categories that hold most of its results, down to the level of Dresses,
 * or with those below the category that it names: "red" → "red shoes", "red dress" → "red maxi
 * dresses". Empty if its last word may be unfinished, or if no product matches all its words.
 */
export async function suggestWithin(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<FoundList[]> {
  if (text === '') return []
  const listing = await trySearch(catalogue, text)
  const isStyle = endsWithStyle(text)
  if (!isExact(listing) && !isStyle) return []
  if (!isSurelyRead(listing) || !endsWithKnownWord(text, listing)) return []
  const { understood = [], corrected = [] } = listing.reading ?? {}
  const spelled = respell(text, corrected)
  const named = understood.find(({ group, isExcluded }) => group === 'category' && !isExcluded)
  const rest = named ? respell(named.rest, corrected) : spelled
  const ranked = named
    ? await rankBelow(catalogue, rest, named.value)
    : await descend(catalogue, text, listing.facets.categories)
  const isRead = isStyle || isUnderstood(rest, listing)
  const within = !isRead
    ? []
    : rest === ''
      ? await findCategories(catalogue, ranked)
      : await findNarrower(catalogue, rest, {
          nouns: [
            // Only clothes and shoes: there are evening dresses, but “evening skincare” is no kind of product.
            ...ranked
              .filter(({ category }) => !isStyle || isWorn(category.id))
              .map(({ category }) => toNoun(category)),
            ...(isStyle ? usualNouns : []),
          ],
          store: understood.find(each => each.group === 'retailers' && each.rest === ''),
        })
  if (corrected.length === 0) return within
  return [toFoundText(spelled, listing), ...within]
}

interface Ranked {
  category: Category
  count: number
}

/** The largest category is replaced by its children, if it has any. */
async function descend(
  catalogue: SuggestingCatalogue,
  text: string,
  rows: readonly CategoryFacet[],
): Promise<Ranked[]> {
  const found: Ranked[] = []
  let [fullest] = rank(childrenOf(), rows)
  for (let depth = 0; depth < 2 && fullest; depth += 1) {
    const ranked = await rankBelow(catalogue, text, fullest.category.id)
    fullest = ranked[0]
    const isLast = depth === 1 || !fullest || childrenOf(fullest.category.id).length === 0
    found.push(...(isLast ? ranked : ranked.slice(1)))
    if (isLast) break
  }
  return found.toSorted((a, b) => b.count - a.count)
}

async function rankBelow(catalogue: SuggestingCatalogue, text: string, category: string) {
  const { facets } = await trySearch(catalogue, text, category)
  return rank(childrenOf(category), facets.categories)
}

function rank(children: readonly Category[], rows: readonly CategoryFacet[]): Ranked[] {
  return children
    .map(({ id }) => ({
      category: findCategory(id),
      count: rows.find(row => row.id === id)?.count,
    }))
    .flatMap(({ category, count }) => (category && count ? [{ category, count }] : []))
    .toSorted((a, b) => b.count - a.count)
}

/** Lists the categories below the one that a text names. */
async function findCategories(
  catalogue: SuggestingCatalogue,
  ranked: readonly Ranked[],
): Promise<FoundList[]> {
  return Promise.all(
    ranked.slice(0, maxCombined).map(async ({ category: { id, title } }) => {
      const listing = await trySearch(catalogue, '', id)
      return toFound({ label: title, to: listPath({ category: id }) }, listing)
    }),
  )
}

/**
 * Searches for a text with each noun of which it leaves something out, and for those of a store:
 * "boots at Brightwater".
 */
async function findNarrower(
  catalogue: SuggestingCatalogue,
  text: string,
  { nouns, store }: { nouns: readonly string[]; store: UnderstoodPart | undefined },
): Promise<FoundList[]> {
  const own = getNoun(text)
  const tried = [...new Set(nouns)]
    .filter(noun => !mixed.has(noun) && getNoun(noun) !== own)
    .slice(0, maxTried + usualNouns.length)
  const texts = tried.map(noun =>
    store === undefined ? `${text} ${noun}` : `${noun} at ${store.label}`,
  )
  const [counts, wholes] = await Promise.all([
    store === undefined
      ? catalogue.countTexts(emptyListQuery, texts)
      : catalogue.countTexts({ ...emptyListQuery, retailers: [store.value] }, tried),
    catalogue.countTexts(emptyListQuery, tried),
  ])
  const fullest = texts
    .map((each, at) => ({ text: each, count: counts[at] ?? 0, whole: wholes[at] ?? 0 }))
    .filter(({ count, whole }) => count > 0 && count < whole)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxCombined)
  const [first] = fullest
  return findExact(
    catalogue,
    fullest.filter(({ count }) => count >= (first?.count ?? 0) * leastShare).map(each => each.text),
  )
}

/** Returns a category as a word of a search: "Coats & Outerwear" → coats. */
function toNoun({ name }: Category): string {
  const [first = name] = name.toLowerCase().split(' & ')
  // "Rain & Winter Boots" share their noun.
  return isKind(toTokens(first).at(-1)?.word ?? '')
    ? first
    : (name.toLowerCase().split(' & ').at(-1) ?? first)
}

/** Returns true if a text ends with a style, a season or an occasion: maxi, winter, wedding guest. */
function endsWithStyle(text: string): boolean {
  const stems = toTokens(text).map(({ word }) => stem(word))
  return [1, 2, 3].some(length => findStyleByName(stems.slice(-length)) !== undefined)
}

/** Returns the last word: "party dress dresses" would say it twice. */
function getNoun(name: string): string {
  return toSingular(toTokens(name).at(-1)?.word ?? '')
}

/** Continues a kind, also a described one, that has nothing below it by its most frequent colors: "black blazers". */
export async function suggestColors(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<FoundList[]> {
  const listing = await trySearch(catalogue, text)
  const { understood = [], corrected = [] } = listing.reading ?? {}
  const kind = understood.find(({ group, isExcluded }) => group === 'category' && !isExcluded)
  const others = understood.filter(part => part !== kind)
  if (!kind || !isExact(listing) || !others.every(({ group }) => describing.has(group))) return []
  const noun = respellPart(kind.words, corrected)
  if (!isKind(toTokens(noun).at(-1)?.word ?? '') || (others.length === 0 && kind.rest !== ''))
    return []
  // Puts adjectives first, even if they were typed last: “jacket leather” becomes “leather jacket”.
  const spelled = `${respell(kind.rest, corrected)} ${noun}`.trim()
  const colors = (listing.facets.colors ?? [])
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxCombined)
    .map(({ label }) => `${label.toLowerCase()} ${spelled}`)
  return findExact(catalogue, spelled === text ? colors : [spelled, ...colors])
}

/** Parts of a search that can be combined with a color. */
const describing: ReadonlySet<string> = new Set(['materials', 'style'])
