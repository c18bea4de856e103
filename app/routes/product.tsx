import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { isBuyable } from '#app/domain/offer.ts'
import { findPathProduct } from '#app/domain/urls/product-path.ts'
import { describeProduct, toDocumentTitle } from '#app/pages/browser/page-description.ts'
import { toBreadcrumbData } from '#app/pages/browser/structured-data/list-data.ts'
import { toProductData } from '#app/pages/browser/structured-data/product-data.ts'
import { findSimilarProducts } from '#app/pages/find-similar-products.ts'
import { findProductPage } from '#app/requests/find-product-page.server.ts'
import { RecentlyViewed } from '#app/ui/cards/recently-viewed.tsx'
import { SimilarRail } from '#app/ui/cards/similar-rail.tsx'
import { shouldRevalidateProducts } from '#app/ui/navigation/revalidate-products.ts'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { ProductView } from '#app/ui/product/product-view.tsx'
import type { Route } from './+types/product.ts'

export const handle: PageHandle = {
  // The last crumb with a path is the product's category.
  toMenuPath: loaderData =>
    (loaderData as Route.ComponentProps['loaderData']).page.crumbs.findLast(({ to }) => to)?.to,
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const catalogue = context.get(servicesContext).catalogue
  const { pathname, search } = new URL(request.url)
  const key = findPathProduct(pathname)
  const found = key && (await findProductPage(catalogue, key.source, key.id))
  if (!found) throw data('This page could not be found', { status: 404 })
  const { product, page } = found
  if (key.isTrimmed) throw redirect(page.path + search, 301)
  const similar = await findSimilarProducts(catalogue, product, page.offers)
  return data({ page, similar }, page.isLongGone ? { status: 410 } : {})
}

export const shouldRevalidate = shouldRevalidateProducts

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  const { path, crumbs, shareImage, isGone } = page
  const shell = matches[0].loaderData?.shell
  return getPageMeta(shell, {
    title: toDocumentTitle(page),
    description: describeProduct(page),
    path,
    image: shareImage,
    hasMarkdown: true,
    hasShareImage: true,
    isNoindex: isGone,
    ...(shell
      ? {
          data: [toBreadcrumbData(crumbs, path, shell.siteUrl), toProductData(page, shell.siteUrl)],
        }
      : {}),
  })
}

export default function ProductRoute({ loaderData: { page, similar } }: Route.ComponentProps) {
  return (
    <>
      <ProductView key={page.path} product={page} />
      <SimilarRail similar={similar} isInstead={page.isGone || !isBuyable(page)} />
      <RecentlyViewed without={page} />
    </>
  )
}
