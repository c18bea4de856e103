import { type RefObject, useEffect, useState } from 'react'
import { nameAction } from '#app/domain/name-action.ts'
import type { ProductCard } from '#app/pages/card.ts'
import { Icon } from '../elements/icon.tsx'
import { OutboundLink } from '../elements/outbound-link.tsx'

/** The bar's height in pixels; a button behind the bar or the page's header counts as off screen. */
const height = 64
/** Less than this share of the button cannot be read: its text may have two lines. */
const visiblePart = 0.9

/**
 * The price and a Buy button at the bottom of the window while the button at `place` is off screen;
 * in wide windows on a product's page alone.
 */
export function BuyBar({
  product: { name, price, buyPath, retailer, isRental },
  size,
  soldOutSize,
  place,
}: {
  product: Pick<ProductCard, 'name' | 'price' | 'buyPath' | 'retailer' | 'isRental'>
  size: string | undefined
  /** The selected size, if it is sold out; said in place of the struck price. */
  soldOutSize?: string | undefined
  place: RefObject<HTMLDivElement | null>
}) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const header = getComputedStyle(place.current).getPropertyValue('--header-height')
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry !== undefined && entry.intersectionRatio < visiblePart),
      { threshold: visiblePart, rootMargin: `-${header} 0px -${height}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  if (!isShown) return null
  const action = nameAction({ isRental })
  const store = retailer ? `${action} at ${retailer}` : action
  const chosen = size ? `· size ${size}` : ''
  return (
    <aside aria-label="Buy" className="buy-bar">
      <b>{name}</b>
      <p>
        <strong className={price.percentOff === undefined ? undefined : 'text-sale'}>
          {price.salePrice ?? price.price}
        </strong>
        {soldOutSize ? (
          <small>{`Size ${soldOutSize} is sold out`}</small>
        ) : price.salePrice ? (
          <del>{price.price}</del>
        ) : null}
      </p>
      <OutboundLink buyPath={buyPath} className="button-primary" label={`${store} ${chosen}`}>
        <span>{`${store} ${chosen}`}</span>
        <Icon name="arrow-up-right" size={18} />
      </OutboundLink>
    </aside>
  )
}
