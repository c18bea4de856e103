import { formatQuantity } from '#app/domain/count.ts'
import type { Preview } from '#app/pages/browser/directory.ts'
import type { SaleScore } from '#app/pages/refused-sales.ts'
import { SaleScoreLine } from '../articles/refused-sales-view.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { Picture } from '../elements/picture.tsx'

export interface DirectoryTile {
  name: string
  count: number
  to: string
  /** The path of the logo. */
  logo?: string
  preview?: Preview
  /** How many of a store's sales our record verifies. */
  score?: SaleScore
}

/**
 * A brand or store of at most 250 px: a square of pieces that it sells, and below it the logo if we
 * have one, the name, the number of products and their prices.
 */
export function PreviewTile({
  tile: { name, count, to, logo, preview, score },
}: {
  tile: DirectoryTile
}) {
  const pictures = preview?.pictures ?? []
  return (
    <PageLink to={to} className="directory-tile">
      {pictures.length > 0 ? (
        <span className="directory-pictures">
          {pictures.map(picture => (
            <span key={picture.address}>
              <Picture picture={picture} alt="" sizes="125px" widths={[160, 320]} />
            </span>
          ))}
        </span>
      ) : (
        <span aria-hidden="true" className="directory-initials">
          {getSign(name)}
        </span>
      )}
      <span className="directory-words">
        {logo ? <img src={logo} alt="" width={96} height={48} loading="lazy" /> : null}
        <strong>{name}</strong>
        <small>{formatQuantity(count, 'product')}</small>
        {preview?.prices === undefined ? null : <small>{preview.prices}</small>}
        {score === undefined ? null : (
          <small>
            <SaleScoreLine score={score} />
          </small>
        )}
      </span>
    </PageLink>
  )
}

/** Returns the initials shown in place of pictures: The Edit Room → ER, Alder & Finch → AF. */
function getSign(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !/^(the|and|of)$/i.test(word))
  return (words.length > 0 ? words : [name])
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
}
