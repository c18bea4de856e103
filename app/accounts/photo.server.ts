import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { photoPath } from '#app/domain/urls/account-links.ts'
import { redrawUpload, type UploadFault } from '#app/pictures/redraw-upload.server.ts'

const sidePixels = 256

export type PhotoFault = `photo-${UploadFault}`

/** The users whose photo is being read. A second one at the same time is refused. */
const busyUsers = new Set<string>()

/**
 * Stores a photo as a small square WebP. Re-encoding drops everything else in the file,
 * such as its location, camera data or a script. If the file is rejected, returns the reason.
 */
export async function savePhoto(
  pool: pg.Pool,
  uid: string,
  file: Uint8Array,
): Promise<PhotoFault | undefined> {
  if (busyUsers.has(uid)) return 'photo-busy'
  busyUsers.add(uid)
  const size = { width: sidePixels, height: sidePixels, fit: 'cover' } as const
  const content = await redrawUpload(file, size).finally(() => busyUsers.delete(uid))
  if (typeof content === 'string') return `photo-${content}`
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

/** Finds a photo's WebP file by its tag. */
export async function findPhoto(pool: pg.Pool, tag: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ content: Buffer }>(
    'SELECT content FROM photos WHERE tag = $1',
    [tag],
  )
  return rows[0]?.content
}
