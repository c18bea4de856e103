import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { isDeadEnd } from '#app/domain/link-warning.ts'
import { listPath, parseOutPlace, productPath } from '#app/domain/urls/links.ts'
import { findPathProduct } from '#app/domain/urls/product-path.ts'
import { findSimilarProducts } from '#app/pages/find-similar-products.ts'
import { findProductPage } from '#app/requests/find-product-page.server.ts'
import { SimilarRail } from '#app/ui/cards/similar-rail.tsx'
import { LinkPageContext } from '#app/ui/link-page-context.ts'
import { DeadEnd } from '#app/ui/page/dead-end.tsx'
import { ErrorPage } from '#app/ui/page/error-page.tsx'
import { OfferList } from '#app/ui/product/offer-list.tsx'
import { useShell } from '#app/ui/shell-context.ts'
import type { Route } from './+types/out.ts'

const ownHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'origin',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * The page of an outbound link that cannot simply be followed. The server redirects
 * links to available products earlier (server/http/out-route.ts), so this page
 * handles only unknown products, products dropped by their source, and broken links.
 * A shopper who clicked on one retailer is never redirected to another, whose price
 * or condition may differ: the page explains the problem and lets them choose.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const key = findPathProduct(pathname)
  const catalogue = context.get(servicesContext).catalogue
  const found = key && (await findProductPage(catalogue, key.source, key.id))
  if (!found) return data(undefined, { status: 404, headers: ownHeaders })
  const { product, page } = found
  // Redirects to the product if it is available again.
  if (!page.isGone && !isDeadEnd(page.linkWarning))
    return redirect(productPath(product), { headers: ownHeaders })
  const { retailer, path, buyPath, linkWarning, nextBest, offers } = page
  const otherOffers = offers.filter(({ isThis }) => !isThis)
  // If there is only one other offer, the button above already links to it.
  const listed = nextBest && otherOffers.length === 1 ? [] : otherOffers
  const similar = await findSimilarProducts(catalogue, product, otherOffers)
  const warned = page.isGone ? undefined : { title: page.title, buyPath, linkWarning, nextBest }
  const { page: from } = parseOutPlace(searchParams)
  const shown = { retailer, path, listed, similar, warned, from }
  return data(shown, { status: page.isGone ? 410 : 200, headers: ownHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Out({ loaderData }: Route.ComponentProps) {
  const siteName = useShell()?.siteName
  if (!loaderData)
    return (
      <ErrorPage
        status={404}
        message="We can’t find this product"
        advice="The link may be mistyped, or the product may be gone for good."
        link={{ label: 'See all products', to: listPath() }}
        siteName={siteName}
      />
    )
  const { retailer, path, listed, similar, warned, from } = loaderData
  return (
    // Clicks from here are attributed to the page on which the shopper chose the product.
    <LinkPageContext value={from}>
      {warned ? (
        <DeadEnd {...warned} retailer={retailer} path={path} siteName={siteName} />
      ) : (
        <ErrorPage
          status={410}
          message={`${retailer} no longer sells this product`}
          link={{ label: 'See the product page', to: path }}
          siteName={siteName}
        />
      )}
      {listed.length > 0 ? (
        <div className="container-page max-w-xl">
          <OfferList offers={listed} />
        </div>
      ) : null}
      <SimilarRail similar={similar} isInstead />
    </LinkPageContext>
  )
}
