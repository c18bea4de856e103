import type { ReactNode } from 'react'

interface DataTableProps {
  caption: string
  /** At most one title is empty: a column of buttons or bars needs no title. */
  titles: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Shown instead of a table without rows. */
  empty: string
}

/**
 * A table of figures for operators. On a phone it scrolls horizontally within the page. It is
 * positioned, because hidden labels in its cells would otherwise widen the page.
 */
export function DataTable({ caption, titles, rows, empty }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className="relative mt-8 overflow-x-auto" aria-label={caption} tabIndex={0}>
      <h2 className="mb-2 text-lg">{caption}</h2>
      {rows.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <table className="w-full border-collapse text-left text-sm tabular-nums">
          <thead>
            <tr className="border-line border-b">
              {titles.map(title =>
                title === '' ? (
                  <td key="untitled" />
                ) : (
                  <th
                    key={title}
                    scope="col"
                    className="py-2 pr-4 font-semibold first-letter:uppercase"
                  >
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key} className="border-line border-b">
                {cells.map((cell, column) => (
                  <td key={titles[column]} className="py-2 pr-4">
                    {typeof cell === 'number' ? cell.toLocaleString('en-US') : cell}
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
