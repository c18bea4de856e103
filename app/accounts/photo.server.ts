import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import sharp from 'sharp'
import { photoPath } from '#app/domain/links.ts'

export const maxPhotoBytes = 10 * 1024 * 1024
const sidePixels = 256
/** About the largest a phone takes; a small file may declare far larger dimensions. */
const maxPixels = 110_000_000

/** The file's name and declared type are ignored, because anybody can set them. */
const signatures: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(?:avif|mif1)/,
]

export type PhotoFault = 'photo-type' | 'photo-size' | 'photo-broken'

/**
 * Stores a photo as a small square WebP. Re-encoding drops everything else in the file, such as its
 * location, camera data or a script. Returns what is wrong with a file that is rejected.
 */
export async function savePhoto(
  pool: pg.Pool,
  uid: string,
  file: Uint8Array,
): Promise<PhotoFault | undefined> {
  if (file.byteLength > maxPhotoBytes) return 'photo-size'
  const start = Buffer.from(file.subarray(0, 16)).toString('latin1')
  if (!signatures.some(signature => signature.test(start))) return 'photo-type'
  const content = await drawAnew(file)
  if (!content) return 'photo-broken'
  const tag = randomBytes(12).toString('base64url')
  await pool.query(
    `WITH photo AS (
       INSERT INTO photos (uid, tag, content) VALUES ($1, $2, $3)
       ON CONFLICT (uid) DO UPDATE SET tag = excluded.tag, content = excluded.content
     )
     UPDATE users SET picture = $4, updated_at = now() WHERE id = $1`,
    [uid, tag, content, photoPath(tag)],
  )
  return undefined
}

export async function removePhoto(pool: pg.Pool, uid: string): Promise<void> {
  await pool.query(
    `WITH photo AS (DELETE FROM photos WHERE uid = $1)
     UPDATE users SET picture = NULL, updated_at = now() WHERE id = $1`,
    [uid],
  )
}

/** Finds the WebP file for a tag. */
export async function findPhoto(pool: pg.Pool, tag: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ content: Buffer }>(
    'SELECT content FROM photos WHERE tag = $1',
    [tag],
  )
  return rows[0]?.content
}

async function drawAnew(file: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(sidePixels, sidePixels, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return undefined
  }
}
