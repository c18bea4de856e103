import { formatWholeCount } from '#app/domain/count.ts'
import { type Directory, directoryCrumbs } from '#app/pages/browser/directory.ts'
import { Breadcrumb } from '../elements/breadcrumb.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { DirectorySearch } from './directory-search.tsx'
import { type DirectoryTile, PreviewTile } from './preview-tile.tsx'

/** Names from A to Z with product counts and links to each letter. */
export function DirectoryView({
  title,
  directory: { text, total, letters },
  featured,
}: {
  title: string
  directory: Directory
  /** The tiles above the names. */
  featured: readonly DirectoryTile[]
}) {
  return (
    <div className="container-page">
      <Breadcrumb crumbs={directoryCrumbs(title)} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-heading md:text-display">{title}</h1>
        <p role="status" className="text-soft text-sm tabular-nums">
          {formatWholeCount(total)}
        </p>
      </div>
      <DirectorySearch label="Search brands" text={text} />
      <nav
        aria-label="Jump to a letter"
        className="sticky top-(--header-height) z-10 mt-4 border-line border-y bg-paper"
      >
        <ul className="scroll-row scroll-fade -ml-3.5 py-1 max-sm:-mr-(--phone-margin) pointer-coarse:-ml-4">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${getAnchor(letter)}`}
                className="grid h-10 w-9 place-items-center xl:w-10 rounded text-sm hover:bg-ground pointer-coarse:size-11"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {featured.length > 0 ? (
        <section className="mt-6">
          <h2 className="text-title">Brands to start with</h2>
          <ul className="directory-featured">
            {featured.map(tile => (
              <li key={tile.name}>
                <PreviewTile tile={tile} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {letters.map(({ letter, entries }) => (
        <section
          key={letter}
          id={getAnchor(letter)}
          className="mt-8 scroll-mt-12 pointer-coarse:scroll-mt-14"
        >
          <h2 className="text-title">{letter}</h2>
          <ul className="mt-2 grid grid-cols-1 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
            {entries.map(({ label, to, count }) => (
              <li key={label}>
                <PageLink to={to} className="directory-name">
                  <span className="min-w-0 wrap-anywhere">{label}</span>
                  <span className="text-soft text-xs tabular-nums">{formatWholeCount(count)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {total === 0 ? (
        <p className="mt-8 text-soft">
          {text === '' ? 'No brands yet. Check back soon.' : `No brands match “${text}”.`}
        </p>
      ) : null}
    </div>
  )
}

/** Returns the element id for a letter. A link to an element with the id `#` would not work. */
function getAnchor(letter: string): string {
  return letter === '#' ? 'other' : letter.toLowerCase()
}
