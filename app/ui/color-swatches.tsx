import type { ProductPage } from '#app/pages/product-page.ts'
import { Picture } from './picture.tsx'

/** The colors of a product. A color with its own picture links to it in the gallery `galleryId`. */
export function ColorSwatches({
  colors,
  pictures,
  index,
  onIndex,
  galleryId,
}: Pick<ProductPage, 'colors' | 'pictures'> & {
  index: number
  onIndex(index: number): void
  galleryId: string
}) {
  return (
    <section aria-label="Colors">
      <h2 className="type-label">Colors</h2>
      <ul className="mt-2 flex flex-wrap items-center gap-2">
        {colors.map(({ id, name, picture }) => (
          <li key={`${id} ${name}`}>
            {picture === undefined ? (
              <span className="block rounded-sm border border-line px-2.5 py-1 text-sm">
                {name}
              </span>
            ) : (
              <a
                href={`#${galleryId}-${picture}`}
                onClick={event => {
                  event.preventDefault()
                  onIndex(picture)
                }}
                title={name}
                aria-label={`Show in ${name}`}
                aria-current={picture === index ? 'true' : undefined}
                className="block h-[52px] w-[42px] overflow-hidden rounded-sm bg-ground ring-1 ring-line hover:ring-ink aria-[current]:ring-2 aria-[current]:ring-ink"
              >
                <Picture picture={pictures[picture]?.picture} alt="" sizes="42px" />
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-soft">{colors.map(({ name }) => name).join(', ')}</p>
    </section>
  )
}
