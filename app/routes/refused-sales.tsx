import { data } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { refusedSalesPath } from '#app/domain/urls/links.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { rootCrumb } from '#app/pages/browser/root-crumb.ts'
import { toBreadcrumbData } from '#app/pages/browser/structured-data/list-data.ts'
import { createRefusedSales, findSaleScore, type RefusedSales } from '#app/pages/refused-sales.ts'
import { getRefusedSalesTitle, RefusedSalesView } from '#app/ui/articles/refused-sales-view.tsx'
import { Breadcrumb } from '#app/ui/elements/breadcrumb.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/refused-sales.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue, saleReviews: reviews, retailers } = context.get(servicesContext)
  const { id, home } = context.get(storefrontContext)
  const view = retailers.viewOf(id)
  const { page, retailers: stores } = parseListQuery(new URL(request.url).searchParams)
  const [name] = stores
  const store = name === undefined ? undefined : await findSaleScore(name, reviews, view)
  // Like a retailer's page, because the title would otherwise name a store that we say nothing about.
  if (name !== undefined && !store) throw data('This page could not be found', { status: 404 })
  const options = { catalogue, reviews, view, scope: home.scope, now: new Date(), store, page }
  return { page: await createRefusedSales(options) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { store, paging } = loaderData.page
  const shell = matches[0].loaderData?.shell
  const path = toPath(loaderData.page)
  const title = getRefusedSalesTitle(store)
  const description = store
    ? `Today’s sales at ${store} that our own price record contradicts, and how many it verifies.`
    : 'Today’s sales that our own price record contradicts, and how many sales of each store it verifies.'
  const isFirst = paging.page === 1
  return getPageMeta(shell, {
    title: isFirst ? title : `${title}, page ${paging.page}`,
    description: isFirst ? description : `${description} Page ${paging.page}.`,
    path,
    isNoindex: store !== undefined && paging.total === 0,
    ...(shell ? { data: [toBreadcrumbData(toCrumbs(loaderData.page), path, shell.siteUrl)] } : {}),
  })
}

export default function RefusedSalesRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="container-page">
      <Breadcrumb crumbs={toCrumbs(page)} />
      <RefusedSalesView page={page} />
    </div>
  )
}

function toPath({ store, paging }: RefusedSales): string {
  return refusedSalesPath({ store, page: paging.page })
}

function toCrumbs({ store }: RefusedSales): { label: string; to?: string }[] {
  const label = getRefusedSalesTitle(undefined)
  if (store === undefined) return [rootCrumb, { label }]
  return [rootCrumb, { label, to: refusedSalesPath() }, { label: store }]
}
