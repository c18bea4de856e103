import { data } from 'react-router'
import { findCategory, getMainCategory } from '#app/domain/category-tree.ts'
import { toListPage } from '#app/domain/list-page.ts'
import { parseListQuery } from '#app/domain/parse-list-query.ts'
import { askCatalogue } from '#app/middleware/ask-catalogue.server.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { ListView } from '#app/ui/list-view.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { shouldRevalidateProducts } from '#app/ui/revalidation.ts'
import type { Route } from './+types/products.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const category = requireCategory(params)
  const query = parseListQuery(new URL(request.url).searchParams, category)
  return toListPage(await askCatalogue(context.get(catalogueContext).list(query)), query)
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

export const shouldRevalidate = shouldRevalidateProducts

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, path, paging, query, chips } = loaderData
  const pageTitle = paging.page > 1 ? `${title}, page ${paging.page}` : title
  return getPageMeta(matches[0].loaderData?.shell, {
    title: pageTitle,
    description: `${title}: ${paging.total.toLocaleString('en-US')} products from many retailers, prices side by side.`,
    path,
    // One brand or one retailer is a page worth finding; every mixture of them is not.
    isNoindex: chips.length > 1 || query.sort !== 'relevance' || paging.total === 0,
  })
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ListView list={loaderData} />
}
