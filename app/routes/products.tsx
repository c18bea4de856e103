import { data } from 'react-router'
import { getListPage } from '#app/catalogue/get-list-page.ts'
import { findCategory, getMainCategory } from '#app/domain/category-tree.ts'
import { parseListQuery } from '#app/domain/parse-list-query.ts'
import { askCatalogue } from '#app/middleware/ask-catalogue.server.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { readList, shouldRevalidateList } from '#app/ui/last-list.ts'
import { getListMeta } from '#app/ui/list-meta.ts'
import { ListView } from '#app/ui/list-view.tsx'
import type { Route } from './+types/products.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = parseListQuery(new URL(request.url).searchParams, requireCategory(params))
  const list = await askCatalogue(getListPage(context.get(catalogueContext), query))
  return { list, hasFailed: false }
}

/** `/products/women/dresses` → dresses; a category that is not there, or not below that main one, is no page. */
function requireCategory({ main, category }: { main?: string; category?: string }): string | undefined {
  if (main === undefined) return undefined
  const found = findCategory(category ?? main)
  const isBelowMain =
    found && getMainCategory(found.id).id === main && (category === undefined) === (found.id === main)
  if (!isBelowMain) throw data('This page could not be found', { status: 404 })
  return found.id
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => readList(serverLoader)

export const shouldRevalidate = shouldRevalidateList

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? getListMeta(matches[0].loaderData?.shell, loaderData.list) : []
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ListView {...loaderData} />
}
