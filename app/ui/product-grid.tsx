import type { ProductCard as Card } from '#app/domain/card.ts'
import { ProductCard } from './product-card.tsx'

/** The first row comes at once, its first card, all that a phone shows, before it; everything below waits until it is near. */
const eagerCards = 4

export function ProductGrid({ cards }: { cards: Card[] }) {
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={card.path}>
          <ProductCard card={card} isEager={index < eagerCards} isFirst={index === 0} heading="h2" />
        </li>
      ))}
    </ul>
  )
}
