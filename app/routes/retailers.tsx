import { getMatchingValues } from '#app/catalogue/matching-values.ts'
import { servicesContext } from '#app/context/services.ts'
import { formatQuantity } from '#app/domain/count.ts'
import { parseText } from '#app/domain/parse-text.ts'
import { retailerLogoPath, retailerPath, retailersPath } from '#app/domain/urls/links.ts'
import { findRetailerView } from '#app/middleware/retailers.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { directoryCrumbs } from '#app/pages/browser/directory.ts'
import { toBreadcrumbData, toCollectionData } from '#app/pages/browser/structured-data/list-data.ts'
import { featuredFirst } from '#app/pages/featured-first.ts'
import { findPreviews } from '#app/pages/find-previews.server.ts'
import { findSaleScores } from '#app/pages/refused-sales.ts'
import { RetailerTiles } from '#app/ui/directory/retailer-tiles.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import type { Route } from './+types/retailers.ts'

const title = 'Stores'
/** The stores with pictures; those that follow, which few visitors reach, have initials. */
const maxPreviews = 60

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = parseText(new URL(request.url).searchParams.get('q') ?? '')
  const { catalogue, saleReviews } = context.get(servicesContext)
  const { retailers } = await catalogue.directory()
  const view = findRetailerView(context)
  const found = featuredFirst(getMatchingValues(retailers, text), view)
  const names = found.slice(0, maxPreviews).map(({ value }) => value)
  const [previews, scores] = await Promise.all([
    findPreviews(catalogue, 'retailers', names, context.get(storefrontContext).home.scope),
    // The page does without the scores while the database is down.
    findSaleScores(saleReviews, view).catch(() => undefined),
  ])
  const tiles = found.map(({ value, count }, index) => {
    const tag = view?.find(value)?.logoTag
    const logo = tag === undefined ? {} : { logo: retailerLogoPath(tag) }
    const preview = previews[index]
    const score = scores?.get(toRetailerKey(value))
    return {
      ...{ name: value, count, to: retailerPath(value), ...logo },
      ...(preview ? { preview } : {}),
      ...(score ? { score } : {}),
    }
  })
  return { text, tiles }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { text, tiles } = loaderData
  const shell = matches[0].loaderData?.shell
  const links = tiles.map(({ name, to }) => ({ label: name, to }))
  return getPageMeta(shell, {
    title,
    description: `The ${formatQuantity(tiles.length, 'store')} whose products we list, with the number of products at each.`,
    path: retailersPath,
    isNoindex: text !== '',
    ...(shell && tiles.length > 0
      ? {
          data: [
            toBreadcrumbData(directoryCrumbs(title), retailersPath, shell.siteUrl),
            toCollectionData({ title, path: retailersPath, links }, shell.siteUrl),
          ],
        }
      : {}),
  })
}

export default function Retailers({ loaderData }: Route.ComponentProps) {
  return <RetailerTiles {...loaderData} />
}
