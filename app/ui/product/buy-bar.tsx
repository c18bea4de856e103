import { type RefObject, useEffect, useState } from 'react'
import type { ProductPage } from '#app/pages/product-page.ts'
import { Icon } from '../elements/icon.tsx'
import { OutboundLink } from '../elements/outbound-link.tsx'

/** The bar's height in pixels; a button behind the bar counts as off screen. */
const height = 64
const visiblePart = 0.5

/**
 * The price and a Buy button at the bottom of a phone
 * screen while the button at `place` is off screen.
 */
export function BuyBar({
  product: { price, buyPath, retailer },
  size,
  place,
}: {
  product: ProductPage
  size: string | undefined
  place: RefObject<HTMLDivElement | null>
}) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry !== undefined && entry.intersectionRatio < visiblePart),
      { threshold: visiblePart, rootMargin: `0px 0px -${height}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  if (!isShown) return null
  const store = retailer ? `Buy at ${retailer}` : 'Buy'
  const chosen = size ? `· size ${size}` : ''
  return (
    <aside aria-label="Buy" className="buy-bar">
      <p className="min-w-0 leading-tight">
        <strong
          className={`block font-semibold ${price.percentOff === undefined ? '' : 'text-sale'}`}
        >
          {price.salePrice ?? price.price}
        </strong>
        {price.salePrice ? <span className="text-soft text-xs">{`was ${price.price}`}</span> : null}
      </p>
      <OutboundLink
        buyPath={buyPath}
        className="button-primary h-12 min-w-0 flex-1 gap-1 px-4"
        label={`${store} ${chosen}`}
      >
        {/* A long name is cut before the size is. */}
        <span className="truncate">{store}</span>
        <span className="max-w-1/2 shrink-0 truncate">{chosen}</span>
        <Icon name="arrow-up-right" size={18} className="shrink-0" />
      </OutboundLink>
    </aside>
  )
}
