export interface Line {
  text: string
  /** From 1. */
  number: number
  /** Longer than anything honest: `text` is its beginning. */
  isTooLong: boolean
}

/** Above this a line, a record or an item is not read, and its row is rejected. */
export const maxRowLength = 1_000_000
/** Kept of what is too long, to show what it was. */
const excerptLength = 1_000

/** Lines as they come, several at a time, without their ends; of one that never ends little is held. */
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
    return { text: line ? whole.slice(0, excerptLength) : dropReturn(whole), number, isTooLong: line }
  }
  for await (const chunk of text) {
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

function dropReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text
}
