import type { SavedItem } from '#app/pages/saved-page.ts'
import { ProductCard } from '../cards/product-card.tsx'
import { KnownSavedContext, useIsSaved } from '../saved/saved-products.ts'
import { QuickAlert } from './quick-alert.tsx'

interface SavedCardProps {
  item: SavedItem
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** The heading level, one below that of the heading above the card. */
  heading: 'h2' | 'h3'
}

/**
 * A saved product with its price drop and an alert. The card's heart is filled on the first render.
 */
export function SavedCard(props: SavedCardProps) {
  return (
    <KnownSavedContext value={true}>
      <ShownCard {...props} />
    </KnownSavedContext>
  )
}

/** The visible card, which disappears as soon as its heart is pressed. */
function ShownCard({ item: { card, isGone, drop, alerts = [] }, ...shown }: SavedCardProps) {
  if (!useIsSaved(card)) return null
  return (
    <li className="flex flex-col">
      <ProductCard card={card} {...shown} />
      <div className="saved-notes">
        {isGone ? (
          <p className="mt-1 text-soft text-xs">No longer sold at {card.retailer}</p>
        ) : null}
        {drop ? (
          <p className="mt-1 font-semibold text-sale text-xs">{drop} less than when you saved it</p>
        ) : null}
        <QuickAlert card={card} isGone={isGone} alerts={alerts} />
      </div>
    </li>
  )
}
