import { brandsPath } from '#app/domain/urls/links.ts'
import { requireNamedList } from '#app/requests/require-named-list.server.ts'
import { getListMeta } from '#app/ui/list/list-meta.ts'
import { shouldRevalidateList } from '#app/ui/list/list-revalidation.ts'
import { ListView } from '#app/ui/list/list-view.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import type { Route } from './+types/brand.ts'

export const handle: PageHandle = { isList: true, toMenuPath: () => brandsPath }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return { list: await requireNamedList(context, request, 'brands', params.brandid) }
}

export const shouldRevalidate = shouldRevalidateList

export function meta(args: Route.MetaArgs) {
  return getListMeta(args)
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  const { list } = loaderData
  return <ListView list={list} place={list.query.brands[0]} />
}
