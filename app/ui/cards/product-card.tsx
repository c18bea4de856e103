import { type PointerEvent, type ReactNode, useState } from 'react'
import { formatQuantity } from '#app/domain/count.ts'
import { nameAction } from '#app/domain/name-action.ts'
import { describeRefusedSale } from '#app/domain/price.ts'
import { toCardClass } from '#app/pages/browser/to-card-class.ts'
import type { ProductCard as Card } from '#app/pages/card.ts'
import { FiberBar } from '../elements/fiber-bar.tsx'
import { OutboundLink } from '../elements/outbound-link.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { Picture, PictureOver } from '../elements/picture.tsx'
import { Price } from '../elements/price.tsx'
import { findCardPicture, sharePicture, warmPicture } from '../elements/shared-picture.ts'
import { Tag } from '../elements/tag.tsx'
import { addEntry } from '../navigation/router-internals.ts'
import { isPlainClick } from '../plain-click.ts'
import { noteOpenedCard } from '../product/opened-card.ts'
import { SaveButton } from '../saved/save-button.tsx'
import { useShell } from '../shell-context.ts'
import { QuickViewLink } from './quick-view-link.tsx'

/**
 * The widths of picture files for cards, from two cards per row
 * on a small phone to a 360 px card on a high-density screen.
 */
const cardWidths = [320, 480, 720] as const

export interface ProductCardProps {
  card: Card
  /** The product's position in its list, counted from 1. */
  position?: number
  isEager?: boolean
  isFirst?: boolean
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** The heading level, one below that of the heading above the card. */
  heading?: 'h2' | 'h3'
}

/**
 * The server draws a card once for every list and storefront (draw-card.tsx), so it may depend on
 * nothing but its props, the storefront's look, and what its link to the retailer reports.
 */
export function ProductCard({
  card,
  position,
  isEager,
  isFirst,
  sizes,
  heading: Heading = 'h3',
  children,
}: ProductCardProps & {
  /** Content below the last line, such as the button that explains the card’s place. */
  children?: ReactNode
}) {
  const {
    path,
    brand,
    name,
    detail,
    price,
    retailer,
    stores,
    picture,
    alternate,
    isPreOwned,
    isRental,
  } = card
  const fibers = useShell()?.look.card === 'material' ? card.fibers : undefined
  const told = fibers ? omitFiber(detail, fibers.main) : detail
  // Loads the second picture only when a mouse hovers over the card.
  const [isPointedAt, setPointedAt] = useState(false)
  const notePointer = ({ pointerType }: PointerEvent) =>
    setPointedAt(known => known || pointerType === 'mouse')
  return (
    <article onPointerEnter={notePointer} className={toCardClass(card)}>
      <div className="card-picture">
        <Picture
          picture={picture}
          alt={`${brand} ${name}`}
          sizes={sizes}
          isEager={isEager}
          isFirst={isFirst}
          widths={cardWidths}
        />
        {alternate && picture && isPointedAt ? (
          <span className="card-alternate">
            <PictureOver picture={alternate} sizes={sizes} widths={cardWidths} />
          </span>
        ) : null}
        {price.isSoldOut || isPreOwned || isRental ? <CardTags card={card} /> : null}
        <SaveButton product={card} label={name} />
        <QuickViewLink card={card} />
      </div>
      <p className="card-brand">{brand}</p>
      <Heading>
        <PageLink
          to={path}
          viewTransition
          // The click adds the entry, so that Back closes the outline of a page that is loading.
          replace
          onPointerDown={() => warmPicture(picture)}
          onClick={event => {
            if (isPlainClick(event)) addEntry(path)
            sharePicture(findCardPicture(event.currentTarget))
            noteOpenedCard(card)
          }}
        >
          {name}
        </PageLink>
      </Heading>
      {told ? <p className="card-detail">{told}</p> : null}
      <Price price={price} />
      {price.isSaleRefused ? <p className="card-refusal">{describeRefusedSale(retailer)}</p> : null}
      {fibers ? (
        <small>
          <FiberBar fibers={fibers} />
        </small>
      ) : null}
      <p className="card-retailer">
        <span>{retailer}</span>
        {stores ? (
          <small>
            <i>{`${stores.prices}${isPreOwned || isRental ? ' new' : ''} at `}</i>
            {formatQuantity(stores.count, 'store')}
          </small>
        ) : null}
        {price.isSoldOut ? null : (
          <OutboundLink
            buyPath={card.buyPath}
            position={position}
            label={`${nameAction({ isRental })} ${name} at ${retailer}`}
          >
            {nameAction({ isRental })}
          </OutboundLink>
        )}
      </p>
      {children}
    </article>
  )
}

/** Drops the main fiber from the detail line, since the fiber bar already names it. */
function omitFiber(detail: string | undefined, main: string): string | undefined {
  return detail
    ?.split(', ')
    .filter(part => !main.toLowerCase().includes(part.toLowerCase()))
    .join(', ')
}

function CardTags({ card: { price, isPreOwned, isRental } }: { card: Card }) {
  return (
    <span className="card-tags">
      {price.isSoldOut ? <Tag>Sold out</Tag> : null}
      {isPreOwned ? <Tag>Pre-owned</Tag> : null}
      {isRental ? <Tag>Rental</Tag> : null}
    </span>
  )
}
