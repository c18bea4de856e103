import type { ReactNode } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'

interface DataTableProps {
  caption: string
  /** At most one title is empty: a column of buttons or bars needs no title. */
  titles: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** The text shown in place of a table that has no rows. */
  empty: string
  /**
   * The layout of a table that is wider than a phone: it scrolls horizontally within the page,
   * or each row becomes a block of titles and cells, for tables with buttons or long text.
   */
  onPhone?: 'scroll' | 'stack'
}

/** Matches "1,240", "$12.50" and "7.3%". */
const amount = /^-?\$?\d[\d,.]*(?:\s?%)?$/

/** Phones get no fixed height, since scrolling a box inside the page is awkward by thumb. */
const frame =
  'relative mt-8 in-[details]:mt-0 sm:max-xl:max-h-[85dvh] sm:max-xl:overflow-auto max-sm:overflow-x-auto'
const stacked = {
  head: 'max-sm:sr-only',
  row: 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-2',
  amount: 'max-sm:text-left',
  cell: 'max-sm:py-1 max-sm:pr-0 max-sm:empty:hidden',
}
/**
 * The titles stay at the top of the window while the rows pass below. A border of the row would
 * stay behind with it. In narrow windows, the table itself scrolls in both directions, and the
 * titles stay at its top; on phones, it only scrolls sideways.
 */
const head = 'sticky top-0 z-10 bg-paper py-2 align-bottom shadow-[inset_0_-1px_var(--color-line)]'
const scrolling = {
  ...{ head: '', row: '', amount: 'max-sm:pr-3', cell: 'last:pr-0' },
}
/** The maximum length of values that fit side by side on a phone. */
const maxShort = 20

/**
 * A table of figures for operators. It is positioned, because hidden labels in its cells would
 * otherwise widen the page. Columns of numbers and amounts are aligned on the right.
 */
export function DataTable({ caption, titles, rows, empty, onPhone = 'scroll' }: DataTableProps) {
  const layout = onPhone === 'stack' ? stacked : scrolling
  const columns = titles.map((_, column) => {
    const amounts = rows.filter(({ cells }) => isAmount(cells[column])).length
    return amounts > rows.length / 2
      ? `pr-6 text-right sm:whitespace-nowrap ${layout.amount}`
      : 'pr-4 max-sm:pr-3'
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={frame} aria-label={caption} tabIndex={0}>
      <h2 className="sticky left-0 mb-2 text-lg in-[details]:sr-only">{caption}</h2>
      {rows.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <table className="w-full border-collapse text-left text-sm tabular-nums max-[400px]:text-xs">
          <thead className={layout.head}>
            <tr>
              {titles.map((title, column) =>
                title === '' ? (
                  <td key="untitled" className={head} />
                ) : (
                  <th
                    key={title}
                    scope="col"
                    className={`${head} font-semibold first-letter:uppercase last:pr-0 ${columns[column]}`}
                  >
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key} className={`border-line border-b ${layout.row}`}>
                {cells.map((cell, column) => (
                  <td
                    key={titles[column]}
                    className={`py-2 ${columns[column]} ${layout.cell} ${isShort(cell) && column > 0 ? 'sm:whitespace-nowrap' : 'max-sm:col-span-2'}`}
                  >
                    {onPhone === 'stack' && column > 0 ? (
                      <Title title={titles[column]} cell={cell} />
                    ) : null}
                    {typeof cell === 'number' ? formatWholeCount(cell) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/**
 * The title of a cell in a stacked table. It is hidden from
 * screen readers, which announce the column's header instead.
 */
function Title({ title, cell }: { title: string | undefined; cell: ReactNode }) {
  if (!title || cell === '') return null
  return (
    <span aria-hidden="true" className="block text-soft text-xs first-letter:uppercase sm:hidden">
      {title}
    </span>
  )
}

function isShort(cell: ReactNode): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && cell.length <= maxShort)
}

function isAmount(cell: ReactNode): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && amount.test(cell))
}
