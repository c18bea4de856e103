import type { ProductCard as Card } from '#app/pages/card.ts'
import { useCardsPerRow } from './cards-per-row.ts'
import { ProductCard } from './product-card.tsx'

/** Pictures of the first row load at once, the first with priority; the others when they come near. */
const eagerCards = 4

/**
 * The card widths of product-grid.css, short because every card repeats them: three cards per
 * row count as two, and `max-width` avoids `<`, which is escaped to four characters.
 */
const sizes = '(max-width:500px) 92vw,(max-width:991px) 46vw,300px'
const twoPerRowSizes = '(max-width:991px) 46vw,300px'

export function ProductGrid({
  cards,
  firstPosition = 1,
  isReady = () => true,
}: {
  cards: Card[]
  /** The position of the first card in its list. */
  firstPosition?: number
  /** Other cards are empty boxes, whose size does not depend on their content. */
  isReady?(index: number): boolean
}) {
  const cardsPerRow = useCardsPerRow()
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={card.path}>
          {isReady(index) ? (
            <ProductCard
              card={card}
              position={firstPosition + index}
              sizes={cardsPerRow === 'two' ? twoPerRowSizes : sizes}
              isEager={index < eagerCards}
              isFirst={index === 0}
              heading="h2"
            />
          ) : (
            <div className="card" />
          )}
        </li>
      ))}
    </ul>
  )
}
