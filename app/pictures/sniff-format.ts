/**
 * Detects a file's format by its first bytes, regardless of its name and
 * content type. Undefined for all but the five raster formats that retailers
 * use, in particular for SVG, which can run scripts and load other files.
 */
export function sniffFormat(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | undefined {
  const text = bytes.toString('latin1', 0, 64)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  // The brands that follow: the major one, then the compatible ones.
  if (text.slice(4, 8) === 'ftyp' && /^.{8}(?:.{4})*?avi[fs]/s.test(text)) return 'avif'
  return undefined
}
