import { getMatchingValues } from '#app/catalogue/matching-values.ts'
import { servicesContext } from '#app/context/services.ts'
import { formatQuantity } from '#app/domain/count.ts'
import { parseText } from '#app/domain/parse-text.ts'
import { brandPath, brandsPath } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { directoryCrumbs, toDirectory } from '#app/pages/browser/directory.ts'
import { toBreadcrumbData, toCollectionData } from '#app/pages/browser/structured-data/list-data.ts'
import { findFirstNames } from '#app/pages/find-first-names.server.ts'
import { findPreviews } from '#app/pages/find-previews.server.ts'
import { DirectoryView } from '#app/ui/directory/directory-view.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/brands.ts'

const title = 'Brands A–Z'
/** The brands that come before the names from A to Z. */
const featuredCount = 12

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = parseText(new URL(request.url).searchParams.get('q') ?? '')
  const { catalogue } = context.get(servicesContext)
  const { brands } = await catalogue.directory()
  const directory = toDirectory(getMatchingValues(brands, text), brandPath, text)
  if (text !== '') return { ...directory, featured: [] }
  const { scope } = context.get(storefrontContext).home
  const wanted = { group: 'brands', scope, size: featuredCount } as const
  const first = await findFirstNames(catalogue, wanted)
  const previews = await findPreviews(catalogue, 'brands', first, scope)
  const known = new Map(brands.map(brand => [brand.value, brand]))
  // A brand whose last product is gone may still be among the first.
  const featured = first.flatMap((name, index) => {
    const brand = known.get(name)
    if (!brand) return []
    const { label, count } = brand
    const preview = previews[index]
    return [{ name: label, count, to: brandPath(name), ...(preview ? { preview } : {}) }]
  })
  return { ...directory, featured }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { text, total, letters } = loaderData
  const shell = matches[0].loaderData?.shell
  const links = letters.flatMap(({ entries }) => entries)
  return getPageMeta(shell, {
    title,
    description: `All ${formatQuantity(total, 'brand')} from A to Z, with the number of products from each.`,
    path: brandsPath,
    isNoindex: text !== '',
    ...(shell && total > 0
      ? {
          data: [
            toBreadcrumbData(directoryCrumbs(title), brandsPath, shell.siteUrl),
            toCollectionData({ title, path: brandsPath, links }, shell.siteUrl),
          ],
        }
      : {}),
  })
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <DirectoryView title={title} directory={loaderData} featured={loaderData.featured} />
}
