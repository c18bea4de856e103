import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import { requireRowId } from '../frame/require-row-id.ts'
import { parseTableQuery } from '../frame/table-query.ts'
import type { Route } from './+types/brands-route.ts'
import { adminBrandsPath } from './admin-brands-path.ts'
import { addBrandAliases } from './brand-alias-form.ts'
import { getBrandsPage } from './brands-page.ts'
import { getBrandsStore } from './brands-store.server.ts'
import { BrandsView } from './brands-view.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseTableQuery(new URL(request.url).searchParams)
  return {
    page: await getBrandsPage(getBrandsStore(context.get(servicesContext).operators), query),
  }
}

/** Adds or removes aliases; shows the effect before it adds any. */
export async function action({ context, request }: Route.ActionArgs) {
  const { form, actor } = await requireOperatorForm(request, context)
  const store = getBrandsStore(context.get(servicesContext).operators)
  const path = adminBrandsPath(parseTableQuery(new URL(request.url).searchParams))
  if (form.get('intent') === 'remove') {
    if (await store.brandAliases.remove(actor, requireRowId(form))) return redirect(path)
    const values = { spellings: [], name: '' }
    return data({ values, error: 'Somebody else has already undone this.' }, { status: 409 })
  }
  const result = await addBrandAliases(store, actor, form)
  if (!result) return redirect(adminBrandsPath())
  return data(result, { status: result.error === undefined ? 200 : result.effect ? 409 : 400 })
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Brands',
    path: adminBrandsPath(),
    isNoindex: true,
  })
}

export default function BrandsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BrandsView {...loaderData} result={actionData} />
}
