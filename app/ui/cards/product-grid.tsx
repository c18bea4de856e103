import type { Ref } from 'react'
import { formatListPlace } from '#app/domain/urls/list-place.ts'
import type { ProductCard as Card } from '#app/pages/card.ts'
import { CardItem } from './card-item.tsx'
import { useCardsPerRow } from './cards-per-row.ts'

/**
 * The number of pictures to load at once, enough for the first
 * row. The others load when they come near the viewport.
 */
const eagerCards = 4

/**
 * The card widths in product-grid.css. The value is kept short because
 * every card repeats it: it has no breakpoint for three cards per row,
 * and `max-width` avoids `<`, which would be escaped as four characters.
 */
const sizes = '(max-width:500px)92vw,(max-width:991px)46vw,300px'
const twoPerRowSizes = '(max-width:991px)46vw,300px'

export function ProductGrid({
  cards,
  firstIndex = 0,
  firstPosition = 1,
  isReady = () => true,
  isExplained = false,
  blanks = 0,
  firstBlank,
}: {
  cards: Card[]
  /** The number of cards above this grid. */
  firstIndex?: number
  /** The position of the first card in its list. */
  firstPosition?: number
  /** Returns true if the card should be rendered; others are empty boxes of the same size. */
  isReady?(index: number): boolean
  /** True if each card has a button for the list's explanation form. */
  isExplained?: boolean | undefined
  /** The number of empty boxes after the cards, in the place of cards that are still to be loaded. */
  blanks?: number | undefined
  firstBlank?: Ref<HTMLLIElement> | undefined
}) {
  const cardsPerRow = useCardsPerRow()
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <CardItem
          key={card.path}
          card={card}
          position={firstPosition + index}
          sizes={cardsPerRow === 'two' ? twoPerRowSizes : sizes}
          isEager={firstIndex + index < eagerCards}
          isFirst={firstIndex + index === 0}
          heading="h2"
          isReady={isReady(index)}
          place={
            isExplained
              ? formatListPlace({ product: card, position: firstPosition + index })
              : undefined
          }
        />
      ))}
      {Array.from({ length: blanks }, (_, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list, so that no box moves when cards arrive.
          key={cards.length + index}
          ref={index === 0 ? firstBlank : undefined}
          aria-hidden="true"
        >
          <div className="card">
            <div className="card-picture" />
          </div>
        </li>
      ))}
    </ul>
  )
}
