import { toCardClass } from '#app/pages/browser/to-card-class.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'
import { WhyButton } from './why-button.tsx'

export interface CardContentProps extends ProductCardProps {
  /** The product's position in its list, counted from 1. */
  position: number
  /** False for an empty box of the same size. */
  isReady?: boolean
  /** From `formatListPlace`, for the button that explains the card's place; undefined if it has none. */
  place?: string | undefined
}

/** A card with the button that explains its place in a search. */
export function CardContent({ isReady = true, place, ...shown }: CardContentProps) {
  const why = place === undefined ? null : <WhyButton place={place} isTop={shown.position === 1} />
  return isReady ? (
    <ProductCard {...shown}>{why}</ProductCard>
  ) : (
    <div className={toCardClass(shown.card)}>{why}</div>
  )
}
