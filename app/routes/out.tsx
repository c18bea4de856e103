import { data, redirect } from 'react-router'
import { listPath, productPath } from '#app/domain/links.ts'
import { isSourceLetter } from '#app/domain/source.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { findProductPage } from '#app/middleware/find-product-page.server.ts'
import { findSimilarProducts } from '#app/pages/find-similar-products.ts'
import { ErrorPage } from '#app/ui/error-page.tsx'
import { OfferList } from '#app/ui/offer-list.tsx'
import { useShell } from '#app/ui/shell-context.ts'
import { SimilarRail } from '#app/ui/similar-rail.tsx'
import type { Route } from './+types/out.ts'

const ownHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'origin',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * The page of an outbound link that leads nowhere. The server answers every link of a product on offer
 * before this (server/out-route.ts), so only unknown products and those their source has dropped come here.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const { source, product: id } = params
  const found = isSourceLetter(source) ? await catalogue.find(source, id) : undefined
  // It has come back in the meantime.
  if (found && found.goneSince === undefined)
    return redirect(productPath(found.product), { headers: ownHeaders })
  const gone = found && (await findProductPage(catalogue, source, id))
  if (!gone) return data(undefined, { status: 404, headers: ownHeaders })
  const { retailer, path, otherOffers } = gone.page
  const similar = await findSimilarProducts(catalogue, gone.product, otherOffers)
  return data({ retailer, path, otherOffers, similar }, { status: 410, headers: ownHeaders })
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
        wayOn={{ label: 'See all products', to: listPath() }}
        siteName={siteName}
      />
    )
  const { retailer, path, otherOffers, similar } = loaderData
  return (
    <>
      <ErrorPage
        status={410}
        message={`${retailer} no longer sells this product`}
        wayOn={{ label: 'See the product page', to: path }}
        siteName={siteName}
      />
      {otherOffers.length > 0 ? (
        <div className="container-page max-w-xl">
          <OfferList offers={otherOffers} />
        </div>
      ) : null}
      <SimilarRail similar={similar} isInstead />
    </>
  )
}
