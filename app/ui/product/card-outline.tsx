import { type Ref, useRef } from 'react'
import { nameAction } from '#app/domain/name-action.ts'
import { OutboundButton } from '../elements/outbound-link.tsx'
import { Picture } from '../elements/picture.tsx'
import { mainPictureSizes } from '../elements/picture-sizes.ts'
import { useShell } from '../shell-context.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyDisclosure } from './buy-disclosure.tsx'
import { Cloth } from './cloth.tsx'
import { ProductHeading } from './product-heading.tsx'
import type { KnownCard } from './quick-view-state.ts'

/**
 * What a card knows about a product, where the product's view will show it: pictures, name, price
 * and Buy. What only the details know comes below Buy, so that nothing moves when they arrive.
 */
export function CardOutline({
  card,
  frame,
  isDialog = false,
}: {
  card: KnownCard
  /** The picture's box, to which the card's picture moves. */
  frame?: Ref<HTMLDivElement>
  isDialog?: boolean
}) {
  const { price, retailer, buyPath } = card
  const buy = useRef<HTMLDivElement>(null)
  const isMosaic = useShell()?.look.gallery === 'mosaic' && !isDialog
  return (
    <article className={isDialog ? 'product' : 'product is-page container-page'}>
      <p role="status" className="sr-only">
        Loading product
      </p>
      {/* The breadcrumb's place. */}
      {isDialog ? null : (
        <div className="flex h-11 items-center">
          <span className="h-4 w-56 animate-pulse rounded-sm bg-ground" />
        </div>
      )}
      <div className="product-columns">
        <Pictures card={card} frame={frame} isMosaic={isMosaic} />
        <div className="product-facts">
          <ProductHeading
            product={card}
            lastPrice={price.isSoldOut ? price.lastPrice : undefined}
            lead={<div className="product-lead" />}
          >
            {price.isSaleRefused ? null : (
              <span className="h-5 w-40 animate-pulse rounded-sm bg-ground" />
            )}
          </ProductHeading>
          {price.isSoldOut ? null : (
            <div className="flex flex-col gap-2">
              <BuyDisclosure />
              <div ref={buy} className="product-buy grid">
                <OutboundButton buyPath={buyPath}>
                  {`${nameAction(card)} now at ${retailer}`}
                </OutboundButton>
              </div>
            </div>
          )}
          <div className="h-40 animate-pulse rounded-sm bg-ground" />
        </div>
      </div>
      {price.isSoldOut ? null : <BuyBar product={card} size={undefined} place={buy} />}
    </article>
  )
}

/**
 * The first pictures in the same boxes as in the gallery, which is loaded with the details. A mosaic
 * shows all pictures at once, so all but the first are empty boxes until their number is known.
 */
function Pictures({
  card: { brand, name, picture, alternate },
  frame,
  isMosaic,
}: {
  card: KnownCard
  frame: Ref<HTMLDivElement> | undefined
  isMosaic: boolean
}) {
  const pictures = [picture, alternate].filter(known => known !== undefined)
  const kind = pictures.length > 1 ? '' : pictures.length === 1 ? 'is-single' : 'is-single is-empty'
  return (
    <div className={`gallery ${kind}`}>
      <div ref={frame} className="gallery-frame">
        <div className="size-full overflow-hidden">
          <ul className="flex size-full">
            {pictures.map((shown, at) => (
              <li key={shown.address} className="h-full shrink-0 grow-0 basis-full">
                {isMosaic && at > 0 ? null : (
                  <Picture
                    picture={shown}
                    alt={at === 0 ? `${brand} ${name}` : ''}
                    sizes={mainPictureSizes}
                    isFirst={at === 0}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
        {isMosaic && pictures.length === 1 ? <Cloth picture={picture} /> : null}
      </div>
      {pictures.length > 1 ? (
        <div className="gallery-thumbs">
          <ul className="flex size-full">
            {pictures.map(shown => (
              <li key={shown.address} className="min-w-0 shrink-0 grow-0 basis-1/4">
                <span className="gallery-thumb">
                  <Picture picture={shown} alt="" sizes="(width < 992px) 84px, 136px" />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
