import { isDeadEnd, type LinkWarning } from '#app/domain/link-warning.ts'
import { nameAction } from '#app/domain/name-action.ts'
import type { Offer } from '#app/domain/offer.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { OutboundButton, OutboundLink } from './outbound-link.tsx'

/** Returns a sentence about the result of the last check of a retailer's page. */
export function describeWarning(warning: LinkWarning, retailer: string): string {
  switch (warning) {
    case 'broken':
      return `The link to ${retailer} didn’t lead to this product when we last checked.`
    case 'replaced':
      return `The link to ${retailer} doesn’t work.`
    case 'sold out':
      return `Sold out at ${retailer} when we last checked.`
    case 'price differs':
      return `${retailer} had a different price when we last checked.`
  }
}

export interface BuyLinksProduct extends Pick<ProductPage, 'retailer' | 'buyPath'> {
  isRental?: boolean
  linkWarning?: ProductPage['linkWarning'] | undefined
  nextBest?: ProductPage['nextBest'] | undefined
}

/**
 * The links to buy a product, starting with the best other
 * offer if the product's own link does not work.
 */
export function BuyLinks({
  product: { retailer, buyPath, isRental, linkWarning, nextBest },
  size,
}: {
  product: BuyLinksProduct
  /** The selected size. */
  size?: string | undefined
}) {
  if (!isDeadEnd(linkWarning)) {
    const action = `${nameAction({ isRental })} now`
    return (
      <OutboundButton buyPath={buyPath}>
        {`${retailer ? `${action} at ${retailer}` : action}${size ? ` · size ${size}` : ''}`}
      </OutboundButton>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {nextBest ? <NextBest offer={nextBest} /> : null}
      {linkWarning === 'replaced' && nextBest ? null : (
        <OutboundLink buyPath={buyPath} isWarned className="button-quiet min-h-12">
          {/* A retailer can sell through two networks, and only one of the links may be broken. */}
          {nextBest?.retailer === retailer
            ? 'Try the other link anyway'
            : `Continue to ${retailer} anyway`}
        </OutboundLink>
      )}
    </div>
  )
}

export function NextBest({ offer: { retailer, price, buyPath } }: { offer: Offer }) {
  return (
    <OutboundButton buyPath={buyPath}>
      {`Buy now at ${retailer} for ${price.salePrice ?? price.price}`}
    </OutboundButton>
  )
}
