/** Columns by name, in file order. */
export type FeedColumns<Row> = readonly (readonly [name: string, read: (row: Row) => string])[]

/**
 * Returns a line of comma-separated fields. Where
 * necessary, fields are quoted and their quotes doubled.
 */
export function toCsvLine(fields: readonly string[]): string {
  return `${fields.map(field => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\r\n`
}

/**
 * Returns a line of tab-separated fields. Tabs and line
 * breaks become spaces, because the format has no quoting.
 */
export function toTsvLine(fields: readonly string[]): string {
  return `${fields.map(field => field.replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`
}

export function toAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
