import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { parseText } from '#app/domain/parse-text.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import { requireRowId } from '../frame/require-row-id.ts'
import type { Route } from './+types/search-route.ts'
import { adminSearchPath } from './admin-search-path.ts'
import { getSearchPage } from './search-page.ts'
import { getSearchStore } from './search-store.server.ts'
import { SearchView } from './search-view.tsx'
import { parseSearchesQuery } from './searches-query.ts'
import { addSynonym } from './synonym-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const query = parseSearchesQuery(search)
  const page = await getSearchPage(getSearchStore(context.get(servicesContext).operators), query)
  return { page, word: parseText(search.get('word') ?? '') }
}

/** Adds or removes a synonym; shows the effect before it adds one. */
export async function action({ context, request }: Route.ActionArgs) {
  const { form, actor } = await requireOperatorForm(request, context)
  const store = getSearchStore(context.get(servicesContext).operators)
  if (form.get('intent') === 'remove') {
    await store.synonyms.remove(actor, requireRowId(form))
    return redirect(adminSearchPath())
  }
  const result = await addSynonym(store, actor, form)
  if (!result) return redirect(adminSearchPath())
  return data(result, { status: 'error' in result ? 400 : 200 })
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Search',
    path: adminSearchPath(),
    isNoindex: true,
  })
}

export default function SearchRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SearchView {...loaderData} result={actionData} />
}
