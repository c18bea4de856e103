import { formatWholeCount } from '#app/domain/count.ts'

/**
 * Formats rows as columns for a terminal. Numbers are whole and right-aligned, with thousands separators.
 *
 *     Retailer     Clicks
 *     Brightwater   1,204
 */
export function formatTable(
  titles: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cells = rows.map(row => row.map(toText))
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...cells.map(row => row[column]?.length ?? 0)),
  )
  const isNumber = titles.map((_, column) => typeof rows[0]?.[column] === 'number')
  const toLine = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return isNumber[column] ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [toLine(titles), ...cells.map(toLine)].join('\n')
}

function toText(value: string | number): string {
  if (typeof value === 'number') return formatWholeCount(value)
  // Names are external input, and control characters in them could move the terminal's cursor.
  return value.replace(/\p{Cc}/gu, ' ').slice(0, 160)
}
