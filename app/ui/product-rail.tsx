import { Link } from 'react-router'
import type { ProductCard as Card } from '#app/domain/card.ts'
import { ProductCard } from './product-card.tsx'

/** A row of products that scrolls sideways, with the way to the rest. */
export function ProductRail({
  title,
  cards,
  more,
}: {
  title: string
  cards: Card[]
  more?: { label: string; to: string }
}) {
  if (cards.length === 0) return null
  return (
    <section className="container-page mt-16">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg">{title}</h2>
        {more ? (
          <Link to={more.to} className="shrink-0 py-1 font-semibold text-accent text-sm hover:underline">
            {more.label}
          </Link>
        ) : null}
      </div>
      <ul className="scroll-row -mx-4 mt-5 scroll-px-4 gap-4 px-4 pb-2 md:-mx-6 md:scroll-px-6 md:gap-5 md:px-6">
        {cards.map(card => (
          <li key={card.path} className="w-[270px] shrink-0 snap-start">
            <ProductCard card={card} sizes="270px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
