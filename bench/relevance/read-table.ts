import { readFileSync } from 'node:fs'
import { formatQuantity } from '#app/domain/count.ts'

/**
 * A mistake in one of a relevance set's files, with
 * its location. It is printed without a stack trace.
 */
export class SetError extends Error {}

export interface TableRow {
  /** Line number in the file, starting at 1. */
  line: number
  get(column: string): string
}

export interface TableFormat {
  /** The columns, in the order that files without a header line use. */
  columns: readonly string[]
  /** Columns that may be absent. */
  optional?: readonly string[]
  /** Alternative header names for each column. */
  aliases?: Readonly<Record<string, readonly string[]>>
}

/**
 * Reads tab-separated lines. If the first line consists of column names,
 * it is a header and sets the order. Quotes are part of the text, except a
 * pair around a whole field, inside which a doubled quote stands for one.
 */
export function readTable(path: string, format: TableFormat): TableRow[] {
  const lines = readText(path)
    .replace(/^\u{feff}/u, '')
    .split(/\r\n|\n|\r/)
  const header = readHeader(lines[0] ?? '', format)
  const columns = header ?? format.columns
  const isOptional = (column: string) => format.optional?.includes(column) === true
  for (const column of format.columns)
    if (!columns.includes(column) && !isOptional(column))
      throw new SetError(
        `${path}:1: the header has no column "${column}"; it has ${columns.join(', ')}`,
      )
  const least =
    columns.findLastIndex(column => format.columns.includes(column) && !isOptional(column)) + 1
  const rows: TableRow[] = []
  for (const [at, text] of lines.entries()) {
    if ((at === 0 && header) || text.trim() === '') continue
    const fields = text.split('\t').map(unquote)
    const line = at + 1
    if (fields.length < least)
      throw new SetError(
        `${path}:${line}: ${formatQuantity(fields.length, 'field')}, expected ${least} between tabs: ${columns.slice(0, least).join(', ')}`,
      )
    rows.push({ line, get: column => fields[columns.indexOf(column)] ?? '' })
  }
  if (rows.length === 0) throw new SetError(`${path}: no rows`)
  return rows
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SetError(`${path}: ${code === 'ENOENT' ? 'not found' : `cannot be read (${code})`}`)
  }
}

/** Maps header names to our column names; undefined for a line of data. */
function readHeader(line: string, { columns, aliases = {} }: TableFormat): string[] | undefined {
  const names = line.split('\t').map(field =>
    unquote(field)
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
      .trim(),
  )
  const toColumn = (name: string) =>
    columns.find(column => column === name || aliases[column]?.includes(name) === true)
  const known = names.filter(name => toColumn(name) !== undefined).length
  // Requires at least two matches because a single
  // product field could happen to equal a column name.
  return known >= Math.min(2, columns.length) && known * 2 >= names.length
    ? names.map(name => toColumn(name) ?? name)
    : undefined
}

/** Removes the quotes around a field: "said ""so""" → said "so"; 5" heel stays as it is. */
function unquote(field: string): string {
  const text = field.trim()
  const inside = /^"(?<text>(?:[^"]|"")*)"$/s.exec(text)?.groups?.text
  return inside === undefined ? text : inside.replaceAll('""', '"').trim()
}
