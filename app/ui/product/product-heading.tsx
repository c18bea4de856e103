import { findLatestPrice } from '#app/domain/offer.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { PageLink } from '../elements/page-link.tsx'
import { Price } from '../elements/price.tsx'
import { Tag } from '../elements/tag.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { PriceLine } from './price-line.tsx'

/** The brand, name and price of a product, with our verdicts on the price and on the sale. */
export function ProductHeading({
  product,
  historyId,
}: {
  product: ProductPage
  /** The element id of the price history. */
  historyId: string
}) {
  const { brand, brandPath, name, price, isGone } = product
  const isOnOffer = !isGone && !price.isSoldOut
  const lastPrice = findLatestPrice(product)
  return (
    <header>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="flex min-h-11 font-semibold">
            {brandPath ? (
              <PageLink
                to={brandPath}
                className="content-center py-1.5 underline decoration-line underline-offset-4"
              >
                {brand}
              </PageLink>
            ) : (
              <span className="content-center py-1.5">{brand}</span>
            )}
          </p>
          <h1 className="product-name">{name}</h1>
        </div>
        <SaveButton product={product} className="-mr-3 size-11 shrink-0 rounded-full" />
      </div>
      <div className="mt-3">
        {isOnOffer ? (
          <>
            <Price price={price} size="page" />
            {product.conversion ? (
              <p className="mt-1 text-soft text-xs">{product.conversion}</p>
            ) : null}
          </>
        ) : lastPrice === undefined ? null : (
          <p className="text-soft">
            Last price{' '}
            <span data-price={lastPrice} className="font-semibold text-ink">
              {lastPrice}
            </span>{' '}
            at {product.retailer}
          </p>
        )}
        {isOnOffer ? <PriceLine product={product} historyId={historyId} /> : null}
      </div>
      <Tags product={product} />
    </header>
  )
}

function Tags({
  product: { price, retailer, retailerPath, offers, isPreOwned, isRental, isGone },
}: {
  product: ProductPage
}) {
  const hasSale = price.salePrice !== undefined && !price.isSoldOut
  // The offers below name the retailer and link to its page.
  const isNamedBelow = offers.some(({ isThis }) => isThis)
  if (isNamedBelow && !hasSale && !price.isSoldOut && !isPreOwned && !isRental) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      {hasSale ? <Tag tone="sale">Sale</Tag> : null}
      {price.isSoldOut || isGone ? <Tag>Out of Stock</Tag> : null}
      {isPreOwned ? <Tag>Pre-owned</Tag> : null}
      {isRental ? <Tag>Rental</Tag> : null}
      {isNamedBelow ? null : (
        <PageLink
          to={retailerPath}
          className="relative flex after:absolute after:-inset-y-3 after:inset-x-0 hover:underline"
        >
          <Tag>{retailer}</Tag>
        </PageLink>
      )}
    </p>
  )
}
