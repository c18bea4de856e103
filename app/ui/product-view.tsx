import { useEffect, useId, useState } from 'react'
import { isBuyable } from '#app/domain/offer.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { AlertForm } from './alert-form.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { ColorSwatches } from './color-swatches.tsx'
import { Gallery } from './gallery.tsx'
import { OfferList } from './offer-list.tsx'
import { BuyLinks, describeWarning } from './offer-warning.tsx'
import { PageLink } from './page-link.tsx'
import { Price } from './price.tsx'
import { PriceHistory } from './price-history.tsx'
import { SaveButton } from './save-button.tsx'
import { ShareLinks } from './share-links.tsx'
import { useShell } from './shell-context.ts'
import { Tag } from './tag.tsx'
import { noteViewed } from './viewed-products.ts'

export interface ProductViewProps {
  product: ProductPage
  /** True in the dialog over a list. */
  isDialog?: boolean
}

/** A product, on its own page and in the dialog over a list. */
export function ProductView({ product, isDialog = false }: ProductViewProps) {
  // The current picture, shared by gallery and swatches.
  const [index, setIndex] = useState(0)
  const galleryId = useId()
  const siteId = useShell()?.id
  const { source, id, pictures, brand, name } = product
  useEffect(() => {
    if (siteId !== undefined) noteViewed(siteId, { source, id })
  }, [siteId, source, id])
  const gallery = { pictures, index, onIndex: setIndex }
  return (
    <article className={isDialog ? '' : 'container-page'}>
      {isDialog ? null : <Breadcrumb crumbs={product.crumbs} />}
      <div className="mt-2 grid gap-8 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-14">
        <Gallery {...gallery} id={galleryId} alt={`${brand} ${name}`} isShared={!isDialog} />
        <div className="flex flex-col gap-5 md:py-2">
          <Offer product={product} isDialog={isDialog} />
          {product.colors.length > 0 ? (
            <ColorSwatches {...gallery} colors={product.colors} galleryId={galleryId} />
          ) : null}
          <Details product={product} isDialog={isDialog} />
        </div>
      </div>
    </article>
  )
}

/** Brand, name, price and availability. */
function Offer({ product, isDialog }: ProductViewProps) {
  const { brand, brandPath, name, price, isGone } = product
  const notice = getNotice(product)
  const hasOtherStore = product.otherOffers.some(isBuyable)
  return (
    <>
      <Tags product={product} />
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold">
            {brandPath ? (
              <PageLink to={brandPath} className="hover:underline">
                {brand}
              </PageLink>
            ) : (
              brand
            )}
          </p>
          <h1 className="mt-1 text-heading">{name}</h1>
        </div>
        <SaveButton
          product={product}
          className="size-11 shrink-0 rounded-full border border-line hover:border-ink"
        />
      </div>
      {isGone ? (
        <p className="text-soft">Last price {price.price}</p>
      ) : (
        <Price price={price} size="page" />
      )}
      {notice ? (
        <p className="rounded bg-ground px-4 py-3 text-sm">
          {notice}{' '}
          {product.linkWarning === 'price differs'
            ? 'You’ll see the current one there.'
            : hasOtherStore
              ? 'Other retailers still have it.'
              : `See similar items ${isDialog ? 'in the list' : 'below'}.`}
        </p>
      ) : null}
    </>
  )
}

function getNotice({ isGone, price, retailer, linkWarning }: ProductPage): string | undefined {
  if (isGone) return `${retailer} no longer sells this product.`
  const warning = price.isSoldOut ? 'sold out' : linkWarning
  return warning && describeWarning(warning, retailer)
}

function Details({ product, isDialog }: ProductViewProps) {
  const { price, sizes, materials, description, isGone, otherOffers, priceStory } = product
  return (
    <>
      {sizes.length > 0 ? <Sizes sizes={sizes} /> : null}
      {price.isSoldOut || isGone ? null : (
        <div>
          <BuyLinks product={product} />
          <p className="mt-2 text-soft text-xs">
            Opens the retailer’s site. We may earn a commission at no extra cost to you.
          </p>
        </div>
      )}
      <AlertForm product={product} />
      {otherOffers.length > 0 ? <OfferList offers={otherOffers} /> : null}
      {description ? <Description html={description} /> : null}
      {materials.length > 0 ? <Facts title="Materials" text={materials.join(', ')} /> : null}
      {priceStory ? <PriceHistory story={priceStory} product={product} /> : null}
      <ShareLinks product={product} />
      {isDialog ? (
        <p>
          <PageLink
            to={product.path}
            replace
            className="inline-block min-h-11 rounded px-6 py-2.5 font-semibold text-sm ring-1 ring-line hover:ring-ink"
          >
            View More Details
          </PageLink>
        </p>
      ) : null}
    </>
  )
}

function Tags({
  product: { price, retailer, retailerPath, isPreOwned, isRental, isGone },
}: {
  product: ProductPage
}) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      {price.salePrice ? <Tag tone="sale">Sale</Tag> : null}
      {price.isSoldOut || isGone ? <Tag>Out of Stock</Tag> : null}
      {isPreOwned ? <Tag>Pre-owned</Tag> : null}
      {isRental ? <Tag>Rental</Tag> : null}
      <PageLink to={retailerPath} className="flex hover:underline">
        <Tag>{retailer}</Tag>
      </PageLink>
    </p>
  )
}

function Sizes({ sizes }: Pick<ProductPage, 'sizes'>) {
  return (
    <section aria-label="Sizes">
      <h2 className="type-label">Sizes</h2>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {sizes.map(({ name, title }) => (
          <li
            key={`${name}-${title}`}
            title={title}
            className="min-w-10 rounded-sm border border-line px-2.5 py-1 text-center text-sm tabular-nums"
          >
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className="type-label">{title}</h2>
      <p className="mt-1 text-sm text-soft">{text}</p>
    </section>
  )
}

function Description({ html }: { html: string }) {
  return (
    <section aria-label="Description">
      <h2 className="type-label">Description</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a section inside the section it belongs to says nothing more. */}
      <div
        role="region"
        aria-label="Full description"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="mt-1 max-h-[100px] overflow-y-auto overscroll-contain"
      >
        <div
          className="prose-retailer text-soft"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was read from its source.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </section>
  )
}
