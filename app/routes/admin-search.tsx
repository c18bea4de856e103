import { adminSearchPath } from '#app/domain/links.ts'
import { parseSearchesQuery } from '#app/domain/searches-query.ts'
import { operatorsContext } from '#app/middleware/contexts.ts'
import { getSearchPage } from '#app/pages/admin/search-page.ts'
import { SearchView } from '#app/ui/admin/search-view.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/admin-search.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseSearchesQuery(new URL(request.url).searchParams)
  return { page: await getSearchPage(context.get(operatorsContext), query) }
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Search',
    path: adminSearchPath(),
    isNoindex: true,
  })
}

export default function AdminSearch({ loaderData }: Route.ComponentProps) {
  return <SearchView {...loaderData} />
}
