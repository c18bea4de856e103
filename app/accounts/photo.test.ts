import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { exportData } from './export-data.server.ts'
import { findPhoto, removePhoto, savePhoto } from './photo.server.ts'
import { insertTestUser } from './testing.ts'

let database: TestDatabase
let uid: string
beforeAll(async () => {
  database = await createTestDatabase()
  uid = (await insertTestUser(database.pool)).id
})
afterAll(() => database.drop())

async function findPicture(): Promise<string | null> {
  const { rows } = await database.pool.query<{ picture: string | null }>(
    'SELECT picture FROM users WHERE id = $1',
    [uid],
  )
  return rows[0]?.picture ?? null
}

const script = '<script>alert(1)</script>'
const text = (value: string) => new TextEncoder().encode(value)

describe('savePhoto', () => {
  it('AC1 re-encodes a photo as a small square without the file’s metadata', async () => {
    const file = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#a33' },
    })
      .withExif({ IFD0: { Copyright: script } })
      .jpeg()
      .toBuffer()
    expect(file.toString('latin1')).toContain(script)
    expect(await savePhoto(database.pool, uid, file)).toBeUndefined()
    const path = await findPicture()
    expect(path).toMatch(/^\/account\/photo\/[\w-]{16}$/)
    const photo = await findPhoto(database.pool, path?.split('/').at(-1) ?? '')
    const { format, width, height } = await sharp(photo).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 })
    expect(photo?.toString('latin1')).not.toContain(script)
    const { photos } = await exportData(database.pool, uid)
    const content = `data:image/webp;base64,${photo?.toString('base64')}`
    expect(photos).toEqual([expect.objectContaining({ content })])
    await removePhoto(database.pool, uid)
    expect(await findPicture()).toBeNull()
  })

  it.each([
    [
      'an SVG with a script',
      text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      'photo-type',
    ],
    ['a page', text(`<!doctype html>${script}`), 'photo-type'],
    ['an SVG behind the start of a JPEG', text(`\u00ff${script}`), 'photo-type'],
    ['nothing', new Uint8Array(), 'photo-type'],
    ['20 MB', new Uint8Array(20 * 1024 * 1024), 'photo-size'],
    ['half a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'photo-broken'],
  ])('AC1 refuses %s', async (_, file, fault) => {
    expect(await savePhoto(database.pool, uid, file)).toBe(fault)
    expect(await findPicture()).toBeNull()
  })
})
