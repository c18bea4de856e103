import { Link } from 'react-router'
import { formatCount, formatWholeCount } from '#app/domain/count.ts'
import type { Directory } from '#app/domain/directory.ts'
import { listPath } from '#app/domain/links.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { DirectorySearch } from './directory-search.tsx'

/** Names from A to Z with how much each has, and a way to jump to a letter. */
export function DirectoryView({
  title,
  directory: { text, total, letters },
}: {
  title: string
  directory: Directory
}) {
  return (
    <div className="container-page">
      <Breadcrumb crumbs={[{ label: 'All', to: listPath() }, { label: title }]} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl md:text-2xl">{title}</h1>
        <p role="status" className="text-soft text-sm tabular-nums">
          {formatWholeCount(total)}
        </p>
      </div>
      <DirectorySearch label="Search brands" text={text} />
      <nav
        aria-label="Letters"
        className="sticky top-16 z-10 header:top-[6.5rem] mt-4 border-line border-y bg-paper"
      >
        <ul className="scroll-row py-1">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${getAnchor(letter)}`}
                className="grid size-9 place-items-center rounded text-sm hover:bg-ground"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} id={getAnchor(letter)} className="mt-8 scroll-mt-36">
          <h2 className="text-lg">{letter}</h2>
          <ul className="mt-2 grid sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
            {entries.map(({ label, to, count }) => (
              <li key={label}>
                <Link to={to} className="flex items-baseline gap-2 py-1.5 pr-4 text-sm hover:text-accent">
                  <span className="truncate">{label}</span>
                  <span className="text-soft text-xs tabular-nums">{formatCount(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {total === 0 ? (
        <p className="mt-8 text-soft">
          {text === '' ? 'Nothing here yet. Products are on their way.' : `No brand is called “${text}”.`}
        </p>
      ) : null}
    </div>
  )
}

/** As an element's name: # would end the address. */
function getAnchor(letter: string): string {
  return letter === '#' ? 'other' : letter.toLowerCase()
}
