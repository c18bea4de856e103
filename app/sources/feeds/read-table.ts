import type { Doubts } from '../doubts.ts'
import { createFieldNames, createUnusedFields, type UnusedFields } from './feed-columns.ts'
import { FeedError } from './feed-error.ts'
import { createFields, type FeedFields, type FeedLayout, type NamedFormat } from './feed-format.ts'
import type { ParsedRow } from './feed-row.ts'
import { type Line, readLines } from './read-lines.ts'
import { splitFields } from './split-fields.ts'
import { createRecordSplitter, type FeedRecord } from './split-records.ts'

/** Spreadsheets choose the delimiter by their language, whatever the format says. */
const delimiters = [',', '\t', ';', '|']
const maxColumns = 1_000
/** The maximum number of lines before the header: comments, titles and spreadsheet settings. */
const maxLinesBefore = 20
const maxShown = 4_000

/**
 * Reads the rows of a table with a header as they arrive, and reports the columns that
 * were not used. Throws a `FeedError` when the header does not match the format.
 */
export async function* readTable(
  text: AsyncIterable<string>,
  format: NamedFormat,
  doubts?: Doubts,
): AsyncGenerator<ParsedRow[]> {
  const unused = createUnusedFields()
  const before: Line[] = []
  let table: Table | undefined
  for await (const lines of readLines(text)) {
    const rows: ParsedRow[] = []
    for (const line of lines) {
      if (table !== undefined) {
        for (const record of table.splitter.take(line)) rows.push(...table.take(record))
      } else if (line.text.trim() !== '') {
        before.push(line)
        const isHeader = before.length > maxLinesBefore || countHits(line.text, format) > 1
        if (isHeader) table = openTable(line.text, before, format, unused)
      }
    }
    if (rows.length > 0) yield rows
  }
  // A file whose only lines come before a header is refused with its first line.
  table ??= openTable(before[0]?.text ?? '', before, format, unused)
  const { splitter, take } = table
  yield splitter.end().flatMap(take)
  unused.report(doubts)
}

interface Table {
  splitter: ReturnType<typeof createRecordSplitter>
  take(record: FeedRecord): ParsedRow[]
}

function openTable(
  line: string,
  before: readonly Line[],
  format: NamedFormat,
  unused: UnusedFields,
): Table {
  const [first] = before
  if (first === undefined) throw new FeedError('is empty')
  const { delimiter, columns, layout } = readHeader(line, first.text, format)
  const { places, others } = placeColumns(columns, layout)
  for (const place of others) unused.add(columns[place] ?? '')
  const toRow = (record: FeedRecord) => {
    const parsed = toParsedRow(record, places, columns.length, layout)
    if ('fields' in record && 'row' in parsed)
      for (const place of others) {
        const value = record.fields[place]?.trim()
        if (value) unused.add(columns[place] ?? '', value, parsed.place)
      }
    return [parsed]
  }
  return { splitter: createRecordSplitter(delimiter, columns.length), take: toRow }
}

interface Header {
  delimiter: string
  columns: string[]
  layout: FeedLayout
}

/** Returns the header's readings with each delimiter, the likeliest first. */
function readDelimiters(line: string, format: NamedFormat) {
  const known = format.layouts.map(layout => ({ layout, names: createFieldNames(layout) }))
  return delimiters
    .map(delimiter => {
      const fields = splitFields(line.replace(/^\ufeff+/, ''), delimiter)
      const columns = Array.isArray(fields) ? fields : line.split(delimiter)
      const hits = columns.filter(column =>
        known.some(({ layout, names }) => layout.required.includes(names.find(column) ?? '')),
      ).length
      return { delimiter, columns, hits }
    })
    .sort((a, b) => b.hits - a.hits || b.columns.length - a.columns.length)
}

function countHits(line: string, format: NamedFormat): number {
  return readDelimiters(line.slice(0, 100_000), format)[0]?.hits ?? 0
}

function readHeader(line: string, first: string, format: NamedFormat): Header {
  const [best] = readDelimiters(line, format)
  if (best === undefined || best.hits === 0 || best.columns.length > maxColumns) {
    throw new FeedError(
      `has no header like those of ${format.title} feeds; its first line is ${quote(first)}`,
    )
  }
  const { delimiter, columns } = best
  const lacking = format.layouts.map(layout => {
    const names = createFieldNames(layout)
    const found = new Set(columns.map(names.find))
    return { layout, names: layout.required.filter(name => !found.has(name)) }
  })
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

/**
 * Returns the places of each field's columns and those of columns that are not used. If
 * several columns have a field's name, those that spell it like the format come first, then
 * those further left. A field with one value takes it from the first column that has one.
 */
function placeColumns(columns: readonly string[], layout: FeedLayout) {
  const names = createFieldNames(layout)
  const places = new Map<string, number[]>()
  for (const isExact of [true, false])
    for (const [place, column] of columns.entries()) {
      const name = names.find(column)
      if (name === undefined) continue
      if (names.isExact(column) !== isExact) continue
      places.set(name, [...(places.get(name) ?? []), place])
    }
  const spare = [...places].flatMap(([name, [, ...rest]]) => (names.isList(name) ? [] : rest))
  const used = new Set([...places.values()].flat())
  const others = [...columns.keys()].filter(place => !used.has(place) || spare.includes(place))
  return { places, others: others.filter(place => columns[place]?.trim() !== '') }
}

function toParsedRow(
  record: FeedRecord,
  columns: ReadonlyMap<string, readonly number[]>,
  width: number,
  layout: FeedLayout,
): ParsedRow {
  const place = `line ${record.line}`
  if ('fault' in record) return { place, fault: record.fault, text: record.text }
  const { fields } = record
  // Empty columns at the end are allowed, because spreadsheets append them.
  const extra = fields.slice(width).some(field => field.trim() !== '')
  if (fields.length < width || extra) {
    const fault = `line: ${fields.length} columns, where the header has ${width}`
    return { place, fault, text: fields.join(' ¦ ').slice(0, maxShown) }
  }
  return { place, row: layout.toRow(toFields(columns, fields)) }
}

function toFields(
  columns: ReadonlyMap<string, readonly number[]>,
  fields: readonly string[],
): FeedFields {
  return createFields(name =>
    (columns.get(name) ?? []).flatMap(place => fields[place]?.trim() || []),
  )
}
