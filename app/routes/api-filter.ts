import { data } from 'react-router'
import { z } from 'zod'
import { getMatchingValues } from '#app/catalogue/matching-values.ts'
import { servicesContext } from '#app/context/services.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { dictionaryFacets } from '#app/domain/facets/facets.ts'
import { parseText } from '#app/domain/parse-text.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { FilterChoice } from '#app/pages/list-page.ts'
import { settleLoad } from '#app/ui/navigation/background-load.ts'
import type { Route } from './+types/api-filter.ts'

const searchable = z.enum(dictionaryFacets)
const shownCount = 50
const timeLimitMs = 10_000

/**
 * Returns the values of a dictionary facet whose names
 * match the typed text, with their counts in the list.
 */
export async function loader({
  context,
  request,
}: Route.LoaderArgs): Promise<FilterChoice['values']> {
  const search = new URL(request.url).searchParams
  const facet = searchable.safeParse(search.get('facet'))
  if (!facet.success)
    throw data(`facet: expected ${dictionaryFacets.join(' or ')}`, { status: 400 })
  const query = parseListQuery(search, findCategory(search.get('category') ?? undefined)?.id)
  const all = await context.get(servicesContext).catalogue.findValues(query, facet.data)
  const values = getMatchingValues(all, parseText(search.get('find') ?? '')).slice(0, shownCount)
  return values.map(({ value, count }) => ({ value, count }))
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return settleLoad(serverLoader(), timeLimitMs)
}

export const shouldRevalidate = () => false
