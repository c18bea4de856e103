import type { ShownSize } from '#app/pages/product-page.ts'
import { PageLink } from '../elements/page-link.tsx'

/**
 * A product's sizes. The sizes link to alternatives, because
 * shoppers choose their size on the retailer's site.
 */
export function ProductSizes({ sizes }: { sizes: ShownSize[] }) {
  const hasLinks = sizes.some(({ to }) => to !== undefined)
  return (
    <section aria-label="Sizes">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-label">Sizes</h2>
        {hasLinks ? (
          <p className="text-soft text-xs">Choose one to see similar products in stock</p>
        ) : null}
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {sizes.map(({ name, title, to }) => (
          <li key={`${name} ${title}`} title={title}>
            {to === undefined ? (
              <span className="product-size">{name}</span>
            ) : (
              <PageLink
                to={to}
                rel="nofollow"
                aria-label={`Similar in size ${name}`}
                className="product-size"
              >
                {name}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
