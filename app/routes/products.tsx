import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { findListCategory, findPlainlyNamed } from '#app/domain/list-category.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { countLeftOut, parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { packList } from '#app/pages/browser/packed-list.ts'
import { findStyles, pickStyles } from '#app/pages/find-styles.ts'
import { getListPage } from '#app/pages/get-list-page.ts'
import { replaceAliases } from '#app/requests/replace-aliases.ts'
import { getListMeta } from '#app/ui/list/list-meta.ts'
import { shouldRevalidateList } from '#app/ui/list/list-revalidation.ts'
import { ListView } from '#app/ui/list/list-view.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import type { Route } from './+types/products.ts'

export const handle: PageHandle = { isList: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const category = findListCategory(params)
  const search = new URL(request.url).searchParams
  const named = category ? undefined : findPlainlyNamed(params)
  if (named !== undefined) throw redirect(listPath(parseListQuery(search, named)), 301)
  if (!category) throw data('This page could not be found', { status: 404 })
  const query = parseListQuery(search, category.id)
  const shown = replaceAliases(context, query)
  if (shown) throw redirect(listPath(shown), 301)
  const catalogue = context.get(servicesContext).catalogue
  const [list, found] = await Promise.all([
    getListPage(catalogue, query),
    findStyles(catalogue, query),
  ])
  // Only a query that consists of text counts as a search, because with a category,
  // a filter or a later page it refines a search that was already counted.
  const isSearch = query.text !== '' && listPath(query) === listPath({ text: query.text })
  if (isSearch)
    context
      .get(servicesContext)
      .searchLog.recordSearch(context.get(storefrontContext).id, query.text, list.paging.total)
  const leftOut = countLeftOut(search)
  const styles = pickStyles(found, list.categories)
  return {
    list: packList({
      ...list,
      ...(styles.length > 0 ? { styles } : {}),
      ...(leftOut > 0 ? { leftOut } : {}),
    }),
  }
}

export const shouldRevalidate = shouldRevalidateList

export function meta(args: Route.MetaArgs) {
  return getListMeta(args)
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ListView {...loaderData} />
}
