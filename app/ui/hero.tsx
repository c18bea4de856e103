import { listPath } from '#app/domain/links.ts'
import type { ProductCard } from '#app/pages/card.ts'
import { PageLink } from './page-link.tsx'
import { Picture } from './picture.tsx'

/** The storefront's headline beside pictures of popular products. */
export function Hero({
  title,
  text,
  cards,
}: {
  title: string
  text: string
  cards: ProductCard[]
}) {
  return (
    <section className="container-page grid items-center gap-8 pt-8 md:grid-cols-2 md:gap-12 md:pt-14">
      <div>
        <h1 className="max-w-md text-heading sm:text-display">{title}</h1>
        <p className="mt-4 max-w-md text-soft">{text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <PageLink
            to={listPath({ category: 'womens-clothes' })}
            className="rounded-control bg-button px-6 py-3 font-semibold text-on-button"
          >
            Shop women
          </PageLink>
          <PageLink
            to={listPath({ category: 'mens-clothes' })}
            className="rounded px-6 py-3 font-semibold ring-1 ring-line hover:ring-ink"
          >
            Shop men
          </PageLink>
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-3 md:gap-4">
        {cards.map(({ path, picture, brand, name }, index) => (
          <li key={path} className={index === 1 ? 'mt-8' : 'mb-8'}>
            <PageLink to={path} className="block aspect-[4/5] overflow-hidden rounded bg-ground">
              <Picture
                picture={picture}
                alt={`${brand} ${name}`}
                sizes="(width <= 768px) 30vw, 190px"
                isEager
              />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
