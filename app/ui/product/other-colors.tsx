import type { ProductPage } from '#app/pages/product-page.ts'
import { PageLink } from '../elements/page-link.tsx'
import { Price } from '../elements/price.tsx'

/**
 * Links to the pages for the product in other colors: the retailer's own, then those elsewhere, whose
 * color may be unknown.
 */
export function OtherColors({ siblings }: Pick<ProductPage, 'siblings'>) {
  const own = siblings.filter(({ elsewhere }) => elsewhere === undefined)
  const others = siblings.filter(({ elsewhere }) => elsewhere !== undefined)
  return (
    <section aria-label="Other colors">
      {own.length > 0 ? (
        <>
          <h2 className="type-label">Also in</h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {own.map(({ name, path }) => (
              <li key={path}>
                <PageLink to={path} aria-label={`Also in ${name}`} className="product-size">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <h2 className="type-label not-first:mt-4">Also listed at</h2>
          <ul className="mt-2 space-y-1">
            {others.map(({ name, path, elsewhere }) => (
              <li key={path} className="flex flex-wrap items-baseline gap-x-2">
                <PageLink to={path} className="text-link">
                  {elsewhere?.retailer}
                </PageLink>
                <span className="text-soft">{name}</span>
                {elsewhere ? <Price price={elsewhere.price} /> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
