import { servicesContext } from '#app/context/services.ts'
import { refusedSalesPath } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { rootCrumb } from '#app/pages/browser/root-crumb.ts'
import { toBreadcrumbData } from '#app/pages/browser/structured-data/list-data.ts'
import { createRefusedSales } from '#app/pages/refused-sales.ts'
import { RefusedSalesView } from '#app/ui/articles/refused-sales-view.tsx'
import { Breadcrumb } from '#app/ui/elements/breadcrumb.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/refused-sales.ts'

const title = 'Sales we didn’t believe'
const crumbs = [rootCrumb, { label: title }]

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, saleReviews, retailers } = context.get(servicesContext)
  const { id, home } = context.get(storefrontContext)
  const view = retailers.viewOf(id)
  const options = { catalogue, reviews: saleReviews, view, scope: home.scope, now: new Date() }
  return { page: await createRefusedSales(options) }
}

export function meta({ matches }: Route.MetaArgs) {
  const shell = matches[0].loaderData?.shell
  return getPageMeta(shell, {
    title,
    description:
      'Today’s sales that our own price record contradicts, and how many sales of each store it verifies.',
    path: refusedSalesPath,
    ...(shell ? { data: [toBreadcrumbData(crumbs, refusedSalesPath, shell.siteUrl)] } : {}),
  })
}

export default function RefusedSales({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container-page">
      <Breadcrumb crumbs={crumbs} />
      <RefusedSalesView page={loaderData.page} />
    </div>
  )
}
