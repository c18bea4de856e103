/**
 * What a file is, by its first bytes, whatever its name or its sender says; undefined for all but the five raster
 * formats shops use. SVG is refused with the rest: it is a program, and may ask for files of its own.
 */
export function sniffFormat(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | undefined {
  const text = bytes.toString('latin1', 0, 64)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  // The brands of the file: one major, then those it is compatible with.
  if (text.slice(4, 8) === 'ftyp' && /^.{8}(?:.{4})*?avi[fs]/s.test(text)) return 'avif'
  return undefined
}
