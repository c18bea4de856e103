/**
 * Texts side by side as PostgreSQL reads them. Encoded one by one: joined first, all of them take two bytes a character as
 * soon as one has a “’” in it, and encoding that costs several times as much.
 */
export function encodeTexts(texts: readonly string[], separator: string): Buffer {
  const between = Buffer.from(separator)
  const parts = texts.flatMap((text, index) =>
    index === 0 ? [Buffer.from(text)] : [between, Buffer.from(text)],
  )
  return Buffer.concat(parts)
}
