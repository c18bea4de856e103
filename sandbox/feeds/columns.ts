/** Columns by name, in the order of the file. */
export type FeedColumns<Row> = readonly (readonly [name: string, read: (row: Row) => string])[]

/** Commas, quotes where a field needs them, doubled inside. */
export function toCsvLine(fields: readonly string[]): string {
  return `${fields.map(field => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\r\n`
}

/** Tabs and line ends become blanks, since nothing is quoted. */
export function toTsvLine(fields: readonly string[]): string {
  return `${fields.map(field => field.replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`
}

export function toAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
