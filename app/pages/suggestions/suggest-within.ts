import { capitalize } from '#app/domain/capitalize.ts'
import { type Category, childrenOf, findCategory } from '#app/domain/category-tree.ts'
import type { CategoryFacet } from '#app/domain/listing.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { toTokens } from '#app/search-index/text/language/to-tokens.ts'
import { toSingular } from '#app/vocabulary/to-phrase.ts'
import { respell } from '../browser/corrected-search.ts'
import { writeSizes } from '../write-sizes.ts'
import { isUnderstood } from './is-understood.ts'
import type { FoundList } from './suggested-list.ts'
import {
  endsWithKnownWord,
  isExact,
  type SuggestingCatalogue,
  toFound,
  toFoundText,
  trySearch,
} from './try-search.ts'

/** The maximum number of categories to combine with a query. */
const maxCombined = 3

/**
 * Combines a query with the categories that hold most of its results, down to the level of Dresses,
 * or with those below the category that it names. Empty if its last word may be unfinished, or if no
 * product matches all its words.
 */
export async function suggestWithin(
  catalogue: SuggestingCatalogue,
  text: string,
): Promise<FoundList[]> {
  if (text === '') return []
  const listing = await trySearch(catalogue, text)
  if (!isExact(listing) || !endsWithKnownWord(text, listing)) return []
  const { understood = [], corrected = [] } = listing.reading ?? {}
  const spelled = respell(text, corrected)
  const named = understood.find(({ group, isExcluded }) => group === 'category' && !isExcluded)
  const rest = named ? respell(named.rest, corrected) : spelled
  const ranked = named
    ? await rankBelow(catalogue, rest, named.value)
    : await descend(catalogue, text, listing.facets.categories)
  const within = isUnderstood(rest, listing) ? await findLists(catalogue, rest, ranked) : []
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

/** Lists what a text finds in categories of which it leaves something out. */
async function findLists(
  catalogue: SuggestingCatalogue,
  text: string,
  ranked: readonly Ranked[],
): Promise<FoundList[]> {
  const lists = await Promise.all(
    ranked
      .filter(({ category: { name } }) => getNoun(name) !== getNoun(text))
      .slice(0, maxCombined)
      .map(async ({ category: { id, name, title } }) => {
        // Counts are remembered, unlike lists.
        const [listing, [whole = 0]] = await Promise.all([
          trySearch(catalogue, text, id),
          catalogue.countTexts({ ...emptyListQuery, category: id }, ['']),
        ])
        const label =
          text === ''
            ? title
            : capitalize(`${writeSizes(text, listing.reading ?? { understood: [] })} in ${name}`)
        const isNarrower = text === '' || listing.paging.total < whole
        return isNarrower ? [toFound({ label, to: listPath({ text, category: id }) }, listing)] : []
      }),
  )
  return lists.flat()
}

/** Returns the last word: "party dress in Dresses" would say it twice. */
function getNoun(name: string): string {
  return toSingular(toTokens(name).at(-1)?.word ?? '')
}
