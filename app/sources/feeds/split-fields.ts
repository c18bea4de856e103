/**
 * Splits a line of CSV. A field that begins with a
 * quote is quoted, and "" stands for a quote inside it.
 *
 *     a,"b ""c"", d",e  → a · b "c", d · e
 *     a,12" heel,       → a · 12" heel · (empty)
 *     a,"b              → open: the field continues on the next line
 *     a,"b"c            → broken: neither a delimiter nor the end follows the closing quote
 */
export function splitFields(text: string, delimiter: string): string[] | 'open' | 'broken' {
  if (!text.includes('"')) return text.split(delimiter)
  const fields: string[] = []
  let at = 0
  for (;;) {
    if (text[at] !== '"') {
      const next = text.indexOf(delimiter, at)
      if (next < 0) return [...fields, text.slice(at)]
      fields.push(text.slice(at, next))
      at = next + 1
      continue
    }
    const end = findClosingQuote(text, at + 1)
    if (end === undefined) return 'open'
    fields.push(text.slice(at + 1, end).replaceAll('""', '"'))
    if (end + 1 === text.length) return fields
    if (text[end + 1] !== delimiter) return 'broken'
    at = end + 2
  }
}

function findClosingQuote(text: string, from: number): number | undefined {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return undefined
}
