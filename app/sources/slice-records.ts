import { parseJson } from './parse-json.ts'

/** An answer and the text of its records as sent. */
export interface SlicedRecords {
  /** The answer, with an empty list in place of the records. */
  rest: unknown
  records: string[]
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/**
 * Slices the list under `key` of a JSON object into its items without parsing them. When a
 * source is read again, most records are recognized by their text, and parsing and serializing
 * a record of 10 kB takes four times as long as finding its end. Throws like `parseJson` for
 * invalid JSON, except for an error inside an item, which is found only when the item is parsed.
 *
 *     {"total":2,"products":[{"id":1},{"id":2}]}  → { rest: {total: 2, products: []}, records: ['{"id":1}', '{"id":2}'] }
 */
export function sliceRecords(text: string, key: string, contentType = ''): SlicedRecords {
  const begin = findList(text, key)
  const cut = begin === undefined ? undefined : cutItems(text, begin)
  // If there is no such list, nothing is sliced, and the answer's schema reports the fault.
  if (begin === undefined || cut === undefined)
    return { rest: parseJson(text, contentType), records: [] }
  return {
    rest: parseJson(text.slice(0, begin) + text.slice(cut.end), contentType),
    records: cut.items,
  }
}

/** Returns the position after the opening bracket of the list. */
function findList(text: string, key: string): number | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === openBrace || code === openBracket) depth += 1
    else if (code === closeBrace || code === closeBracket) depth -= 1
    else if (code === quote) {
      const end = findStringEnd(text, at)
      if (depth === 1 && text.startsWith(key, at + 1) && end === at + 1 + key.length) {
        const opening = /^\s*:\s*\[/.exec(text.slice(end + 1, end + 100))
        if (opening) return end + 1 + opening[0].length
      }
      at = end
    }
  }
  return undefined
}

/**
 * Returns the items from `begin` to the list's closing bracket,
 * and the bracket's position; undefined if the list is not closed.
 */
function cutItems(text: string, begin: number): { items: string[]; end: number } | undefined {
  const items: string[] = []
  let depth = 0
  let start = begin
  const add = (end: number) => {
    const item = text.slice(start, end).trim()
    if (item !== '') items.push(item)
    start = end + 1
  }
  for (let at = begin; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = findStringEnd(text, at)
    else if (code === openBrace || code === openBracket) depth += 1
    else if (code === closeBrace || code === closeBracket) {
      if (depth === 0) {
        add(at)
        return { items, end: at }
      }
      depth -= 1
    } else if (code === comma && depth === 0) add(at)
  }
  return undefined
}

/**
 * Returns the position of the quote that closes a string,
 * or the end of the text. `indexOf` is faster than a loop.
 */
function findStringEnd(text: string, begin: number): number {
  let end = text.indexOf('"', begin + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(at - 1 - backslashes) === backslash) backslashes += 1
  return backslashes % 2 === 1
}
