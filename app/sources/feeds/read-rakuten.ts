import { FeedError } from './feed-error.ts'
import type { ParsedRow } from './feed-row.ts'
import { attributeColumns, primaryColumns, toRakutenRow } from './rakuten-row.ts'
import { type Line, readLines } from './read-lines.ts'

/** The possible column counts, without and with attributes. A delta file has one more column. */
const fullWidths = [primaryColumns, primaryColumns + attributeColumns]
const maxShown = 4_000

interface Shape {
  width: number
  isDelta: boolean
}

/**
 * Reads the rows between a Rakuten file's HDR and TRL lines as they arrive. Throws
 * a `FeedError` when either line is missing or the trailer's row count is wrong.
 */
export async function* readRakuten(text: AsyncIterable<string>): AsyncGenerator<ParsedRow[]> {
  let retailer: string | undefined
  let trailer: { count: number } | undefined
  let shape: Shape | undefined
  let counted = 0
  for await (const batch of readLines(text)) {
    const lines = batch.filter(line => line.text !== '')
    if (retailer === undefined && lines.length > 0) retailer = readHeader(lines.shift()?.text ?? '')
    const rows: ParsedRow[] = []
    for (const line of lines) {
      if (trailer !== undefined)
        throw new FeedError(`continues after its trailer, in line ${line.number}`)
      if (/^TRL\|/.test(line.text)) {
        trailer = { count: Number(line.text.split('|')[1]?.trim() || Number.NaN) }
        continue
      }
      counted += 1
      shape ??= findShape(lines)
      rows.push(toParsedRow(line, shape, retailer ?? ''))
    }
    if (rows.length > 0) yield rows
  }
  if (retailer === undefined) throw new FeedError('is empty')
  if (trailer === undefined)
    throw new FeedError(`has no trailer (TRL) after its ${counted} rows: the file is truncated`)
  if (trailer.count !== counted)
    throw new FeedError(
      `has a trailer that counts ${trailer.count} rows, and there are ${counted}: the file is truncated`,
    )
}

/** Returns the advertiser's name in a header: HDR|40001|Alder and Finch|05/02/2024 07:41:18 */
function readHeader(line: string): string {
  const [mark, mid, name] = line.split('|').map(field => field.trim())
  if (mark === 'HDR' && mid !== undefined && name) return name
  const [, delimiter] = /^\ufeff?HDR\s*([\t,;~^])/.exec(line) ?? []
  if (delimiter !== undefined)
    throw new FeedError(
      `has ${JSON.stringify(delimiter)} between its columns, where a Rakuten feed has pipes`,
    )
  throw new FeedError(
    `does not begin with a Rakuten header (HDR|…) but with ${JSON.stringify(line.slice(0, 200))}`,
  )
}

/**
 * Returns the most frequent shape among the first rows,
 * so that a stray pipe in one of them has no effect.
 */
function findShape(lines: readonly Line[]): Shape {
  const rows = lines.filter(line => !line.isTooLong).map(({ text }) => text.split('|'))
  const counts = Map.groupBy(rows, row => row.length)
  const [width = 0] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? []
  const isDelta =
    fullWidths.includes(width - 1) && rows.some(row => /^[IUD]$/.test(row[width - 1]?.trim() ?? ''))
  if (!isDelta && !fullWidths.includes(width)) {
    const found = width === 1 ? 'no pipes between its columns' : `${width} columns`
    throw new FeedError(
      `has ${found}, where a Rakuten feed has ${fullWidths.join(' or ')} with pipes between them`,
    )
  }
  return { width, isDelta }
}

function toParsedRow(line: Line, { width, isDelta }: Shape, retailer: string): ParsedRow {
  const place = `line ${line.number}`
  const text = line.text.slice(0, maxShown)
  if (line.isTooLong) return { place, fault: 'line: too long', text }
  const columns = line.text.split('|')
  if (columns.length !== width)
    return { place, fault: `line: ${columns.length} columns, where the others have ${width}`, text }
  return { place, row: { ...toRakutenRow(columns, isDelta), retailer } }
}
