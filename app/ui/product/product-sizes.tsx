import { formatWholeCount } from '#app/domain/count.ts'
import { sizeKey } from '#app/domain/urls/links.ts'
import type { ShownSize } from '#app/pages/shown-size.ts'
import { PageLink } from '../elements/page-link.tsx'

const sizesId = 'sizes'

/**
 * A product's sizes. The selected one is named by the Buy buttons or, if it is sold out, by the
 * title, and a link below leads to similar products in it. Without JavaScript, a size is selected by the page's URL.
 */
export function ProductSizes({
  path,
  sizes,
  selected,
  soldOut,
  onSelect,
}: {
  /** The path of the product's page. */
  path: string
  sizes: ShownSize[]
  /** The name of the selected size. */
  selected: string | undefined
  /** The same name if that size is sold out. */
  soldOut?: string | undefined
  /** Called with undefined if the selected size is chosen again. */
  onSelect(name: string | undefined): void
}) {
  const similar = sizes.find(({ name, to }) => name === selected && to !== undefined)
  return (
    <section id={sizesId} aria-label="Sizes" className="scroll-mt-24">
      {/* In the place of the title, so that the size stays where it was pressed. */}
      <h2 className="pb-2 type-label" aria-live="polite">
        {soldOut ? `Size ${soldOut} is sold out` : 'Sizes'}
      </h2>
      <form action={`${path}#${sizesId}`} onSubmit={event => event.preventDefault()}>
        <ul className="flex flex-wrap gap-2">
          {sizes.map(({ name, title, isSoldOut }) => (
            <li key={`${name} ${title}`} title={title}>
              <button
                type="submit"
                name={sizeKey}
                value={name === selected ? '' : name}
                aria-pressed={name === selected}
                aria-label={isSoldOut ? `${name}, sold out` : undefined}
                onClick={() => onSelect(name === selected ? undefined : name)}
                className={isSoldOut ? 'product-size line-through' : 'product-size'}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </form>
      <p className="product-similar">
        {similar?.to ? (
          <PageLink to={similar.to} rel="nofollow">
            {`See ${similar.similarCount ? `${formatWholeCount(similar.similarCount)} ` : ''}similar in ${similar.toName ?? similar.name}`}
          </PageLink>
        ) : null}
      </p>
    </section>
  )
}
