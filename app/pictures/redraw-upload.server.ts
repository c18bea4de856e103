import sharp from 'sharp'
import { maxUploadBytes } from '#app/domain/max-upload-bytes.ts'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'
import { PictureFault } from './picture-fault.ts'
import { runOnPictureThread } from './picture-threads.server.ts'

/**
 * The maximum number of pixels, checked before anything is decoded, because even a small file may
 * declare far more. A JPEG is decoded at an eighth of its size, so it may have as many as the
 * largest phone photos; other formats are decoded in full.
 */
export const maxUploadPixels = { jpeg: 110_000_000, other: 40_000_000 }
const maxSeconds = 10

/** One upload at a time is decoded; the waiting ones keep their files in memory. */
const uploads = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 20, maxWaitSeconds: 30 })

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

/**
 * The reason for a rejection: the file has too many bytes or pixels, is in an
 * unsupported format or unreadable, or too many others are being read.
 */
export type UploadFault = 'size' | 'pixels' | 'type' | 'broken' | 'busy'

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
    return await uploads.run(() => runOnPictureThread(() => redraw(file, size)))
  } catch (error) {
    return error instanceof PictureFault ? 'busy' : 'broken'
  }
}

async function redraw(
  file: Uint8Array,
  size: { width: number; height: number; fit: 'cover' | 'inside' },
): Promise<Buffer | UploadFault> {
  const options = { limitInputPixels: false, failOn: 'error' } as const
  const { format, width, height } = await sharp(file, options).metadata()
  const max = format === 'jpeg' ? maxUploadPixels.jpeg : maxUploadPixels.other
  if (width * height > max) return 'pixels'
  return sharp(file, options)
    .timeout({ seconds: maxSeconds })
    .rotate()
    .resize(size)
    .webp({ quality: 82 })
    .toBuffer()
}
