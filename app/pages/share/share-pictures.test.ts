import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PictureFault } from '#app/pictures/picture-fault.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { createSharePictures } from './create-share-pictures.server.ts'
import { drawShareCard } from './draw-share-card.server.ts'
import { breakLines, createOutlines } from './text-outlines.server.ts'

const red = await sharp({ create: { width: 300, height: 375, channels: 3, background: '#c00' } })
  .jpeg()
  .toBuffer()

/** Reads the color of one pixel, as #rgb with one digit per channel. */
async function readColor(picture: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map(value => Math.round(value / 17).toString(16)).join('')
}

describe('drawShareCard', () => {
  it.each(storefronts)('SE1 draws 1200 × 630 px in the look of $siteName', async site => {
    const card = { eyebrow: 'Ørsted', title: 'Żeluś wool coat, 長い', note: 'At A', pictures: [] }
    const picture = await drawShareCard(card, site, [red, red, red])
    const { width, height, format } = await sharp(picture).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    expect(await readColor(picture, 700, 300)).toBe('c00')
    const [r = '', g = ''] = [...(await readColor(picture, 10, 10))]
    expect([r, g]).toEqual(['f', 'f'])
  })

  it.each([0, 1, 2, 5])('SE1 draws a card with %i pictures', async count => {
    const [site] = storefronts
    if (!site) throw new Error('There is a storefront')
    const files = Array.from({ length: count }, () => red)
    const card = { title: 'Coats '.repeat(60), pictures: [] }
    const picture = await drawShareCard(card, site, files)
    expect((await sharp(picture).metadata()).width).toBe(1200)
  })
})

describe('createOutlines', () => {
  it.each([44, 52, 60, 68])('draws valid SVG paths at %i px', px => {
    const { draw } = createOutlines({ font: 'Poppins', weight: 600, px, tracking: -0.02 })
    const path = draw('Waxed Cotton Coat & Żeluś, how a coat should fit you, 0123456789', 64, 321)
    expect(path).toMatch(/^(?:[MLQCZ](?:-?\d+(?:\.\d)? ?)*)+$/)
    expect(path.length).toBeGreaterThan(1_000)
  })
})

describe('breakLines', () => {
  const outlines = createOutlines({ font: 'Poppins', weight: 600, px: 40 })

  it('breaks at spaces and fits every line', () => {
    const { lines, isCut } = breakLines('How a coat should fit you', outlines, 260, 4)
    expect(lines.join(' ')).toBe('How a coat should fit you')
    expect(lines.length).toBeGreaterThan(1)
    expect(isCut).toBe(false)
  })

  it('SE1 does not leave a single short word on the last line', () => {
    const text = 'How to care for cashmere so that it lasts ten winters in any town'
    const { lines } = breakLines(text, outlines, 420, 4)
    const widths = lines.map(line => outlines.measure(line))
    expect(lines.join(' ')).toBe(text)
    expect(lines.at(-1)).toContain(' ')
    expect(Math.min(...widths)).toBeGreaterThan(0.6 * Math.max(...widths))
  })

  it.each(['word '.repeat(80), 'W'.repeat(500)])('cuts %.8s… with an ellipsis', text => {
    const { lines, isCut } = breakLines(text, outlines, 260, 3)
    expect(isCut).toBe(true)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(lines.every(line => outlines.measure(line) <= 260)).toBe(true)
  })
})

describe('the link previews', () => {
  let folder = ''
  const [site] = storefronts
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'share-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  function open(find: () => Promise<{ body: Buffer; digest: string }>) {
    const log = { warn: () => undefined }
    return createSharePictures({ folder, maxBytes: 10_000_000, pictures: { find }, log })
  }
  const picture = { address: '/image/s/7/abc', largestWidth: 720 as const }
  const card = { title: 'A coat', pictures: [picture] }

  const countFiles = async () =>
    (await readdir(folder, { recursive: true })).filter(name => name.length > 3).length

  it('SE1 are drawn once, and again when their text changes', async () => {
    const previews = open(async () => ({ body: red, digest: 'd' }))
    if (!site) throw new Error('There is a storefront')
    const [one, same] = await Promise.all([previews.find(card, site), previews.find(card, site)])
    expect((await previews.find(card, site)).digest).toBe(one.digest)
    expect([same.digest, await countFiles()]).toEqual([one.digest, 1])
    const other = await previews.find({ ...card, title: 'Another coat' }, site)
    expect([other.digest === one.digest, await countFiles()]).toEqual([false, 2])
  })

  it('SE1 are drawn without a picture until the picture’s host sends it', async () => {
    let isDown = true
    const previews = open(async () => {
      if (isDown) throw new PictureFault(502, 'its host sent none')
      return { body: red, digest: 'd' }
    })
    if (!site) throw new Error('There is a storefront')
    const { body, digest, isComplete } = await previews.find(card, site)
    expect((await sharp(body).metadata()).width).toBe(1200)
    expect(isComplete).toBe(false)
    isDown = false
    const later = await previews.find(card, site)
    expect(later.digest).not.toBe(digest)
    expect(later.isComplete).toBe(true)
  })

  it('SE1 are complete without a picture that no longer exists', async () => {
    const previews = open(() => Promise.reject(new PictureFault(404, 'its host returned 404')))
    if (!site) throw new Error('There is a storefront')
    expect((await previews.find(card, site)).isComplete).toBe(true)
  })
})
