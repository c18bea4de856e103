import { ArrowUpRight } from 'lucide-react'
import { type PointerEvent, useState } from 'react'
import { Link } from 'react-router'
import type { ProductCard as Card } from '#app/domain/card.ts'
import { usePrefetch } from './connection.ts'
import { outboundRel } from './outbound-link.tsx'
import { Picture, PictureOver } from './picture.tsx'
import { Price } from './price.tsx'
import { QuickViewLink } from './quick-view-link.tsx'
import { SaveButton } from './save-button.tsx'
import { findCardPicture, sharePicture, warmPicture } from './shared-picture.ts'
import { Tag } from './tag.tsx'

/** The widths a card has in the grid of `product-grid`: the browser takes no larger picture than it needs. */
const gridSizes = '(width <= 500px) 92vw, (width <= 768px) 46vw, (width <= 1200px) 31vw, 300px'

export function ProductCard({
  card,
  isEager,
  isFirst,
  sizes = gridSizes,
  heading: Heading = 'h3',
}: {
  card: Card
  isEager?: boolean
  isFirst?: boolean
  sizes?: string
  /** One below the heading the card stands under. */
  heading?: 'h2' | 'h3'
}) {
  const { path, brand, name, price, retailer, otherStores, picture, alternate } = card
  const prefetch = usePrefetch()
  // The second picture is for whoever points at the card with something that can; nobody else pays for it.
  const [isPointedAt, setPointedAt] = useState(false)
  const notePointer = ({ pointerType }: PointerEvent) =>
    setPointedAt(known => known || pointerType === 'mouse')
  return (
    <article onPointerEnter={notePointer} className="product-card group">
      <div data-card-picture="" className="product-card-picture rounded bg-ground">
        <Picture
          picture={picture}
          alt={`${brand} ${name}`}
          sizes={sizes}
          isEager={isEager}
          isFirst={isFirst}
        />
        {alternate && picture && isPointedAt ? (
          <span className="pointer-events-none absolute inset-0 hidden transition-opacity duration-200 group-hover:block starting:opacity-0">
            <PictureOver picture={alternate} sizes={sizes} />
          </span>
        ) : null}
        <CardTags card={card} />
        <SaveButton
          product={card}
          name={name}
          className="absolute top-1.5 right-1.5 z-10 size-10 rounded-full bg-paper/90 text-ink hover:text-accent"
        />
        <QuickViewLink card={card} />
      </div>
      <div className="product-card-text">
        <p className="truncate font-semibold text-sm">{brand}</p>
        <Heading className="mt-0.5 line-clamp-2 font-normal font-text text-sm text-soft tracking-normal">
          <Link
            to={path}
            prefetch={prefetch}
            viewTransition
            onPointerDown={() => warmPicture(picture)}
            onClick={event => sharePicture(findCardPicture(event.currentTarget))}
            className="after:absolute after:inset-0 hover:text-ink"
          >
            {name}
          </Link>
        </Heading>
        <div className="mt-1.5">
          <Price price={price} isFrom={otherStores !== undefined} />
        </div>
        <div className="mt-auto flex items-center justify-between gap-2 pt-2 text-soft text-xs">
          <span className="flex min-w-0 gap-1">
            <span className="truncate">{retailer}</span>
            {otherStores ? (
              <span className="shrink-0">
                + {otherStores} {otherStores === 1 ? 'store' : 'stores'}
              </span>
            ) : null}
          </span>
          {price.isSoldOut ? null : (
            <a
              href={card.buyPath}
              target="_blank"
              rel={outboundRel}
              aria-label={`Buy ${name} at ${retailer}`}
              className="relative z-10 -my-1 flex min-h-6 shrink-0 items-center gap-0.5 rounded-sm px-1 py-1 font-semibold text-accent hover:underline"
            >
              Buy
              <ArrowUpRight size={14} aria-hidden="true" />
            </a>
          )}
        </div>
      </div>
    </article>
  )
}

function CardTags({ card: { price, isPreOwned, isRental } }: { card: Card }) {
  return (
    <span className="absolute top-2 left-2 flex flex-wrap gap-1">
      {price.isSoldOut ? <Tag>Out of stock</Tag> : null}
      {price.salePrice ? <Tag tone="sale">Sale</Tag> : null}
      {isPreOwned ? <Tag>Pre-owned</Tag> : null}
      {isRental ? <Tag>Rental</Tag> : null}
    </span>
  )
}
