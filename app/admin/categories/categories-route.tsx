import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import { requireRowId } from '../frame/require-row-id.ts'
import { parseTableQuery } from '../frame/table-query.ts'
import type { Route } from './+types/categories-route.ts'
import { adminCategoriesPath } from './admin-categories-path.ts'
import { getCategoriesPage } from './categories-page.ts'
import { CategoriesView } from './categories-view.tsx'
import { addCategoryMapping } from './category-mapping-form.ts'
import { createCategoryMappings } from './category-mappings.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseTableQuery(new URL(request.url).searchParams)
  const { pool } = context.get(servicesContext).operators
  return { page: await getCategoriesPage(createCategoryMappings(pool), query) }
}

/** Adds or removes a mapping; shows the effect before it adds one. */
export async function action({ context, request }: Route.ActionArgs) {
  const { form, actor } = await requireOperatorForm(request, context)
  const mappings = createCategoryMappings(context.get(servicesContext).operators.pool)
  const path = adminCategoriesPath(parseTableQuery(new URL(request.url).searchParams))
  if (form.get('intent') === 'remove') {
    if (await mappings.remove(actor, requireRowId(form))) return redirect(path)
    const values = { scope: '', path: '', category: '' }
    return data({ values, error: 'Somebody else has already undone this.' }, { status: 409 })
  }
  const result = await addCategoryMapping(mappings, actor, form)
  if (!result) return redirect(path)
  return data(result, { status: result.error === undefined ? 200 : result.effect ? 409 : 400 })
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Categories',
    path: adminCategoriesPath(),
    isNoindex: true,
  })
}

export default function CategoriesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CategoriesView {...loaderData} result={actionData} />
}
