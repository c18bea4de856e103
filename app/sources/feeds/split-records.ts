import { type Line, maxRowLength } from './read-lines.ts'
import { splitFields } from './split-fields.ts'

/**
 * The fields of a row, or the reason why it is unusable.
 * `line` is the number of the row's first line.
 */
export type FeedRecord =
  | { line: number; fields: string[] }
  | { line: number; fault: string; text: string }

export type Quoting = 'many lines' | 'one line' | 'none'

export interface RecordSplitter {
  take(line: Line): FeedRecord[]
  /** Returns the records that are still open at the end of the file. */
  end(): FeedRecord[]
}

/** The maximum number of lines per record, more than any description spans. */
const maxLinesPerRecord = 500

/**
 * Splits lines into the fields of rows. A quote that is never closed would swallow all rows up
 * to the next quote, so only its own line is rejected, and reading resumes with the next line.
 *
 * We do not use csv-parse because it needs 14 to 17 times the CPU on the same
 * feed (`npm run bench -- parsers`) and does not resume after an open quote.
 */
export function createRecordSplitter(delimiter: string, quoting: Quoting): RecordSplitter {
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
    const fields = split(open.length === 1 ? line.text : open.map(({ text }) => text).join('\n'))
    if (fields === 'open') return []
    if (fields === 'broken') return giveUp()
    const [first = line] = open
    reset()
    return fields.length === 1 && fields[0] === '' ? [] : [{ line: first.number, fields }]
  }

  function split(text: string): string[] | 'open' | 'broken' {
    if (quoting === 'none') return text.split(delimiter)
    const fields = splitFields(text, delimiter)
    // In these formats, a quote that is not closed on its own line is an inch sign.
    return quoting === 'one line' && !Array.isArray(fields) ? text.split(delimiter) : fields
  }

  function giveUp(): FeedRecord[] {
    const [first, ...rest] = open
    reset()
    if (first === undefined) return []
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
