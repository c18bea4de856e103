import sharp from 'sharp'

export const maxUploadBytes = 10 * 1024 * 1024
/**
 * The maximum number of pixels, about as many as the largest
 * phone photos have. Even a small file may declare far more.
 */
const maxPixels = 110_000_000

/**
 * The first bytes of accepted files. The name and the
 * declared type are ignored, because the client chooses them.
 */
const signatures: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(?:avif|mif1)/,
]

/** The reason for a rejection: the file is too large, in an unsupported format, or unreadable. */
export type UploadFault = 'size' | 'type' | 'broken'

/**
 * Re-encodes an uploaded picture as WebP at the given size, which drops everything else in the
 * file, such as location, camera data or a script. Returns the reason if the file is rejected.
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
