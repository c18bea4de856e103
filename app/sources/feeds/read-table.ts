import { FeedError } from './feed-error.ts'
import { type FeedFields, type FeedLayout, type NamedFormat, toFieldName } from './feed-format.ts'
import type { ParsedRow } from './feed-row.ts'
import { readLines } from './read-lines.ts'
import { splitFields } from './split-fields.ts'
import { createRecordSplitter, type FeedRecord } from './split-records.ts'

const delimiterNames = new Map(
  Object.entries({
    ',': 'commas',
    '\t': 'tabs',
    ';': 'semicolons',
    '|': 'pipes',
  }),
)
const maxColumns = 1_000

/**
 * Reads the rows of a table with a header as they arrive. Throws
 * a `FeedError` when the header does not match the format.
 */
export async function* readTable(
  text: AsyncIterable<string>,
  format: NamedFormat,
): AsyncGenerator<ParsedRow[]> {
  let table:
    | { take(record: FeedRecord): ParsedRow[]; splitter: ReturnType<typeof createRecordSplitter> }
    | undefined
  for await (const lines of readLines(text)) {
    const rows: ParsedRow[] = []
    for (const line of lines) {
      if (table !== undefined) {
        for (const record of table.splitter.take(line)) rows.push(...table.take(record))
      } else if (line.text.trim() !== '') {
        const { delimiter, columns, layout } = readHeader(line.text, format)
        const splitter = createRecordSplitter(
          delimiter,
          delimiter === '\t' ? 'one line' : 'many lines',
        )
        // If two columns have the same name, the first one is used.
        const places = new Map(
          columns.map((name, place): [string, number] => [name, place]).toReversed(),
        )
        table = { splitter, take: record => toParsedRow(record, places, columns.length, layout) }
      }
    }
    if (rows.length > 0) yield rows
  }
  if (table === undefined) throw new FeedError('is empty')
  const { splitter, take } = table
  yield splitter.end().flatMap(take)
}

interface Header {
  delimiter: string
  columns: string[]
  layout: FeedLayout
}

function readHeader(line: string, format: NamedFormat): Header {
  const known = new Set(format.layouts.flatMap(({ required }) => required))
  const readings = Object.keys(delimiterNames).map(delimiter => {
    const fields = splitFields(line, delimiter)
    const columns = (Array.isArray(fields) ? fields : line.split(delimiter)).map(toFieldName)
    return { delimiter, columns, hits: columns.filter(column => known.has(column)).length }
  })
  const [best] = readings.sort((a, b) => b.hits - a.hits || b.columns.length - a.columns.length)
  if (best === undefined || best.hits === 0 || best.columns.length > maxColumns) {
    throw new FeedError(
      `has no header like those of ${format.title} feeds; its first line is ${quote(line)}`,
    )
  }
  const { delimiter, columns } = best
  if (!format.delimiters.includes(delimiter)) {
    const usual = format.delimiters.map(one => delimiterNames.get(one)).join(' or ')
    throw new FeedError(
      `has ${delimiterNames.get(delimiter)} between its columns, where a ${format.title} feed has ${usual}`,
    )
  }
  const lacking = format.layouts.map(layout => ({
    layout,
    names: layout.required.filter(name => !columns.includes(name)),
  }))
  const [nearest] = lacking.sort((a, b) => a.names.length - b.names.length)
  if (nearest === undefined || nearest.names.length > 0) {
    const names = nearest?.names.join(', ') ?? ''
    throw new FeedError(
      `lacks columns that a ${format.title} feed must have: ${names}; its columns are ${quote(columns.join(', '))}`,
    )
  }
  return { delimiter, columns, layout: nearest.layout }
}

function quote(text: string): string {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text)
}

function toParsedRow(
  record: FeedRecord,
  columns: ReadonlyMap<string, number>,
  width: number,
  layout: FeedLayout,
): ParsedRow[] {
  const place = `line ${record.line}`
  if ('fault' in record) return [{ place, fault: record.fault, text: record.text }]
  const { fields } = record
  // Empty columns at the end are allowed, because spreadsheets append them.
  const extra = fields.slice(width).some(field => field.trim() !== '')
  if (fields.length < width || extra) {
    const fault = `line: ${fields.length} columns, where the header has ${width}`
    return [{ place, fault, text: fields.join(' ¦ ').slice(0, maxShown) }]
  }
  return [{ place, row: layout.toRow(toFields(columns, fields)) }]
}

const maxShown = 4_000

function toFields(columns: ReadonlyMap<string, number>, fields: readonly string[]): FeedFields {
  const get = (name: string) => fields[columns.get(name) ?? -1]?.trim() || undefined
  const toList = (value: string | undefined) => (value === undefined ? [] : [value])
  return { get, getAll: name => toList(get(name)) }
}
