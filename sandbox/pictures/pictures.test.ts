import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { getCategory } from '../world/categories.ts'
import { garmentKinds } from '../world/garment-kinds.ts'
import {
  drawnPatterns,
  formatPictureId,
  type Picture,
  parsePictureId,
  pictureViews,
} from '../world/picture-id.ts'
import { getProductPictures } from '../world/pictures.ts'
import { getRecipe } from '../world/product-name.ts'
import { createWorld } from '../world/world.ts'
import { drawPicture } from './draw-picture.ts'
import { createPictures } from './pictures.ts'
import { renderPicture } from './render-picture.ts'

const dress: Picture = {
  product: 4711,
  view: 'front',
  kind: 'dress',
  shade: 'Navy',
  accent: 'Ivory',
  pattern: 'floral',
  sheen: 'matte',
  grain: 77,
}
const pictures = createPictures()
const getPath = (picture: Picture, suffix = '', id = formatPictureId(picture)) =>
  `/sim/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}${suffix}/linen-dress.jpg`
/**
 * Returns the covered share of the frame. Averages the alpha
 * channel, which takes a sixth of the time that `stats` takes.
 */
const getCovered = async (svg: string) => {
  const alpha = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer()
  return alpha.reduce((sum, value) => sum + value, 0) / alpha.length / 255
}
const fetchBytes = async (picture: Picture, suffix = '') =>
  Buffer.from(await (await pictures.request(getPath(picture, suffix))).arrayBuffer())

describe('the picture host', () => {
  it.each([
    ['_small', 32, 40],
    ['_medium', 112, 140],
    ['', 164, 205],
    ['_xlarge', 328, 410],
    ['_best', 720, 900],
  ])('PR1 serves suffix "%s" as a JPEG of %i × %i', async (suffix, width, height) => {
    const response = await pictures.request(getPath(dress, suffix))
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', width, height])
  })

  it('serves plain pictures of the same shape, in one color for each product', async () => {
    const plain = createPictures({ isPlain: true })
    const fetchPlain = async (picture: Picture, suffix = '') =>
      sharp(await (await plain.request(getPath(picture, suffix))).arrayBuffer())
    const image = await fetchPlain(dress)
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 164, height: 205 })
    const large = await fetchPlain(dress, '_best')
    expect(await large.metadata()).toMatchObject({ width: 320, height: 400 })
    const { channels, dominant } = await image.stats()
    for (const { min, max } of channels) expect(max - min).toBeLessThan(3)
    const other = await (await fetchPlain({ ...dress, shade: 'Rust' })).stats()
    expect(other.dominant).not.toEqual(dominant)
  })

  it('returns 304 to a browser that has cached the picture', async () => {
    const first = await pictures.request(getPath(dress))
    const etag = first.headers.get('ETag') ?? ''
    const again = await pictures.request(getPath(dress), { headers: { 'If-None-Match': etag } })
    expect([etag === '', again.status]).toEqual([false, 304])
  })

  it.each([
    ['an id with a wrong checksum', getPath(dress, '', '5f0c1b7e9a3d48e2b6c7d8e9f0a1b2c3')],
    ['an id that is not hex', '/sim/zz/zz/zzzz/dress.jpg'],
    ['an unknown suffix', getPath(dress, '_huge')],
    ['folders that do not match the id', `/sim/00/00/${formatPictureId(dress)}/dress.jpg`],
    ['another file type', getPath(dress).replace('.jpg', '.png')],
  ])('returns 404 for %s', async (_, path) => {
    expect((await pictures.request(path)).status).toBe(404)
  })

  it('draws the same picture for an id on every server, and different pictures for different ids', async () => {
    const first = await fetchBytes(dress)
    const elsewhere = await renderPicture(dress, 164)
    expect(first.equals(elsewhere)).toBe(true)
    const changes: Partial<Picture>[] = [
      { view: 'back' },
      { view: 'detail' },
      { view: 'model' },
      { shade: 'Rust' },
      { pattern: 'plain' },
      { sheen: 'satin' },
      { product: 4712 },
    ]
    const others = await Promise.all(changes.map(change => fetchBytes({ ...dress, ...change })))
    expect(new Set([first, ...others].map(bytes => bytes.toString('base64'))).size).toBe(8)
  })
})

describe('a drawing', () => {
  it.each(garmentKinds)('shows a %s in every view', async kind => {
    for (const view of pictureViews) {
      const { colorSvg, shadeSvg } = await drawPicture({ ...dress, kind, view }, 64)
      expect(colorSvg + shadeSvg).not.toMatch(/NaN|undefined|Infinity|<!--/)
      // Every view must cover a part of the frame, and only close-ups may cover all of it.
      const covered = await getCovered(colorSvg)
      expect(covered, `${kind} ${view}`).toBeGreaterThan(0.015)
      if (view !== 'detail') expect(covered, `${kind} ${view}`).toBeLessThan(0.8)
    }
  })

  it.each(garmentKinds)('covers about the same share of the frame for every %s', async kind => {
    const shares: number[] = []
    for (let product = 1; product <= 2; product++) {
      const picture = { ...dress, kind, product, grain: product * 977, pattern: 'plain' as const }
      shares.push(await getCovered((await drawPicture(picture, 64)).colorSvg))
    }
    // Tall and wide drawings cover less, because they reach the margins first.
    expect(Math.max(...shares) / Math.min(...shares), kind).toBeLessThan(1.6)
  })

  it.each([
    'jeans',
    'wide-jeans',
    'trousers',
    'wide-trousers',
    'pyjamas',
    'shorts',
    'boxers',
  ] as const)(
    'has a gap between the legs of %s, which would look like a skirt without one',
    async kind => {
      for (let product = 1; product <= 8; product++) {
        const picture = { ...dress, kind, product, grain: product * 977, pattern: 'plain' as const }
        const { data, info } = await sharp(Buffer.from((await drawPicture(picture, 320)).colorSvg))
          .extractChannel(3)
          .raw()
          .toBuffer({ resolveWithObject: true })
        const rows = Array.from({ length: info.height }, (_, y) =>
          Array.from(data.subarray(y * info.width, (y + 1) * info.width), alpha => alpha > 128),
        ).filter(row => row.includes(true))
        // A little above the hem, which is curved.
        const row = rows.at(-6) ?? []
        const parts = row.filter((isCovered, x) => isCovered && !row[x - 1]).length
        expect(parts, `product ${product}`).toBe(2)
      }
    },
  )

  it.each(['jeans', 'shirt', 'blazer', 'boots'] as const)(
    'shows white %s darker than the ground, which storefronts brighten to white',
    async kind => {
      const white = { ...dress, kind, shade: 'White', pattern: 'plain' } as const
      const { data, info } = await sharp(await renderPicture(white, 164))
        .linear(1.08, 0)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const getGray = (x: number, y: number) => data[y * info.width * info.channels + x] ?? 0
      expect(getGray(82, 8)).toBe(255)
      const { data: alpha } = await sharp(Buffer.from((await drawPicture(white, 164)).colorSvg))
        .extractChannel(3)
        .raw()
        .toBuffer({ resolveWithObject: true })
      const cloth = [...alpha.keys()].filter(at => alpha[at] === 255)
      const dark = cloth.filter(at => (data[at * info.channels] ?? 0) < 244)
      expect(dark.length / cloth.length).toBeGreaterThan(0.5)
    },
  )

  it('shows white cloth clearly darker than the ground, also where nothing is brightened', async () => {
    for (const kind of ['jeans', 'shirt', 'blazer', 'dress'] as const) {
      const white = { ...dress, kind, shade: 'White', pattern: 'plain' } as const
      const { data, info } = await sharp(await renderPicture(white, 164))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { data: alpha } = await sharp(Buffer.from((await drawPicture(white, 164)).colorSvg))
        .extractChannel(3)
        .raw()
        .toBuffer({ resolveWithObject: true })
      const cloth = [...alpha.keys()].filter(at => alpha[at] === 255)
      const grays = cloth.map(at => data[at * info.channels] ?? 0).toSorted((a, b) => a - b)
      const ground = data[(8 * info.width + 82) * info.channels] ?? 0
      expect(ground / (grays[Math.floor(grays.length * 0.9)] ?? 255), kind).toBeGreaterThan(1.06)
    }
  })

  it.each(['coat', 'knit', 'jacket', 'dress', 'scarf'] as const)(
    'shows only the cloth of a %s up close, in one hue if it is plain',
    async kind => {
      const sheen = kind === 'jacket' ? 'leather' : 'matte'
      const close = { ...dress, kind, sheen, view: 'detail', pattern: 'plain' } as const
      expect(await getCovered((await drawPicture(close, 64)).colorSvg)).toBe(1)
      const { data, info } = await sharp(await renderPicture(close, 164))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const pixels = Array.from({ length: data.length / info.channels }, (_, at) =>
        Array.from(data.subarray(at * info.channels, at * info.channels + 3)),
      )
      // A button, a zip or a lining would be lighter or of another color.
      const spread = (value: (pixel: number[]) => number) =>
        Math.max(...pixels.map(value)) - Math.min(...pixels.map(value))
      expect(spread(([red = 0, , blue = 0]) => red - blue)).toBeLessThan(70)
      expect(spread(([red = 0, green = 0]) => red + green)).toBeLessThan(240)
    },
  )

  it('differs between kinds', async () => {
    // A coat may be drawn like a trench coat, but not always.
    let alike: readonly Picture['kind'][] = garmentKinds
    for (let product = 1; product <= 16 && alike.length > 0; product++) {
      const drawn = await Promise.all(
        alike.map(async kind => {
          const look = { ...dress, kind, product, grain: product * 977, pattern: 'plain' as const }
          return (await drawPicture(look, 64)).colorSvg
        }),
      )
      alike = alike.filter((_, at) => drawn.some((art, i) => i !== at && art === drawn[at]))
    }
    expect(alike).toEqual([])
  })

  it.each(['stripe', 'check', 'dot', 'quilted'] as const)(
    'has the pattern %s in the same size at every resolution',
    async pattern => {
      const draw = async (width: number) =>
        sharp(await renderPicture({ ...dress, pattern }, width))
          .resize(164, 205, { fit: 'fill' })
          .raw()
          .toBuffer()
      const [small, large] = await Promise.all([draw(328), draw(720)])
      const difference = small.reduce(
        (sum, value, at) => sum + Math.abs(value - (large[at] ?? 0)),
        0,
      )
      expect(difference / small.length).toBeLessThan(3)
    },
  )

  it.each(drawnPatterns)('is valid SVG in the pattern %s', async pattern => {
    const bytes = await renderPicture({ ...dress, pattern }, 64)
    expect((await sharp(bytes).metadata()).width).toBe(64)
  })

  it.each(garmentKinds)('gives a %s the same cut in every color', async kind => {
    const getPaths = async (picture: Picture) =>
      (await drawPicture(picture, 64)).colorSvg.match(/ d="[^"]+"/g)
    const plain = { ...dress, kind, pattern: 'plain' as const }
    expect(await getPaths({ ...plain, shade: 'Gold' })).toEqual(await getPaths(plain))
  })
})

describe('the pictures of one list', () => {
  const world = createWorld({ seed: 'sandbox', products: 3000, today: '2026-03-01' })
  const facts = Array.from({ length: 3000 }, (_, index) => world.getFacts(index))

  /** Measures the share of the frame that a drawing covers, and that of the box around it. */
  async function measure(picture: Picture) {
    const { colorSvg } = await drawPicture(picture, 72)
    const { data, info } = await sharp(Buffer.from(colorSvg))
      .extractChannel(3)
      .threshold(100)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const covered = [...data.keys()].filter(at => data[at] === 255)
    const xs = covered.map(at => at % info.width)
    const ys = covered.map(at => Math.floor(at / info.width))
    const box = (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1)
    return { area: covered.length / data.length, box: box / data.length }
  }

  it.each(['wool-coats', 'day-dresses', 'sweaters', 'handbags'])(
    'are about equally large: %s',
    async category => {
      const list = facts
        .filter(each => getCategory(getRecipe(each).category).id === category)
        .flatMap(each => parsePictureId(getProductPictures(world.seed, each).main) ?? [])
        .slice(0, 12)
      const sizes = await Promise.all(list.map(measure))
      const compare = (shares: number[]) => Math.max(...shares) / Math.min(...shares)
      expect(list.length).toBeGreaterThan(5)
      expect(compare(sizes.map(({ area }) => area))).toBeLessThan(1.15)
      // A long, narrow piece of the same area has a smaller box.
      expect(compare(sizes.map(({ box }) => box))).toBeLessThan(1.65)
    },
  )
})
