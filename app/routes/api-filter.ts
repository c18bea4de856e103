import { data } from 'react-router'
import { z } from 'zod'
import { getMatchingValues } from '#app/catalogue/matching-values.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { parseListQuery, parseText } from '#app/domain/parse-list-query.ts'
import { askCatalogue } from '#app/middleware/ask-catalogue.server.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import type { Route } from './+types/api-filter.ts'

const searchable = z.enum(['brands', 'stores'])
const shownCount = 50

/** The brands or stores of a list whose names hold a text, with their true counts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const group = searchable.safeParse(search.get('group'))
  if (!group.success) throw data('group: expected brands or stores', { status: 400 })
  const query = parseListQuery(search, findCategory(search.get('category') ?? undefined)?.id)
  const all = await askCatalogue(context.get(catalogueContext).findValues(query, group.data))
  const values = getMatchingValues(all, parseText(search.get('find') ?? '')).slice(0, shownCount)
  return Response.json(
    { values: values.map(({ value, count }) => ({ value, count })) },
    { headers: { 'X-Robots-Tag': 'noindex' } },
  )
}
