import sharp from 'sharp'

export const maxUploadBytes = 10 * 1024 * 1024
/** About the largest a phone takes; a small file may declare far larger dimensions. */
const maxPixels = 110_000_000

/** The file's name and declared type are ignored, because anybody can set them. */
const signatures: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(?:avif|mif1)/,
]

/** Of a file that is too large, of another kind than the pictures above, or unreadable. */
export type UploadFault = 'size' | 'type' | 'broken'

/**
 * An uploaded picture as WebP in the given size. Re-encoding drops everything else in the file, such
 * as its location, camera data or a script. Returns what is wrong with a file that is rejected.
 */
export async function redrawUpload(
  file: Uint8Array,
  size: { width: number; height: number; fit: 'cover' | 'inside' },
): Promise<Buffer | UploadFault> {
  if (file.byteLength > maxUploadBytes) return 'size'
  const start = Buffer.from(file.subarray(0, 16)).toString('latin1')
  if (!signatures.some(signature => signature.test(start))) return 'type'
  try {
    return await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(size)
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return 'broken'
  }
}
