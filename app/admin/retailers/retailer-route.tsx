import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import type { Route } from './+types/retailer-route.ts'
import { adminRetailerPath } from './admin-retailers-path.ts'
import { changeRetailerPage } from './change-retailer-page.server.ts'
import { RetailerEditor } from './retailer-editor.tsx'
import { findRetailerPage } from './retailer-page.ts'
import { getRetailersStore } from './retailers-store.server.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const store = getRetailersStore(context.get(servicesContext).operators)
  const page = await findRetailerPage(store, params.retailer)
  if (!page) throw data('There is no such retailer', { status: 404 })
  return { page, isSaved: new URL(request.url).searchParams.has('saved') }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { form, actor } = await requireOperatorForm(request, context)
  const store = getRetailersStore(context.get(servicesContext).operators)
  const rows = await store.fetchRetailers()
  const row = rows.find(({ key }) => key === params.retailer)
  if (!row) throw data('There is no such retailer', { status: 404 })
  const result = await changeRetailerPage(store, { actor, form, row })
  if (!result) return redirect(`${adminRetailerPath(row.key)}?saved=1`)
  const isConflict = 'current' in result || 'conflict' in result
  const isPreview = 'preview' in result || 'confirmation' in result
  return data(result, { status: isConflict ? 409 : isPreview ? 200 : 400 })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: loaderData?.page.name ?? 'Retailer',
    path: adminRetailerPath(loaderData?.page.key ?? ''),
    isNoindex: true,
  })
}

export default function RetailerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RetailerEditor {...loaderData} result={actionData} />
}
