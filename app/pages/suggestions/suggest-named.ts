import type { Suggestions } from '#app/catalogue/catalogue.ts'
import { findCategory, getMainCategory } from '#app/domain/category-tree.ts'
import type { Listing } from '#app/domain/listing.ts'
import { isAttribute, isKind, isStyle } from '#app/search-index/text/names/is-known-word.ts'
import { toNameWords } from './to-name-words.ts'
import { isExact, type SuggestingCatalogue, trySearch } from './try-search.ts'

/** The maximum number of categories that are considered, and in which the search before the last word is tried. */
const maxNamed = 40
const maxTried = 8
/** A category with fewer products than this share of the first one's is not meant. */
const leastShare = 0.25
/** A category with more than this share of its department's results says nothing: wool is clothing. */
const mostShare = 0.8

/**
 * Reads the last word as the beginning of a category's name: "red dr" → Women's Dresses, and "rde
 * dr" → the same. What stands before it may be no more than a department, but no kind: "men sh" → Men's
 * Shirts, and "boots bl" → nothing.
 */
export async function suggestNamed(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<Suggestions['categories']> {
  const { before, last } = splitLast(text)
  if (before === '' || endsWithKind(before)) return []
  const [{ categories }, whole] = await Promise.all([
    catalogue.suggest(last, maxNamed),
    trySearch(catalogue, before),
  ])
  if (!isExact(whole) || !isDescription(before, whole)) return []
  const tried = await Promise.all(
    categories
      .filter(({ value }) => isNamed(value, last))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, maxTried)
      .map(async category => ({
        category,
        listing: await trySearch(catalogue, before, category.value),
      })),
  )
  const found = tried
    .filter(({ listing }) => isExact(listing))
    .toSorted((a, b) => b.listing.paging.total - a.listing.paging.total)
  const isDepartment = namesDepartment(whole)
  const narrowing = isDepartment ? found : await keepNarrowing(catalogue, before, found)
  const most = narrowing[0]?.listing.paging.total ?? 0
  return narrowing
    .filter(({ listing }) => listing.paging.total >= most * leastShare)
    .map(({ category }) => category)
}

interface Tried {
  category: Suggestions['categories'][number]
  listing: Listing
}

/** Leaves out categories that hold most of what their department has, if there are others. */
async function keepNarrowing(
  catalogue: SuggestingCatalogue,
  text: string,
  found: readonly Tried[],
): Promise<readonly Tried[]> {
  const mains = [...new Set(found.map(({ category }) => getMainCategory(category.value).id))]
  const totals = new Map(
    await Promise.all(
      mains.map(
        async main => [main, (await trySearch(catalogue, text, main)).paging.total] as const,
      ),
    ),
  )
  const narrowing = found.filter(({ category: { value }, listing: { paging } }) => {
    return paging.total <= (totals.get(getMainCategory(value).id) ?? 0) * mostShare
  })
  return narrowing.length > 0 ? narrowing : found
}

/** Returns true if a text ends with what describes a product: a color, a material, a department. */
function isDescription(text: string, { reading }: Listing): boolean {
  const [last = '', previous = ''] = toNameWords(text).split(' ').toReversed()
  const understood = reading?.understood ?? []
  return (
    isAttribute(last) ||
    isStyle(previous, last) ||
    understood.some(({ words }) => text.endsWith(words))
  )
}

/** Splits a text before its last word. */
export function splitLast(text: string): { before: string; last: string } {
  const [, before = '', last = text] = /^(.*\S)\s+(\S+)$/.exec(text) ?? []
  return { before, last }
}

/** Returns true if a text already ends with the kind of what is searched for. */
export function endsWithKind(text: string): boolean {
  return isKind(toNameWords(text).split(' ').at(-1) ?? '')
}

/** Returns true if a category's own name begins so, not only that of its department. */
function isNamed(id: string, beginning: string): boolean {
  const category = findCategory(id)
  if (category === undefined) return true
  // Clothing is named for whom it is, and not for what: "wool c" begins coats.
  if (category.parent === undefined || category.name === 'Clothing') return false
  return ` ${toNameWords(category.name)}`.includes(` ${toNameWords(beginning)}`)
}

/** Returns true if the whole text names a department: men, women's. */
function namesDepartment({ reading }: Listing): boolean {
  return (reading?.understood ?? []).some(({ group, value, rest }) => {
    return group === 'category' && rest === '' && findCategory(value)?.parent === undefined
  })
}
