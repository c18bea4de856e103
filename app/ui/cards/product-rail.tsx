import type { ProductCard as Card } from '#app/pages/card.ts'
import { PageLink } from '../elements/page-link.tsx'
import { ScrollRow } from '../elements/scroll-row.tsx'
import { CardItem } from './card-item.tsx'

/** A row of products that scrolls sideways, with a link to all of them. */
export function ProductRail({
  id,
  title,
  cards,
  more,
}: {
  /** The element id, for links to the rail. */
  id?: string
  title: string
  cards: Card[]
  more?: { label: string; to: string }
}) {
  if (cards.length === 0) return null
  return (
    <section id={id} className="container-page mt-16">
      <ScrollRow
        head={
          <>
            <h2 className="mr-auto text-title">{title}</h2>
            {more ? (
              <PageLink
                to={more.to}
                className="order-1 flex min-h-11 min-w-11 shrink-0 items-center justify-end text-sm underline underline-offset-4"
              >
                {more.label}
              </PageLink>
            ) : null}
          </>
        }
      >
        <RailCards cards={cards} />
      </ScrollRow>
    </section>
  )
}

export function RailCards({ cards }: { cards: Card[] }) {
  return cards.map((card, index) => (
    <CardItem
      key={card.path}
      className="rail-item"
      card={card}
      position={index + 1}
      sizes="(width < 576px) 60vw, 300px"
    />
  ))
}
