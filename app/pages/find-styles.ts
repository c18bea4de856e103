import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { ancestorsOf, type Category, findCategory } from '#app/domain/category-tree.ts'
import type { CategoryFacet } from '#app/domain/listing.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'
import { styleWords } from '#app/vocabulary/style-words.ts'
import { toWords } from '#app/vocabulary/to-words.ts'

/** A length, neckline, sleeve, pattern or occasion that narrows a category's list. */
export interface StyleChoice {
  /** The search text for the style: "v neck". */
  text: string
  count: number
}

/** The names of each concept, the preferred one first. */
const concepts = styleWords.split('\n').map(line => line.split(', '))
const texts = concepts.map(([preferred = '']) => preferred)

/** Departments and their main branches are too mixed for styles. */
const smallestDepth = 3
const maxStyles = 6
const fewestProducts = 5
/**
 * Styles that cover a larger share of the products are
 * left out, since they would barely narrow the list.
 */
const largestShare = 0.8

/**
 * Finds a category's styles, most frequent first, both for its unfiltered list
 * and for the list of any one style. Returns no styles for any other list.
 */
export async function findStyles(
  catalogue: Pick<Catalogue, 'countTexts'>,
  query: ListQuery,
): Promise<StyleChoice[]> {
  const { category, text } = query
  const isPlain = listPath({ ...query, page: 1 }) === listPath({ category, text })
  const isStyled = text === '' || texts.includes(text)
  if (!isPlain || !isStyled || ancestorsOf(category).length < smallestDepth) return []
  const asked = { ...emptyListQuery, ...(category === undefined ? {} : { category }) }
  const [total = 0, ...counts] = await catalogue
    .countTexts(asked, ['', ...texts])
    .catch(toNothingWhenUnavailable)
  return texts
    .map((style, index) => ({ text: style, count: counts[index] ?? 0 }))
    .filter(({ count }) => count >= fewestProducts && count <= total * largestShare)
    .sort((a, b) => b.count - a.count)
}

/**
 * Returns the styles to show beside a list's subcategories: the most frequent ones, without those
 * that a subcategory with products stands for, such as "maxi" beside Maxi Dresses.
 */
export function pickStyles(
  styles: readonly StyleChoice[],
  subcategories: readonly CategoryFacet[],
): StyleChoice[] {
  const named = subcategories.flatMap(({ id, count }) =>
    count > 0 ? (findStyleOf(findCategory(id)) ?? []) : [],
  )
  return styles.filter(({ text }) => !named.includes(text)).slice(0, maxStyles)
}

/** Returns the style that a category's name adds to its parent's: Maxi Dresses → maxi. */
function findStyleOf(category: Category | undefined): string | undefined {
  if (category === undefined) return undefined
  const above = toWords(findCategory(category.parent)?.name ?? '')
  const added = toWords(category.name)
    .filter(word => !above.includes(word))
    .join(' ')
  return concepts.find(names => names.some(name => added === name || added === `${name}s`))?.[0]
}

function toNothingWhenUnavailable(error: unknown): number[] {
  if (error instanceof IndexUnavailableError) return []
  throw error
}
