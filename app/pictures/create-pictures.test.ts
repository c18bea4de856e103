import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getPictureTag } from '#app/domain/picture.ts'
import type { Image } from '#app/domain/product.ts'
import { createTestHost, send, type TestHost } from '#app/public-web/testing.ts'
import {
  createPictures,
  type PictureOptions,
  type PictureRequest,
} from './create-pictures.server.ts'
import { createTestFolder, drawPlain, toImage } from './testing.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
let host: TestHost

const small = await drawPlain({ width: 328, height: 410, color: '#336699' })
const large = await drawPlain({ width: 720, height: 900, color: '#336699' })
const largePng = await drawPlain({ width: 720, height: 900, color: '#336699' }, 'png')
/** A picture with 81 million pixels in a few hundred kilobytes. */
const bomb = await drawPlain({ width: 9000, height: 9000, color: 'red' }, 'png')

beforeEach(async () => {
  folder = await createTestFolder()
  host = await createTestHost({
    '/small': send(small),
    '/large': send(large),
    '/bomb': send(bomb),
    '/page': send('<!doctype html><p>Sorry', { 'Content-Type': 'image/jpeg' }),
    '/svg': send('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', {
      'Content-Type': 'image/png',
    }),
    '/start': send(large.subarray(0, 20)),
    '/short': send(large.subarray(0, -200)),
    '/half': send(large.subarray(0, large.length / 2)),
    '/half-png': send(largePng.subarray(0, largePng.length / 2)),
    '/pixel': send(await drawPlain({ width: 1, height: 1, color: 'red' }, 'gif')),
    '/thin': send(await drawPlain({ width: 31, height: 400, color: 'red' })),
    '/small-enough': send(await drawPlain({ width: 32, height: 32, color: 'red' })),
    '/clear': send(
      await sharp({ create: { width: 80, height: 100, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    ),
    '/wide': send(await drawPlain({ width: 900, height: 300, color: 'red' })),
    '/film': send(
      await sharp(
        [
          await drawPlain({ width: 80, height: 100, color: '#ff0000' }),
          await drawPlain({ width: 80, height: 100, color: '#0000ff' }),
        ],
        { join: { animated: true } },
      )
        .gif()
        .toBuffer(),
    ),
  })
})
afterEach(async () => {
  host.close()
  await folder.remove()
})

function open(image: Image, options: Partial<PictureOptions> = {}) {
  const colors: string[] = []
  const warnings: string[] = []
  const pictures = createPictures({
    folder: folder.path,
    maxCacheBytes: 10_000_000,
    privateHosts: [host.host],
    findImages: async (source, id) => (source === 's' && id === '1' ? [image] : []),
    saveDominantColor: async (...color) => void colors.push(color.join(' ')),
    log: { info() {}, warn: (_, message) => void warnings.push(message) },
    ...options,
  })
  const find = (change: Partial<PictureRequest> = {}) =>
    pictures.find({
      source: 's',
      id: '1',
      tag: getPictureTag(image),
      width: 320,
      format: 'webp',
      ...change,
    })
  return { find, colors, warnings, settled: pictures.settled }
}

const both = () => toImage(host.url('/small'), host.url('/large'))

describe('a picture', () => {
  it.each(['avif', 'webp', 'jpeg'] as const)(
    'LS4 is returned at the requested width as %s',
    async format => {
      const { body } = await open(both()).find({ format, width: 480 })
      const read = await sharp(body).metadata()
      expect({ format: read.format, width: read.width, height: read.height }).toEqual({
        format: format === 'avif' ? 'heif' : format,
        width: 480,
        height: 600,
      })
    },
  )

  it('LS4 is made from the smallest sufficient original and never enlarged', async () => {
    const { find } = open(both())
    await find({ width: 320 })
    expect(host.requested).toEqual(['/small'])
    const { body } = await find({ width: 960 })
    expect(host.requested).toEqual(['/small', '/large'])
    expect((await sharp(body).metadata()).width).toBe(720)
  })

  it('LS4 covers the box even if its aspect ratio is not 4:5', async () => {
    const { body } = await open(toImage(host.url('/wide'))).find({ width: 160 })
    const { width, height } = await sharp(body).metadata()
    expect([width, height]).toEqual([600, 200])
  })

  it('LS4 is placed on white if it is transparent', async () => {
    const { body } = await open(toImage(host.url('/clear'))).find({ format: 'jpeg' })
    const { channels } = await sharp(body).stats()
    expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255])
  })

  it('LS4 is reduced to its first frame if it is animated', async () => {
    const { body } = await open(toImage(host.url('/film'))).find({ format: 'jpeg' })
    const [red, , blue] = (await sharp(body).stats()).channels
    expect([(red?.mean ?? 0) > 200, (blue?.mean ?? 0) < 50]).toEqual([true, true])
  })

  it('LS4 is fetched and converted once for concurrent requests', async () => {
    const { find } = open(both())
    const asks = Array.from({ length: 30 }, (_, at) => find({ width: at % 2 === 0 ? 160 : 320 }))
    const answers = await Promise.all(asks)
    expect(host.requested).toEqual(['/small'])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(2)
  })

  it('LS4 is fetched once for all widths and formats, also across a restart', async () => {
    const first = open(both())
    await first.find({ width: 160 })
    await first.find({ width: 320, format: 'jpeg' })
    await first.settled()
    const { find } = open(both())
    await find({ width: 160 })
    await find({ width: 320, format: 'webp' })
    expect(host.requested).toEqual(['/small'])
  })

  it('LS4 is returned when the disk cannot be written to', async () => {
    const path = join(folder.path, 'a-file')
    await writeFile(path, 'in the way')
    const { find, warnings } = open(both(), { folder: path })
    expect((await find()).body.length).toBeGreaterThan(0)
    expect((await find()).body.length).toBeGreaterThan(0)
    expect(warnings).toEqual([
      'pictures cannot be cached on disk and are converted for every request',
    ])
  })

  it('LS4 reports its dominant color once', async () => {
    const image = both()
    const { find, colors } = open(image)
    await find({ width: 160 })
    await find({ width: 720 })
    expect(colors).toEqual([expect.stringMatching(`^s 1 ${getPictureTag(image)} #[0-9a-f]{6}$`)])
    const channels = /#(..)(..)(..)/
      .exec(colors[0] ?? '')
      ?.slice(1)
      .map(part => Number.parseInt(part, 16))
    expect(channels?.map(value => Math.round(value / 51))).toEqual([1, 2, 3])
  })

  it('LS4 is returned even if its color cannot be saved; the next width tries again', async () => {
    const colors: string[] = []
    const { find } = open(both(), {
      saveDominantColor: async (...color) => {
        colors.push(color.join(' '))
        throw new Error('no database')
      },
    })
    for (const width of [160, 720] as const) {
      expect((await find({ width })).body.length).toBeGreaterThan(0)
    }
    expect(colors).toHaveLength(2)
  })
})

describe('a broken picture', () => {
  it.each([
    ['too many pixels', '/bomb'],
    ['HTML with a picture’s content type', '/page'],
    ['SVG with a picture’s content type', '/svg'],
    ['a picture without anything after its first bytes', '/start'],
  ])('LS4 is rejected and not requested again soon: %s', async (_, path) => {
    const { find } = open(toImage(host.url(path)))
    await expect(find()).rejects.toMatchObject({ status: 502 })
    await expect(find({ width: 720 })).rejects.toMatchObject({ status: 502 })
    expect(host.requested).toEqual([path])
  })

  it('LS4 is requested again after a restart', async () => {
    const image = toImage(host.url('/page'))
    await expect(open(image).find()).rejects.toMatchObject({ status: 502 })
    await expect(open(image).find()).rejects.toMatchObject({ status: 502 })
    expect(host.requested).toEqual(['/page', '/page'])
  })

  it.each(['/short', '/half', '/half-png'])('LS4 is shown without its end: %s', async path => {
    const { body } = await open(toImage(host.url(path))).find()
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 400 })
  })

  it.each([
    ['/pixel', 404],
    ['/thin', 404],
    ['/small-enough', undefined],
  ])('LS4 is no product picture if it is tiny: %s', async (path, status) => {
    const found = await open(toImage(host.url(path)))
      .find()
      .catch(error => error)
    expect(found.status).toBe(status)
  })

  it.each<[string, Partial<PictureRequest>]>([
    ['an unknown tag', { tag: 'abc' }],
    ['an unknown product', { id: '2' }],
    ['another source', { source: 'c' }],
  ])("LS4 %s does not cause a request to the picture's host", async (_, change) => {
    await expect(open(both()).find(change)).rejects.toMatchObject({ status: 404 })
    expect(host.requested).toEqual([])
  })
})

describe('a host that hangs', () => {
  it('LS4 receives only a few requests at a time and does not delay other hosts', async () => {
    const silent = () => {}
    const ids = Array.from({ length: 30 }, (_, at) => String(at + 10))
    const hanging = await createTestHost(Object.fromEntries(ids.map(id => [`/${id}`, silent])))
    const imageOf = (id: string) => (id === '1' ? both() : toImage(hanging.url(`/${id}`)))
    const { find } = open(both(), {
      privateHosts: [host.host, hanging.host],
      findImages: async (_, id) => [imageOf(id)],
    })
    const held = ids.map(id =>
      find({ id, tag: getPictureTag(imageOf(id)) }).catch((fault: unknown) => fault),
    )
    expect((await find()).body.length).toBeGreaterThan(0)
    expect(hanging.requested.length).toBeLessThanOrEqual(6)
    hanging.close()
    for (const fault of await Promise.all(held)) expect(fault).toMatchObject({ status: 502 })
  })
})
