import { data } from 'react-router'
import { findNamedList } from '#app/catalogue/find-named-list.ts'
import { brandsPath, listPath } from '#app/domain/links.ts'
import { parseListQuery } from '#app/domain/parse-list-query.ts'
import { askCatalogue } from '#app/middleware/ask-catalogue.server.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { readList, shouldRevalidateList } from '#app/ui/last-list.ts'
import { getListMeta } from '#app/ui/list-meta.ts'
import { ListView } from '#app/ui/list-view.tsx'
import type { Route } from './+types/brand.ts'

/** All products of one brand; from here on it is a list like any other, with the brand chosen. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = parseListQuery(new URL(request.url).searchParams)
  const list = await askCatalogue(
    findNamedList(context.get(catalogueContext), 'brands', params.brandid, query),
  )
  if (!list) throw data('This page could not be found', { status: 404 })
  const crumbs = [
    { label: 'All', to: listPath() },
    { label: 'Brands', to: brandsPath },
    { label: list.title },
  ]
  return { list: { ...list, crumbs }, hasFailed: false }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => readList(serverLoader)

export const shouldRevalidate = shouldRevalidateList

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? getListMeta(matches[0].loaderData?.shell, loaderData.list) : []
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <ListView {...loaderData} />
}
