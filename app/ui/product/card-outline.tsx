import { OutboundButton } from '../elements/outbound-link.tsx'
import { Picture } from '../elements/picture.tsx'
import { mainPictureSizes } from '../elements/picture-sizes.ts'
import { Price } from '../elements/price.tsx'
import type { KnownCard } from './quick-view-state.ts'

/**
 * What a card knows about a product, where the product's view will show it: picture, name, price and
 * Buy. Placeholders hold the space of the details, which therefore cause little layout shift.
 */
export function CardOutline({ card }: { card: KnownCard }) {
  const { brand, name, price, picture, retailer, buyPath } = card
  return (
    <div className="product md:min-h-dvh">
      <p role="status" className="sr-only">
        Loading product
      </p>
      <div className="product-columns">
        <div className="gallery is-single">
          <div className="gallery-frame">
            <Picture picture={picture} alt={`${brand} ${name}`} sizes={mainPictureSizes} isFirst />
          </div>
        </div>
        <div className="product-facts">
          <header>
            <p className="flex min-h-11 font-semibold">
              <span className="content-center py-1.5">{brand}</span>
            </p>
            <h1 className="product-name">{name}</h1>
            <div className="mt-3">
              {price.isSoldOut ? null : <Price price={price} size="page" />}
            </div>
            <div className="mt-3 h-6 w-40 animate-pulse rounded-sm bg-ground" />
          </header>
          <div className="h-28 animate-pulse rounded-sm bg-ground" />
          {price.isSoldOut ? null : (
            <div className="flex flex-col gap-2">
              <p className="text-soft text-xs">
                Opens the store’s site. We may earn a commission at no extra cost to you.
              </p>
              <div className="grid">
                <OutboundButton buyPath={buyPath}>{`Buy now at ${retailer}`}</OutboundButton>
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
