import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { listPath } from '#app/domain/links.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/list-query.ts'
import { toCard } from './card.ts'
import { type ChosenValue, getChosen, removeChosen } from './list-choices.ts'
import type { EmptyListSuggestions } from './list-page.ts'

const maxShown = 6
const maxSpellings = 4
/** Enough to fill every row of a list with two, three, four or six columns. */
const popularCount = 12

/**
 * Finds suggestions for an empty list: product counts
 * with each filter removed, and popular products.
 */
export async function findEmptyListSuggestions(
  catalogue: Pick<Catalogue, 'list' | 'suggest'>,
  query: ListQuery,
): Promise<EmptyListSuggestions> {
  const { category } = query
  const relaxed: EmptyListSuggestions['relaxed'] = []
  for (const { label, without } of listRelaxed({ ...query, page: 1 })) {
    const { paging } = await catalogue.list(without, 1)
    if (paging.total > 0) relaxed.push({ label, to: listPath(without), count: paging.total })
  }
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

/** Returns the list's query without each of its parts in turn. */
function listRelaxed(query: ListQuery): { label: string; without: ListQuery }[] {
  const { category: _category, ...everywhere } = query
  const byFacet = Map.groupBy(getChosen(query), ({ facet, isExcluded }) => `${facet} ${isExcluded}`)
  // If the search is the only condition, removing it would show the whole catalogue.
  const isOnlySearch = query.category === undefined && byFacet.size === 0
  return [
    ...(query.text === '' || isOnlySearch
      ? []
      : [{ label: `Without “${query.text}”`, without: { ...query, text: '' } }]),
    ...(query.category === undefined ? [] : [{ label: 'In all categories', without: everywhere }]),
    ...[...byFacet.values()].map(chosen => ({
      label: getLabel(chosen),
      without: chosen.reduce(removeChosen, query),
    })),
  ]
}

/** Returns the value's label if there is only one value, otherwise the facet's label. */
function getLabel([first, ...more]: readonly ChosenValue[]): string {
  if (first === undefined) return ''
  if (more.length === 0)
    return first.isExcluded ? `With ${first.label.replace(/^Not /, '')}` : `Without ${first.label}`
  return `Any ${facets[first.facet].title.toLowerCase()}`
}
