/** Characters that make a spreadsheet treat a cell as a formula. */
const formulaStart = /^[=+\-@\t\r\n]/

/**
 * Formats a table as CSV. A spreadsheet would run an untrusted name that looks like a formula,
 * so such a name is prefixed with an apostrophe. Numbers are not prefixed, because they may be negative.
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
