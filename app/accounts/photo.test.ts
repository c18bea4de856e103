import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { exportData } from './export-data.server.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
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

/** Creates the header of a JPEG that declares a size, without the picture itself. */
function declareJpeg(width: number, height: number): Uint8Array {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  const frame = [0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0]
  return new Uint8Array([0xff, 0xd8, ...frame, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9])
}

/** Draws a PNG whose pixels all have to be decoded. */
function drawLarge(width: number, height: number): Promise<Buffer> {
  const options = { limitInputPixels: false } as const
  return sharp({ ...options, create: { width, height, channels: 3, background: '#a33' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

describe('savePhoto', () => {
  it('AC1 limits a PNG to 40 megapixels before decoding it', async () => {
    expect(await savePhoto(database.pool, uid, await drawLarge(8_000, 5_000))).toBeUndefined()
    await removePhoto(database.pool, uid)
    expect(await savePhoto(database.pool, uid, await drawLarge(8_000, 5_001))).toBe('photo-pixels')
  })

  it('AC1 reads one photo of an account at a time', async () => {
    const file = await drawLarge(800, 500)
    const outcomes = await Promise.all([1, 2, 3].map(() => savePhoto(database.pool, uid, file)))
    expect(outcomes.toSorted()).toEqual(['photo-busy', 'photo-busy', undefined])
    expect(await savePhoto(database.pool, uid, file)).toBeUndefined()
    await removePhoto(database.pool, uid)
  })

  it('AC1 leaves threads for passwords while many photos are read', async () => {
    const file = await drawLarge(7_000, 5_000)
    const hash = await hashPassword('correct horse')
    let finished = 0
    const users = await Promise.all(Array.from({ length: 8 }, () => insertTestUser(database.pool)))
    const uploads = users.map(({ id }) =>
      savePhoto(database.pool, id, file).finally(() => {
        finished += 1
      }),
    )
    expect(await verifyPassword({ hash, password: 'correct horse' })).toBe(true)
    expect(finished).toBeLessThan(3)
    expect(await Promise.all(uploads)).toEqual(users.map(() => undefined))
  })

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

  it('AC1 turns a photo upright', async () => {
    const create = { width: 200, height: 200, channels: 3, background: '#00f' } as const
    const red = { create: { ...create, width: 100, background: '#f00' } }
    const file = await sharp({ create })
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await savePhoto(database.pool, uid, file)).toBeUndefined()
    const photo = await findPhoto(database.pool, (await findPicture())?.split('/').at(-1) ?? '')
    const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true })
    const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128
    // What the camera stored at the left is at the top.
    expect([isRed(20, 20), isRed(236, 20), isRed(20, 236)]).toEqual([true, true, false])
    await removePhoto(database.pool, uid)
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
    ['one byte more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'photo-size'],
    ['10 MB that are no picture', new Uint8Array(10 * 1024 * 1024), 'photo-type'],
    ['a JPEG of 111 megapixels', declareJpeg(11_100, 10_000), 'photo-pixels'],
    ['a JPEG of 110 megapixels without its data', declareJpeg(11_000, 10_000), 'photo-broken'],
    ['half a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'photo-broken'],
  ])('AC1 refuses %s', async (_, file, fault) => {
    expect(await savePhoto(database.pool, uid, file)).toBe(fault)
    expect(await findPicture()).toBeNull()
  })
})
