import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { RetailerConflictError } from '#app/overrides/retailers/retailer-store.server.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import { storefrontNames } from '../frame/storefront-names.ts'
import type { Route } from './+types/retailers-route.ts'
import { adminRetailersPath } from './admin-retailers-path.ts'
import { getBulkChanges } from './bulk-changes.ts'
import { getChangePreview } from './change-preview.ts'
import { getRetailersPage } from './retailers-page.ts'
import { parseRetailersQuery } from './retailers-query.ts'
import { getRetailersStore } from './retailers-store.server.ts'
import { RetailersView } from './retailers-view.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseRetailersQuery(new URL(request.url).searchParams)
  const rows = await getRetailersStore(context.get(servicesContext).operators).fetchRetailers()
  return { page: getRetailersPage(rows, query, storefrontNames) }
}

/** Changes the chosen retailers once the operator has confirmed a preview of the effect. */
export async function action({ context, request }: Route.ActionArgs) {
  const { form, actor } = await requireOperatorForm(request, context)
  const store = getRetailersStore(context.get(servicesContext).operators)
  const keys = [...new Set(form.getAll('key').map(String))]
  const change = String(form.get('change') ?? '')
  const changes = getBulkChanges(await store.fetchRetailers(), keys, change)
  if ('error' in changes) return data({ error: changes.error }, { status: 400 })
  if (form.get('confirmed') !== '1') {
    const preview = await getChangePreview(store, changes.all)
    const chosen = keys.map(key => ['key', key] as const)
    const fields = [...chosen, ['change', change] as const]
    if (preview) return { confirmation: { title: changes.title, preview, fields } }
  }
  try {
    await store.retailers.change(actor, changes.all)
  } catch (error) {
    if (!(error instanceof RetailerConflictError)) throw error
    return data({ error: `${error.message}. Nothing was saved; try again.` }, { status: 409 })
  }
  return redirect(adminRetailersPath(parseRetailersQuery(new URL(request.url).searchParams)))
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Retailers',
    path: adminRetailersPath(),
    isNoindex: true,
  })
}

export default function RetailersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RetailersView {...loaderData} result={actionData} />
}
