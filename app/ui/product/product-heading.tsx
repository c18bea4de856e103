import { findLatestPrice } from '#app/domain/offer.ts'
import type { PriceVerdict } from '#app/domain/price-verdict.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { Icon, type IconName } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { Price } from '../elements/price.tsx'
import { Tag } from '../elements/tag.tsx'
import { SaveButton } from '../saved/save-button.tsx'

/** The brand, name and price of a product, with a verdict on the price. */
export function ProductHeading({ product }: { product: ProductPage }) {
  const { brand, brandPath, name, price, isGone, priceStory } = product
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
        {isOnOffer && priceStory?.verdict ? <Verdict verdict={priceStory.verdict} /> : null}
      </div>
      <Tags product={product} />
    </header>
  )
}

const verdicts: Record<PriceVerdict, { icon: IconName; text: string }> = {
  lowest: { icon: 'arrow-down', text: 'Lowest in 30 days' },
  same: { icon: 'equal', text: 'Same price for 30 days' },
  higher: { icon: 'arrow-up', text: 'Higher than usual' },
}

function Verdict({ verdict }: { verdict: PriceVerdict }) {
  const { icon, text } = verdicts[verdict]
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm">
      <Icon name={icon} size={14} className="shrink-0" />
      {text}
    </p>
  )
}

function Tags({
  product: { price, retailer, retailerPath, isPreOwned, isRental, isGone },
}: {
  product: ProductPage
}) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      {price.salePrice && !price.isSoldOut ? <Tag tone="sale">Sale</Tag> : null}
      {price.isSoldOut || isGone ? <Tag>Out of Stock</Tag> : null}
      {isPreOwned ? <Tag>Pre-owned</Tag> : null}
      {isRental ? <Tag>Rental</Tag> : null}
      <PageLink
        to={retailerPath}
        className="relative flex after:absolute after:-inset-y-3 after:inset-x-0 hover:underline"
      >
        <Tag>{retailer}</Tag>
      </PageLink>
    </p>
  )
}
