import { type Line, maxRowLength } from './read-lines.ts'
import { splitFields } from './split-fields.ts'

/**
 * The fields of a row, or the reason why it is unusable.
 * `line` is the number of the row's first line.
 */
export type FeedRecord =
  | { line: number; fields: string[] }
  | { line: number; fault: string; text: string }

export interface RecordSplitter {
  take(line: Line): FeedRecord[]
  /** Returns the records that are still open at the end of the file. */
  end(): FeedRecord[]
}

/** The maximum number of lines per record, more than any description spans. */
const maxLinesPerRecord = 500

/**
 * Splits lines into the fields of rows, by one rule for every delimiter: a field that begins
 * with a quote lasts until the closing quote, over as many lines as that takes. Some retailers
 * write such a quote without meaning one ("5 inch" heel). If it is not closed like a quote, or
 * if every line that it would swallow is a whole row of `width` fields, it is a character. A
 * line that is no whole row then is rejected, and reading resumes with the next line.
 *
 * We do not use csv-parse because it needs 14 to 17 times the CPU on the same
 * feed (`npm run bench -- parsers`) and does not resume after an open quote.
 */
export function createRecordSplitter(delimiter: string, width: number): RecordSplitter {
  /** The lines of a row with an unclosed quote. */
  let open: Line[] = []
  let openLength = 0

  function take(line: Line): FeedRecord[] {
    open.push(line)
    openLength += line.text.length + 1
    if (line.isTooLong || openLength > maxRowLength || open.length > maxLinesPerRecord)
      return giveUp()
    // Only a quote can close the open field.
    if (open.length > 1 && !line.text.includes('"')) return []
    const fields = splitFields(open.map(({ text }) => text).join('\n'), delimiter)
    if (fields === 'open') return []
    if (fields === 'broken' || (open.length > 1 && isSwallowed(fields))) return giveUp()
    const [first = line] = open
    reset()
    return fields.length === 1 && fields[0] === '' ? [] : [{ line: first.number, fields }]
  }

  /** True for a row of several lines that would be better rows without their quote. */
  function isSwallowed(fields: readonly string[]): boolean {
    return fields.length < width || open.every(({ text }) => isWhole(text.split(delimiter)))
  }

  function isWhole(fields: readonly string[]): boolean {
    return fields.length === width
  }

  function giveUp(): FeedRecord[] {
    const [first, ...rest] = open
    reset()
    if (first === undefined) return []
    const literal = first.text.split(delimiter)
    if (!first.isTooLong && isWhole(literal))
      return [{ line: first.number, fields: literal.map(unquote) }, ...rest.flatMap(take)]
    const fault = first.isTooLong
      ? `line: longer than ${maxRowLength} characters`
      : 'line: a quote that is not closed, or closed in the middle of a field'
    return [{ line: first.number, fault, text: first.text }, ...rest.flatMap(take)]
  }

  function reset() {
    open = []
    openLength = 0
  }

  return {
    take,
    end() {
      const records: FeedRecord[] = []
      while (open.length > 0) records.push(...giveUp())
      return records
    },
  }
}

function unquote(field: string): string {
  return field.length > 1 && field.startsWith('"') && field.endsWith('"')
    ? field.slice(1, -1).replaceAll('""', '"')
    : field
}
