import { getMatchingValues } from '#app/catalogue/matching-values.ts'
import { retailerLogoPath, retailerPath, retailersPath } from '#app/domain/links.ts'
import { parseText } from '#app/domain/parse-text.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { findRetailerView } from '#app/middleware/retailers.server.ts'
import { featuredFirst } from '#app/pages/featured-first.ts'
import { RetailerTiles } from '#app/ui/directory/retailer-tiles.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/retailers.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = parseText(new URL(request.url).searchParams.get('q') ?? '')
  const { retailers } = await context.get(catalogueContext).directory()
  const view = findRetailerView(context)
  const found = featuredFirst(getMatchingValues(retailers, text), view)
  const tiles = found.map(({ value, count }) => {
    const tag = view?.find(value)?.logoTag
    const logo = tag === undefined ? {} : { logo: retailerLogoPath(tag) }
    return { name: value, count, to: retailerPath(value), ...logo }
  })
  return { text, tiles }
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, { title: 'Retailers', path: retailersPath })
}

export default function Retailers({ loaderData }: Route.ComponentProps) {
  return <RetailerTiles {...loaderData} />
}
