import { formatWholeCount } from '#app/domain/count.ts'
import { directoryCrumbs } from '#app/pages/browser/directory.ts'
import { Breadcrumb } from '../elements/breadcrumb.tsx'
import { DirectorySearch } from './directory-search.tsx'
import { type DirectoryTile, PreviewTile } from './preview-tile.tsx'

/** The stores as tiles. */
export function RetailerTiles({ text, tiles }: { text: string; tiles: DirectoryTile[] }) {
  return (
    <div className="container-page">
      <Breadcrumb crumbs={directoryCrumbs('Stores')} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-heading md:text-display">Stores</h1>
        <p role="status" className="text-soft text-sm tabular-nums">
          {formatWholeCount(tiles.length)}
        </p>
      </div>
      <DirectorySearch label="Search stores" text={text} />
      <ul className="directory-tiles">
        {tiles.map(tile => (
          <li key={tile.name}>
            <PreviewTile tile={tile} />
          </li>
        ))}
      </ul>
      {tiles.length === 0 ? (
        <p className="mt-8 text-soft">
          {text === '' ? 'No stores yet. Check back soon.' : `No stores match “${text}”.`}
        </p>
      ) : null}
    </div>
  )
}
