import { getChosen } from '#app/pages/browser/list-choices.ts'
import { type PackedList, unpackList } from '#app/pages/browser/packed-list.ts'
import { Picture } from '../elements/picture.tsx'

const pictureCount = 6

/**
 * Pictures of a brand's or retailer's products, next to its name. The pictures are
 * omitted from later pages and filtered lists, which show only some of the products.
 */
export function ListPictures({ list: packed }: { list: PackedList }) {
  const { cards, paging, query } = unpackList(packed)
  // The list's own brand or retailer counts as one of the chosen filters.
  if (paging.page > 1 || getChosen(query).length > 1 || query.category !== undefined) return null
  const pictures = cards.flatMap(({ picture, path }) => (picture ? [{ picture, path }] : []))
  return (
    <div className="list-pictures">
      {pictures.slice(0, pictureCount).map(({ picture, path }) => (
        <span key={path}>
          <Picture picture={picture} alt="" sizes="64px" widths={[320]} isEager />
        </span>
      ))}
    </div>
  )
}
