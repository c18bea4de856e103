import { describe, expect, it } from 'vitest'
import type { GarmentCut } from './garment-cut.ts'
import { garmentKinds } from './garment-kinds.ts'
import {
  drawnPatterns,
  formatPictureId,
  type Picture,
  parsePictureId,
  pictureViews,
  sheens,
} from './picture-id.ts'
import { shades } from './shades.ts'

const dress: Picture = {
  product: 19_999,
  view: 'back',
  kind: 'dress',
  shade: 'Navy',
  accent: 'Ivory',
  pattern: 'stripe',
  sheen: 'satin',
  grain: 40_312,
}

describe('a picture id', () => {
  it('is 32 hex digits that encode everything the drawing needs', () => {
    const id = formatPictureId(dress)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(parsePictureId(id)).toEqual(dress)
    const coat: Picture = { ...dress, kind: 'coat', isStraight: true }
    expect(parsePictureId(formatPictureId(coat))).toEqual(coat)
  })

  it.each<GarmentCut>([
    { sleeve: 'balloon', neck: 'off-shoulder', length: 'long', isBelted: true, heel: 'platform' },
    { sleeve: 'none' },
    { neck: 'crew' },
    { length: 'short' },
    { isBelted: true },
    { heel: 'flat' },
  ])('encodes the cut %j', cut => {
    const picture: Picture = { ...dress, product: 999_999, cut }
    expect(parsePictureId(formatPictureId(picture))).toEqual(picture)
  })

  it('round-trips every kind, view, shade, pattern and sheen', () => {
    for (const [at, kind] of garmentKinds.entries()) {
      const picture: Picture = {
        product: at * 8641,
        kind,
        view: pictureViews[at % pictureViews.length] ?? 'front',
        shade: shades[at % shades.length]?.name ?? 'Black',
        accent: shades[(at * 7) % shades.length]?.name ?? 'Black',
        pattern: drawnPatterns[at % drawnPatterns.length] ?? 'plain',
        sheen: sheens[at % sheens.length] ?? 'matte',
        grain: (at * 523) & 0xffff,
      }
      expect(parsePictureId(formatPictureId(picture))).toEqual(picture)
    }
  })

  it('is spread evenly over the folders named after its first digits', () => {
    const folders = new Set(
      Array.from({ length: 1000 }, (_, product) =>
        formatPictureId({ ...dress, product }).slice(0, 4),
      ),
    )
    expect(folders.size).toBeGreaterThan(950)
  })

  it.each([
    [
      'altered by one digit',
      formatPictureId(dress).replace(/^./, digit => (digit === '0' ? '1' : '0')),
    ],
    ['an arbitrary hash', '5f0c1b7e9a3d48e2b6c7d8e9f0a1b2c3'],
    ['too short', '5f0c'],
    [
      'in upper case',
      formatPictureId(dress)
        .toUpperCase()
        .replace(/^[0-9]*$/, 'X'),
    ],
    ['empty', ''],
  ])('is rejected when it is %s', (_, hex) => {
    expect(parsePictureId(hex)).toBeUndefined()
  })
})
