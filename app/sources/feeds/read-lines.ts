export interface Line {
  text: string
  /** The number of the line, counted from 1. */
  number: number
  /** True if the line is longer than `maxRowLength`. `text` is then an excerpt. */
  isTooLong: boolean
}

/**
 * The maximum length of a line, record or item. Longer
 * ones are not parsed, and the row is rejected.
 */
export const maxRowLength = 1_000_000
/** The length of the excerpt that is kept from an overlong line. */
const excerptLength = 1_000

/**
 * Splits text into lines as it arrives, in batches.
 * Holds only an excerpt of a line that is too long.
 */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<Line[]> {
  let open = ''
  let isTooLong = false
  let number = 0
  const toLine = (end: string): Line => {
    number += 1
    const whole = isTooLong ? open : open + end
    const line = isTooLong || whole.length > maxRowLength
    open = ''
    isTooLong = false
    return {
      text: line ? whole.slice(0, excerptLength) : dropReturn(whole),
      number,
      isTooLong: line,
    }
  }
  for await (const chunk of unifyLineEnds(text)) {
    const lines: Line[] = []
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      lines.push(toLine(chunk.slice(from, end)))
      from = end + 1
    }
    if (!isTooLong) open += chunk.slice(from)
    if (open.length > maxRowLength) {
      isTooLong = true
      open = open.slice(0, excerptLength)
    }
    if (lines.length > 0) yield lines
  }
  if (open !== '') yield [toLine('')]
}

/** Converts the line ends of old Macs, if the file's first line ends in one. */
async function* unifyLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let form: 'unknown' | 'return' | 'other' = 'unknown'
  let held = ''
  for await (const chunk of text) {
    let whole = held + chunk
    held = ''
    if (form === 'unknown') {
      const end = /[\r\n]/.exec(whole)?.index
      // The next chunk may begin with the line feed of this return.
      if (end !== undefined && whole[end] === '\r' && end === whole.length - 1) {
        held = whole
        continue
      }
      if (end !== undefined)
        form = whole[end] === '\r' && whole[end + 1] !== '\n' ? 'return' : 'other'
    }
    if (form === 'return') whole = whole.replaceAll('\r', '\n')
    yield whole
  }
  yield held
}

function dropReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text
}
