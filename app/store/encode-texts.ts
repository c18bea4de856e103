/**
 * Joins strings with a separator and encodes them in UTF-8 for PostgreSQL. Each string is
 * encoded separately, because V8 stores the joined string with two bytes per character if
 * any part contains a “’”, and encoding such a string is several times slower.
 */
export function encodeTexts(texts: readonly string[], separator: string): Buffer {
  const between = Buffer.from(separator)
  const parts = texts.flatMap((text, index) =>
    index === 0 ? [Buffer.from(text)] : [between, Buffer.from(text)],
  )
  return Buffer.concat(parts)
}
