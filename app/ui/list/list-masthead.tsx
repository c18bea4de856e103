import { formatProductCount, formatWholeCount } from '#app/domain/count.ts'
import { listPath } from '#app/domain/links.ts'
import { parsePriceRange } from '#app/domain/price-range.ts'
import { chooseCategory, getChosen } from '#app/pages/list-choices.ts'
import { type PackedList, unpackList } from '#app/pages/packed-list.ts'
import { PageLink } from '../elements/page-link.tsx'
import { Picture } from '../elements/picture.tsx'

const pictureCount = 4

/**
 * A brand or retailer at a glance: pictures, departments and prices. Omitted from later pages and
 * filtered lists, which have only some of the products.
 */
export function ListMasthead({ list: packed, title }: { list: PackedList; title: string }) {
  const { cards, categories, filters, paging, query } = unpackList(packed)
  const pictures = cards.flatMap(({ picture, path }) => (picture ? [{ picture, path }] : []))
  // The brand or retailer itself is a filter too.
  if (paging.page > 1 || getChosen(query).length > 1 || query.category !== undefined) return null
  const departments = categories.filter(({ depth, count }) => depth === 1 && count > 0)
  const prices = formatPrices(filters.find(({ facet }) => facet === 'prices')?.values ?? [])
  return (
    <div className="list-masthead">
      <div className="min-w-0 self-center">
        <p className="text-sm text-soft">
          {[formatProductCount(paging.total), prices].filter(Boolean).join(' · ')}
        </p>
        <ul aria-label={`Departments of ${title}`} className="mt-2 flex flex-wrap gap-x-5">
          {departments.map(({ id, label, count }) => (
            <li key={id}>
              <PageLink
                to={listPath(chooseCategory(query, id))}
                className="flex min-h-11 items-center gap-1.5 text-sm underline underline-offset-4"
              >
                {label}
                <small className="text-soft text-xs">{formatWholeCount(count)}</small>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="list-masthead-pictures">
        {pictures.slice(0, pictureCount).map(({ picture, path }) => (
          <span key={path}>
            <Picture picture={picture} alt="" sizes="120px" widths={[320]} isEager />
          </span>
        ))}
      </div>
    </div>
  )
}

/** "$20 to $500": from the lowest range with products to the highest. */
function formatPrices(values: readonly { value: string; count: number }[]): string {
  const ranges = values.flatMap(({ value, count }) =>
    count > 0 ? [parsePriceRange(value) ?? {}] : [],
  )
  const [min, max] = [ranges[0]?.min ?? 0, ranges.at(-1)?.max]
  if (ranges.length === 0) return ''
  return max === undefined ? `from $${min / 100}` : `$${min / 100} to $${max / 100}`
}
