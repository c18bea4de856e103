import { toCard } from '#app/domain/card.ts'
import { type FilterGroup, filterGroups, filterKinds } from '#app/domain/filters.ts'
import { listPath } from '#app/domain/links.ts'
import type { WaysOut } from '#app/domain/list-page.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/list-query.ts'
import type { Catalogue } from './catalogue.ts'

const maxShown = 6
const maxSpellings = 4
const popularCount = 8

/** For a list without products: what each wish keeps away, counted, and what others like. */
export async function findWaysOut(
  catalogue: Pick<Catalogue, 'list' | 'suggest'>,
  query: ListQuery,
): Promise<WaysOut> {
  const { category } = query
  const relaxed: WaysOut['relaxed'] = []
  for (const { label, without } of getWishes({ ...query, page: 1 })) {
    const { paging } = await catalogue.list(without, 1)
    if (paging.total > 0) relaxed.push({ label, to: listPath(without), count: paging.total })
  }
  const spellings = query.text === '' ? [] : (await catalogue.suggest(query.text, maxSpellings)).queries
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

function getWishes(query: ListQuery): { label: string; without: ListQuery }[] {
  const { category: _category, ...everywhere } = query
  const groups = filterGroups
    .filter(group => query[group].length > 0)
    .map(group => ({ label: getGroupLabel(query, group), without: { ...query, [group]: [] } }))
  return [
    ...(query.text === '' ? [] : [{ label: `Without “${query.text}”`, without: { ...query, text: '' } }]),
    ...(query.category === undefined ? [] : [{ label: 'In every category', without: everywhere }]),
    ...groups,
  ]
}

/** A single choice by its name, several by what they are of. */
function getGroupLabel(query: ListQuery, group: FilterGroup): string {
  const { title, format } = filterKinds[group]
  const [value, ...more] = query[group]
  return value === undefined || more.length > 0 ? `Any ${title.toLowerCase()}` : `Without ${format(value)}`
}
