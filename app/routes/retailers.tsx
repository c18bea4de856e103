import { getMatchingValues } from '#app/catalogue/matching-values.ts'
import { retailerPath, retailersPath } from '#app/domain/links.ts'
import { parseText } from '#app/domain/parse-text.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { RetailerTiles } from '#app/ui/retailer-tiles.tsx'
import type { Route } from './+types/retailers.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = parseText(new URL(request.url).searchParams.get('q') ?? '')
  const { retailers } = await context.get(catalogueContext).directory()
  const tiles = getMatchingValues(retailers, text).map(({ value, count }) => ({
    name: value,
    count,
    to: retailerPath(value),
  }))
  return { text, tiles }
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, { title: 'Retailers', path: retailersPath })
}

export default function Retailers({ loaderData }: Route.ComponentProps) {
  return <RetailerTiles {...loaderData} />
}
