import { type Line, maxRowLength } from './read-lines.ts'
import { splitFields } from './split-fields.ts'

/** The fields of a row, or why it has none. `line` is where it begins. */
export type FeedRecord = { line: number; fields: string[] } | { line: number; fault: string; text: string }

export type Quoting = 'many lines' | 'one line' | 'none'

export interface RecordSplitter {
  take(line: Line): FeedRecord[]
  /** What is still open when the file ends. */
  end(): FeedRecord[]
}

/** Descriptions run over lines, but not over this many. */
const maxLinesPerRecord = 500

/**
 * Lines → rows. A quote that is never closed would swallow every row up to the next quote: then the line it stands in
 * is given up alone, and reading goes on with the line behind it.
 */
export function createRecordSplitter(delimiter: string, quoting: Quoting): RecordSplitter {
  /** The lines of a row whose quoted field is not closed yet. */
  let open: Line[] = []
  let openLength = 0

  function take(line: Line): FeedRecord[] {
    open.push(line)
    openLength += line.text.length + 1
    if (line.isTooLong || openLength > maxRowLength || open.length > maxLinesPerRecord) return giveUp()
    // Only a quote can close what is open.
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
    // There a quote that does not close in its line is an inch.
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
