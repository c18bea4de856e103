import type { ProductPage } from '#app/pages/product-page.ts'
import { Picture } from './picture.tsx'
import { Swatch } from './swatch.tsx'

/** The colors of a product. A color that has a picture links to it in the gallery `galleryId`. */
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
  const shown = colors.filter(({ picture }) => picture !== undefined)
  // A color's pictures are its own and those that follow it, up to the next color's.
  const chosen = shown.findLast(({ picture }) => (picture ?? 0) <= index) ?? colors[0]
  const plain = colors.filter(({ name, picture }) => picture === undefined && name !== chosen?.name)
  return (
    <section aria-label="Colors">
      <h2 className="color-names type-label">
        Color:
        <span>
          {chosen?.paint && <Swatch paint={chosen.paint} />}
          {chosen?.name}
        </span>
      </h2>
      {shown.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-3">
          {shown.map(({ id, name, picture = 0 }) => (
            <li key={`${id} ${name}`}>
              <a
                href={`#${galleryId}-${picture}`}
                onClick={event => {
                  event.preventDefault()
                  onIndex(picture)
                }}
                title={name}
                aria-label={`Show in ${name}`}
                aria-current={name === chosen?.name ? 'true' : undefined}
                className="product-swatch"
              >
                <Picture picture={pictures[picture]?.picture} alt="" sizes="52px" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {plain.length > 0 ? (
        <p className="color-names mt-2 text-sm">
          Also in
          {plain.map(({ name, paint }) => (
            <span key={name}>
              {paint && <Swatch paint={paint} />}
              {name}
            </span>
          ))}
        </p>
      ) : null}
    </section>
  )
}
