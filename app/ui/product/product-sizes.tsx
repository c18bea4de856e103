import type { ShownSize } from '#app/pages/product-page.ts'
import { PageLink } from '../elements/page-link.tsx'

/**
 * A product's sizes. The selected one is named by the Buy buttons, and a link leads to similar
 * products in it.
 */
export function ProductSizes({
  sizes,
  selected,
  onSelect,
}: {
  sizes: ShownSize[]
  /** The name of the selected size. */
  selected: string | undefined
  /** Called with undefined if the selected size is chosen again. */
  onSelect(name: string | undefined): void
}) {
  const similar = sizes.find(({ name, to }) => name === selected && to !== undefined)
  return (
    <section aria-label="Sizes">
      <h2 className="type-label">Sizes</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {sizes.map(({ name, title, isSoldOut }) => (
          <li key={`${name} ${title}`} title={title}>
            <button
              type="button"
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
      <p className="mt-2 min-h-6 text-soft text-xs pointer-coarse:min-h-11">
        {similar?.to ? (
          <PageLink
            to={similar.to}
            rel="nofollow"
            className="inline-flex min-h-6 items-center underline hover:text-ink pointer-coarse:min-h-11"
          >
            {`See similar in ${similar.name}`}
          </PageLink>
        ) : null}
      </p>
    </section>
  )
}
