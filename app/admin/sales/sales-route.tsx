import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import { parseTableQuery, tablePath } from '../frame/table-query.ts'
import type { Route } from './+types/sales-route.ts'
import { adminSalesPath } from './admin-sales-path.ts'
import { getSalesPage } from './sales-page.ts'
import { SalesView } from './sales-view.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page } = parseTableQuery(new URL(request.url).searchParams)
  return { page: await getSalesPage(context.get(servicesContext).operators, page) }
}

/** Withholds a sale or a store, or shows it again. */
export async function action({ context, request }: Route.ActionArgs) {
  const { form, actor } = await requireOperatorForm(request, context)
  const subject = String(form.get('subject') ?? '')
  if (!/^(?:store|product) .{1,300}$/.test(subject))
    throw data('The form needs a store or a product', { status: 400 })
  const { saleReviews } = context.get(servicesContext).operators
  await saleReviews.change(actor, subject, form.get('intent') === 'withhold')
  const { page } = parseTableQuery(new URL(request.url).searchParams)
  return redirect(tablePath(adminSalesPath, { page }))
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Sales',
    path: adminSalesPath,
    isNoindex: true,
  })
}

export default function SalesRoute({ loaderData }: Route.ComponentProps) {
  return <SalesView {...loaderData} />
}
