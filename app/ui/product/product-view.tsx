import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { isDeadEnd } from '#app/domain/link-warning.ts'
import { findLatestPrice, isBuyable } from '#app/domain/offer.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { Breadcrumb } from '../elements/breadcrumb.tsx'
import { ColorSwatches } from '../elements/color-swatches.tsx'
import { Icon } from '../elements/icon.tsx'
import { BuyLinks, describeWarning, NextBest } from '../elements/offer-warning.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { AlertForm } from '../saved/alert-form.tsx'
import { useShell } from '../shell-context.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyDisclosure } from './buy-disclosure.tsx'
import { useChosenSize } from './chosen-size.ts'
import { Gallery } from './gallery.tsx'
import { OfferList } from './offer-list.tsx'
import { OtherColors } from './other-colors.tsx'
import { PriceLine } from './price-line.tsx'
import { DetailsPart, findHistory, HistoryPart } from './product-details.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductHeading } from './product-heading.tsx'
import { ProductLead } from './product-lead.tsx'
import { ProductSizes } from './product-sizes.tsx'
import { ShareLinks } from './share-links.tsx'
import { noteViewed, parseCents } from './viewed-products.ts'

/** The id of the rail below, to which a sold-out product links. */
export const similarId = 'similar'

export interface ProductViewProps {
  product: ProductPage
  /** True if the product is shown in the dialog over a list. */
  isDialog?: boolean
}

/** A product, on its own page and in the dialog over a list. */
export function ProductView({ product, isDialog = false }: ProductViewProps) {
  // The current picture, which the gallery and the swatches share.
  const [index, setIndex] = useState(0)
  const galleryId = useId()
  const historyId = useId()
  const siteId = useShell()?.id
  const buy = useRef<HTMLDivElement>(null)
  const { source, id, pictures, brand, name, offers } = product
  // A converted price also changes with the exchange rates.
  const { price, conversion } = product
  const cents = conversion ? undefined : parseCents(price.salePrice ?? price.price)
  useEffect(() => {
    if (siteId === undefined) return
    noteViewed(siteId, { source, id, ...(cents === undefined ? {} : { cents }) })
  }, [siteId, source, id, cents])
  const gallery = { pictures, index, onIndex: setIndex }
  const [size, selectSize] = useChosenSize(product.sizes)
  const buySize = product.sizes.find(({ name, isSoldOut }) => name === size && !isSoldOut)?.name
  const soldOutSize = buySize === undefined ? size : undefined
  const isOnOffer = !product.isGone && !product.price.isSoldOut
  const details = (
    <>
      <DetailsPart product={product} />
      <div className="product-share">
        <ShareLinks product={product} />
      </div>
    </>
  )
  return (
    <article className={isDialog ? 'product' : 'product is-page container-page'}>
      {isDialog ? null : <Breadcrumb crumbs={product.crumbs} />}
      <div
        className={`product-columns ${offers.length > 0 ? 'has-offers' : ''} ${findHistory(product) ? 'has-history' : ''}`}
      >
        <Gallery {...gallery} id={galleryId} alt={`${brand} ${name}`} isShared={!isDialog} />
        <div className="product-facts">
          <ProductHeading
            product={product}
            brandPath={product.brandPath}
            lastPrice={isOnOffer ? undefined : findLatestPrice(product)}
            lead={<ProductLead product={product} />}
          >
            <PriceLine product={product} historyId={historyId} />
          </ProductHeading>
          {isOnOffer ? (
            <Buy product={product} size={buySize} place={buy} />
          ) : (
            <SoldOut product={product} isDialog={isDialog} />
          )}
          <AlertForm product={product} size={size} />
          <ProductFacts product={product} />
          {product.colors.length > 0 ? (
            <ColorSwatches {...gallery} colors={product.colors} galleryId={galleryId} />
          ) : null}
          {product.siblings.length > 0 ? <OtherColors siblings={product.siblings} /> : null}
          {product.sizes.length > 0 ? (
            <ProductSizes
              path={product.path}
              sizes={product.sizes}
              selected={size}
              soldOut={soldOutSize}
              onSelect={selectSize}
            />
          ) : null}
          <div className="product-parts">
            {offers.length > 0 ? (
              <OfferList
                offers={offers}
                ratesOf={product.ratesOf}
                retailerPath={product.retailerPath}
                size={size}
              />
            ) : null}
            <HistoryPart product={product} id={historyId} />
            {isDialog ? details : null}
          </div>
        </div>
        {isDialog ? null : <div className="product-below">{details}</div>}
      </div>
      {isOnOffer && !isDeadEnd(product.linkWarning) ? (
        <BuyBar product={product} size={buySize} soldOutSize={soldOutSize} place={buy} />
      ) : null}
    </article>
  )
}

function Buy({
  product,
  size,
  place,
}: {
  product: ProductPage
  size: string | undefined
  place: RefObject<HTMLDivElement | null>
}) {
  const { linkWarning, retailer, conversion, saving } = product
  return (
    <div className="flex flex-col gap-2">
      {linkWarning && isDeadEnd(linkWarning) ? (
        <Notice>{describeWarning(linkWarning, retailer)}</Notice>
      ) : null}
      <BuyDisclosure />
      <div ref={place} className="product-buy grid">
        <BuyLinks product={product} size={size} />
      </div>
      {linkWarning && !isDeadEnd(linkWarning) ? (
        <Notice>{`${describeWarning(linkWarning, retailer)} You’ll see the current one there.`}</Notice>
      ) : null}
      {conversion ? <p className="text-soft text-xs">{conversion}</p> : null}
      {saving ? (
        <PageLink to={saving.path} className="product-saving">
          {`Save ${saving.amount} at ${saving.retailer}`}
          <Icon name="chevron-right" size={16} />
        </PageLink>
      ) : null}
      <StoreLink product={product} name="this store" />
    </div>
  )
}

function SoldOut({ product, isDialog }: { product: ProductPage; isDialog: boolean }) {
  const { isGone, retailer, offers, path } = product
  const other = offers.find(offer => !offer.isThis && isBuyable(offer))
  const similar = {
    className: other ? 'button-quiet min-h-12' : 'button-primary',
    children: 'See similar',
  }
  // A tag beside the price says that the product is out of stock.
  const notices = [
    isGone ? `${retailer} no longer sells this product.` : '',
    other ? `${other.retailer} still has it.` : '',
  ].filter(Boolean)
  return (
    <div className="flex flex-col gap-3">
      {notices.length > 0 ? <Notice>{notices.join(' ')}</Notice> : null}
      {other ? (
        <div className="flex flex-col gap-2">
          <BuyDisclosure />
          <NextBest offer={other} />
        </div>
      ) : null}
      {isDialog ? (
        <PageLink to={`${path}#${similarId}`} replace {...similar} />
      ) : (
        <a href={`#${similarId}`} {...similar} />
      )}
      <StoreLink product={product} name={retailer} />
    </div>
  )
}

/** A link to our page of the store, unless it is among the offers. */
function StoreLink({ product, name }: { product: ProductPage; name: string }) {
  if (product.offers.some(({ isThis }) => isThis)) return null
  return (
    <PageLink to={product.retailerPath} className="product-store">
      {`More from ${name}`}
    </PageLink>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="product-notice">{children}</p>
}
