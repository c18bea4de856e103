import type { ProductPage } from '#app/domain/product-page.ts'
import { Picture } from './picture.tsx'

/** The colours it comes in: one with a picture of its own leads to it in the gallery, `galleryId` names that. */
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
    <section aria-label="Colours">
      <h2 className="font-semibold font-text text-sm tracking-normal">Colours</h2>
      <ul className="mt-2 flex flex-wrap items-center gap-2">
        {colors.map(({ id, name, picture }) => (
          <li key={`${id} ${name}`}>
            {picture === undefined ? (
              <span className="block rounded-sm border border-line px-2.5 py-1 text-sm">{name}</span>
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
