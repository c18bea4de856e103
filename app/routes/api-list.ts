import { findCategory } from '#app/domain/category-tree.ts'
import { toListPage } from '#app/domain/list-page.ts'
import { parseListQuery } from '#app/domain/parse-list-query.ts'
import { askCatalogue } from '#app/middleware/ask-catalogue.server.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import type { Route } from './+types/api-list.ts'

/** A further page of a list, for the list that grows: its cards and where it stands. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const query = parseListQuery(search, findCategory(search.get('category') ?? undefined)?.id)
  const { cards, paging } = toListPage(await askCatalogue(context.get(catalogueContext).list(query)), query)
  return Response.json({ cards, paging }, { headers: { 'X-Robots-Tag': 'noindex' } })
}
