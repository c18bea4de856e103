import type { ReactNode } from 'react'
import { describeRefusedSale } from '#app/domain/price.ts'
import { PageLink } from '../elements/page-link.tsx'
import { Price } from '../elements/price.tsx'
import { Tag } from '../elements/tag.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import type { KnownCard } from './quick-view-state.ts'

/** The length of a name that takes two lines on a phone. Longer ones are written smaller there. */
const shortName = 32

/**
 * The brand, name and price of a product. A card knows all of it, so nothing moves when the details
 * arrive; the line about the price history has a fixed height.
 */
export function ProductHeading({
  product,
  brandPath,
  lastPrice,
  lead,
  children,
}: {
  product: Omit<KnownCard, 'picture' | 'buyPath'>
  brandPath?: string | undefined
  /** What a sold-out product cost last. */
  lastPrice?: string | undefined
  /** The storefront's own facts about the product; see `ProductLead`. */
  lead: ReactNode
  /** The line about the price history, of a product on offer. */
  children: ReactNode
}) {
  const { brand, name, price } = product
  return (
    <header className="product-heading">
      <div className="flex items-start justify-between gap-4">
        <p className="flex min-h-11 min-w-0 font-semibold max-md:*:truncate">
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
        <SaveButton product={product} className="-mr-3 size-11 shrink-0 rounded-full" />
      </div>
      <h1 className={name.length > shortName ? 'product-name is-long' : 'product-name'}>{name}</h1>
      <div className="product-prices">
        <div className="flex flex-wrap items-center gap-x-3">
          {price.isSoldOut ? null : <Price price={price} size="page" />}
          {lastPrice === undefined ? null : (
            <p className="price is-page text-soft">
              Last price <strong data-price={lastPrice}>{lastPrice}</strong>
            </p>
          )}
          <Tags product={product} />
        </div>
        {price.isSoldOut ? null : (
          <div className="product-price-line">
            {price.isSaleRefused ? (
              <p className="product-refusal">{`${describeRefusedSale('The store')}.`}</p>
            ) : null}
            {children}
          </div>
        )}
      </div>
      {lead}
    </header>
  )
}

function Tags({
  product: { price, isPreOwned, isRental },
}: {
  product: Pick<KnownCard, 'price' | 'isPreOwned' | 'isRental'>
}) {
  if (!price.isSoldOut && !isPreOwned && !isRental) return null
  return (
    <p className="flex flex-wrap items-center gap-2">
      {price.isSoldOut ? <Tag>Out of Stock</Tag> : null}
      {isPreOwned ? <Tag>Pre-owned</Tag> : null}
      {isRental ? <Tag>Rental</Tag> : null}
    </p>
  )
}
