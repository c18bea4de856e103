import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { type ChosenValue, getChosen, removeChosen } from './browser/list-choices.ts'
import { toCard } from './card.ts'
import type { EmptyListSuggestions } from './list-page.ts'

const maxShown = 6
/** The number of lists to try beyond those with one part removed, a few milliseconds each. */
const maxQueries = 40
const maxSpellings = 4
/** Enough to fill every row of a list with two, three, four or six columns. */
const popularCount = 12

/**
 * Finds suggestions for an empty list: product counts with as
 * few filters removed as necessary, and popular products.
 */
export async function findEmptyListSuggestions(
  catalogue: Pick<Catalogue, 'list' | 'suggest'>,
  query: ListQuery,
): Promise<EmptyListSuggestions> {
  const { category } = query
  const relaxed = await findRelaxed(catalogue, { ...query, page: 1 })
  const spellings =
    query.text === '' ? [] : (await catalogue.suggest(query.text, maxSpellings)).queries
  const popular = {
    ...emptyListQuery,
    sort: 'popular' as const,
    ...(category === undefined ? {} : { category }),
  }
  const here = await catalogue.list(popular, popularCount)
  const liked =
    here.products.length > 0
      ? here
      : await catalogue.list({ ...emptyListQuery, sort: 'popular' }, popularCount)
  return {
    relaxed: relaxed.sort((a, b) => b.count - a.count).slice(0, maxShown),
    spellings: spellings
      .filter(text => text.toLowerCase() !== query.text.toLowerCase())
      .map(text => ({ label: text, to: listPath({ ...query, text, page: 1 }) })),
    popular: liked.products.map(toCard),
  }
}

/** A condition of a list: its search, its category, or its values of one facet. */
interface Part {
  /** What the list is like without this part: "Any color". */
  label: string
  /** The part itself: "Red". */
  name: string
  remove: (query: ListQuery) => ListQuery
}

/**
 * Finds the lists with products that remove the fewest parts: one, or else two, and so on. A number
 * of parts with too many combinations is skipped; leaving only one part is always tried.
 */
async function findRelaxed(
  catalogue: Pick<Catalogue, 'list'>,
  query: ListQuery,
): Promise<EmptyListSuggestions['relaxed']> {
  const parts = listParts(query)
  let left = maxQueries
  for (let removed = 1; removed <= Math.max(1, parts.length - 1); removed += 1) {
    const isLast = removed === parts.length - 1
    const found: EmptyListSuggestions['relaxed'] = []
    const tried = countCombinations(parts.length, removed)
    if (removed > 1 && !isLast && tried > left) continue
    left -= tried
    for (const without of listCombinations(parts, removed)) {
      const list = without.reduce((relaxed, { remove }) => remove(relaxed), query)
      const { paging } = await catalogue.list(list, 1)
      const label = getRelaxedLabel(parts, without)
      if (paging.total > 0) found.push({ label, to: listPath(list), count: paging.total })
    }
    if (found.length > 0) return found
  }
  return []
}

/** Names what is removed or, if that is longer, what is left. */
function getRelaxedLabel(parts: readonly Part[], without: readonly Part[]): string {
  const left = parts.filter(part => !without.includes(part))
  if (left.length > 0 && left.length < without.length)
    return `Only ${left.map(({ name }) => name).join(', ')}`
  return without
    .map(({ label }, at) =>
      at === 0 ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    )
    .join(', ')
}

function countCombinations(of: number, size: number): number {
  return size === 0 ? 1 : (countCombinations(of - 1, size - 1) * of) / size
}

function listCombinations<One>(items: readonly One[], size: number): One[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) =>
    listCombinations(items.slice(at + 1), size - 1).map(others => [item, ...others]),
  )
}

function listParts(query: ListQuery): Part[] {
  const byFacet = Map.groupBy(getChosen(query), ({ facet, isExcluded }) => `${facet} ${isExcluded}`)
  // If the search is the only condition, removing it would show the whole catalogue.
  const isOnlySearch = query.category === undefined && byFacet.size === 0
  const text = `“${query.text}”`
  return [
    ...(query.text === '' || isOnlySearch
      ? []
      : [{ label: `Without ${text}`, name: text, remove: withoutText }]),
    ...(query.category === undefined
      ? []
      : [
          {
            label: 'In all categories',
            name: findCategory(query.category)?.title ?? query.category,
            remove: withoutCategory,
          },
        ]),
    ...[...byFacet.values()].map(chosen => ({
      label: getLabel(chosen),
      name: chosen.map(({ label }) => label).join(', '),
      remove: (from: ListQuery) => chosen.reduce(removeChosen, from),
    })),
  ]
}

function withoutText(query: ListQuery): ListQuery {
  return { ...query, text: '' }
}

function withoutCategory({ category: _category, ...everywhere }: ListQuery): ListQuery {
  return everywhere
}

/** Returns the value's label if there is only one value, otherwise the facet's label. */
function getLabel([first, ...more]: readonly ChosenValue[]): string {
  if (first === undefined) return ''
  if (more.length === 0)
    return first.isExcluded ? `With ${first.label.replace(/^Not /, '')}` : `Without ${first.label}`
  return `Any ${facets[first.facet].title.toLowerCase()}`
}
