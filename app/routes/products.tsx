import { useEffect } from 'react'
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { IndexUnavailableError } from '#app/catalogue/catalogue.ts'
import { findWaysOut } from '#app/catalogue/find-ways-out.ts'
import { findCategory, getMainCategory } from '#app/domain/category-tree.ts'
import { getChosen } from '#app/domain/list-links.ts'
import { toListPage } from '#app/domain/list-page.ts'
import { parseListQuery } from '#app/domain/parse-list-query.ts'
import { askCatalogue } from '#app/middleware/ask-catalogue.server.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { isListBehind, keepList, recallList } from '#app/ui/last-list.ts'
import { ListView } from '#app/ui/list-view.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { shouldRevalidateProducts } from '#app/ui/revalidation.ts'
import type { Route } from './+types/products.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const category = requireCategory(params)
  const query = parseListQuery(new URL(request.url).searchParams, category)
  const catalogue = context.get(catalogueContext)
  const list = toListPage(await askCatalogue(catalogue.list(query)), query)
  if (list.paging.total > 0) return { list, hasFailed: false }
  // Without them an empty list is still an answer.
  const waysOut = await findWaysOut(catalogue, query).catch(toNothingWhenUnavailable)
  return { list: { ...list, ...(waysOut ? { waysOut } : {}) }, hasFailed: false }
}

function toNothingWhenUnavailable(error: unknown): undefined {
  if (!(error instanceof IndexUnavailableError)) throw error
}

/** Where a list does not come, because the network or the server is at fault, the one before it stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    const answer = await serverLoader()
    keepList(answer.list)
    return answer
  } catch (error) {
    const isOurs = isRouteErrorResponse(error) && error.status < 500
    const before = error instanceof Response || isOurs ? undefined : recallList()
    if (!before) throw error
    return { list: before, hasFailed: true }
  }
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

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return isListBehind() ? args.defaultShouldRevalidate : shouldRevalidateProducts(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, path, paging, query } = loaderData.list
  const pageTitle = paging.page > 1 ? `${title}, page ${paging.page}` : title
  return getPageMeta(matches[0].loaderData?.shell, {
    title: pageTitle,
    description: `${title}: ${paging.total.toLocaleString('en-US')} products from many retailers, prices side by side.`,
    path,
    // One brand or one retailer is a page worth finding; every mixture of them is not.
    isNoindex:
      getChosen(query).length > 1 || query.text !== '' || query.sort !== 'relevance' || paging.total === 0,
  })
}

export default function Products({ loaderData: { list, hasFailed } }: Route.ComponentProps) {
  useEffect(() => {
    if (!hasFailed) keepList(list)
  }, [list, hasFailed])
  return <ListView list={list} hasFailed={hasFailed} />
}
