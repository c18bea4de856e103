/** Characters that make a spreadsheet treat a cell as a formula. */
const formulaStart = /^[=+\-@\t\r\n]/

/**
 * Formats a table as CSV. Names come from outside, and a spreadsheet would run one that looks like
 * a formula, so it gets an apostrophe in front. Numbers are exempt and may be negative.
 *
 *     =HYPERLINK("…")  → "'=HYPERLINK(""…"")"
 */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map(row => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
