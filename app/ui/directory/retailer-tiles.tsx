import { formatCount, formatWholeCount, pluralize } from '#app/domain/count.ts'
import { directoryCrumbs } from '#app/pages/browser/directory.ts'
import { Breadcrumb } from '../elements/breadcrumb.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { DirectorySearch } from './directory-search.tsx'

export interface RetailerTile {
  name: string
  count: number
  to: string
  /** The path of the logo. */
  logo?: string
}

/**
 * Retailers as square tiles of at most 250 px, each with a
 * logo or initials, the name and the number of products.
 */
export function RetailerTiles({ text, tiles }: { text: string; tiles: RetailerTile[] }) {
  return (
    <div className="container-page">
      <Breadcrumb crumbs={directoryCrumbs('Retailers')} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-heading md:text-display">Retailers</h1>
        <p role="status" className="text-soft text-sm tabular-nums">
          {formatWholeCount(tiles.length)}
        </p>
      </div>
      <DirectorySearch label="Search retailers" text={text} />
      <ul className="mt-6 grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(10rem,250px))] sm:gap-4">
        {tiles.map(({ name, count, to, logo }) => (
          <li key={name}>
            <PageLink
              to={to}
              className="flex aspect-square max-w-[250px] flex-col items-center justify-center gap-2 rounded border border-line p-4 text-center hover:border-ink"
            >
              {logo ? (
                <img
                  src={logo}
                  alt=""
                  width={96}
                  height={48}
                  className="h-12 w-24 object-contain"
                />
              ) : (
                <span aria-hidden="true" className="type-display text-display">
                  {getSign(name)}
                </span>
              )}
              <span className="line-clamp-3 font-semibold text-sm">{name}</span>
              <span className="text-soft text-xs tabular-nums">
                {formatCount(count)} {pluralize(count, 'product')}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {tiles.length === 0 ? (
        <p className="mt-8 text-soft">
          {text === '' ? 'No retailers yet. Check back soon.' : `No retailers match “${text}”.`}
        </p>
      ) : null}
    </div>
  )
}

/** Returns the initials shown in place of a logo: The Edit Room → ER, Alder & Finch → AF. */
function getSign(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !/^(the|and|of)$/i.test(word))
  return (words.length > 0 ? words : [name])
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
}
