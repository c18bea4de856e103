import type { ProductPage } from '#app/pages/product-page.ts'
import { PageLink } from '../elements/page-link.tsx'

/** Links to the retailer's pages for the product in other colors. */
export function OtherColors({ siblings }: Pick<ProductPage, 'siblings'>) {
  return (
    <section aria-label="Other colors">
      <h2 className="type-label">Also in</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {siblings.map(({ name, path }) => (
          <li key={path}>
            <PageLink to={path} aria-label={`Also in ${name}`} className="product-size">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
