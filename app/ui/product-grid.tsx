import type { ProductCard as Card } from '#app/domain/card.ts'
import { ProductCard } from './product-card.tsx'

/** The first row comes at once; everything below waits until it is near. */
const eagerCards = 4

export function ProductGrid({ cards }: { cards: Card[] }) {
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={card.path}>
          <ProductCard card={card} isEager={index < eagerCards} heading="h2" />
        </li>
      ))}
    </ul>
  )
}
