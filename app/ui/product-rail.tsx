import type { ProductCard as Card } from '#app/pages/card.ts'
import { PageLink } from './page-link.tsx'
import { ProductCard } from './product-card.tsx'

/** A horizontally scrolling row of products with a link to the rest. */
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
        <h2 className="text-title">{title}</h2>
        {more ? (
          <PageLink
            to={more.to}
            className="shrink-0 py-1 font-semibold text-accent text-sm hover:underline"
          >
            {more.label}
          </PageLink>
        ) : null}
      </div>
      <ul className="scroll-row -mx-4 mt-5 scroll-px-4 gap-4 px-4 pb-2">
        {cards.map((card, index) => (
          <li key={card.path} className="w-[270px] shrink-0 snap-start">
            <ProductCard card={card} position={index + 1} sizes="270px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
