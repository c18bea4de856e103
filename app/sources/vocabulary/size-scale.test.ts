import { describe, expect, it } from 'vitest'
import { formatSizeId } from '#app/domain/size.ts'
import { parseSize, type SizeHints } from './size-scale.ts'

describe('parseSize', () => {
  it.each([
    ['S', 'letter:s'],
    ['Small', 'letter:s'],
    ['(S)', 'letter:s'],
    ['Size: M', 'letter:m'],
    ['S (4-6)', 'letter:s'],
    ['XXS (0)', 'letter:xxs'],
    ['X-Large', 'letter:xl'],
    ['Extra Large', 'letter:xl'],
    ['XX-Large', 'letter:xxl'],
    ['2XL', 'letter:xxl'],
    ['XXXL', 'letter:3xl'],
    ['S/M', 'letter:s-m'],
    ['Small - Medium', 'letter:s-m'],
    ['1X', 'letter:1x'],
    ['Plus 1X (14-16)', 'letter:1x'],
    ['Petite S', 'letter:s-petite'],
    ['PS', 'letter:s-petite'],
    ['XLT', 'letter:xl-tall'],
    ['8', 'us:8'],
    ['00', 'us:00'],
    ['US 8', 'us:8'],
    ['8 US', 'us:8'],
    ['8R', 'us:8'],
    ['8 Petite', 'us:8-petite'],
    ['8P', 'us:8-petite'],
    ['10T', 'us:10-tall'],
    ['18W', 'us:18-plus'],
    ['US 4-6', 'us:4-6'],
    ['UK 12', 'uk:12'],
    ['AU 12', 'uk:12'],
    ['EU 40', 'eu:40'],
    ['EU 40 / UK 12 / US 8', 'us:8'],
    ['W32 L30', 'waist:32x30'],
    ['32x30', 'waist:32x30'],
    ['32W x 30L', 'waist:32x30'],
    ['32/30', 'waist:32x30'],
    ['32W', 'waist:32'],
    ['27', 'waist:27'],
    ['8.5 M', 'shoe-us:8.5'],
    ['39 1/2', 'shoe-eu:39.5'],
    ['39½', 'shoe-eu:39.5'],
    ['EU 39,5', 'shoe-eu:39.5'],
    ['One Size', 'one'],
    ['One Size Fits Most', 'one'],
    ['OS', 'one'],
    ['O/S', 'one'],
    ['TU', 'one'],
    ['Einheitsgröße', 'one'],
    // On two scales at once, or on none.
    ['38', undefined],
    ['36/38', undefined],
    ['4-6', undefined],
    ['FR 38', undefined],
    ['15.5', undefined],
    ['2T', undefined],
    ['2 yrs', undefined],
    ['0-3 M', undefined],
    ['34B', undefined],
    ['40R', undefined],
    ['Queen', undefined],
    ['50 ml', undefined],
    ["5' x 8'", undefined],
    ['S/M/L', undefined],
    ['Set of 2', undefined],
    ['US 99', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('LS2 reads the size %j as %s', (raw, id) => {
    expect(parseSize(raw)).toBe(id)
  })

  it.each<[string, SizeHints, string | undefined]>([
    ['8', { categoryId: 'ankle-boots' }, 'shoe-us:8'],
    ['8 1/2', { categoryId: 'ankle-boots' }, 'shoe-us:8.5'],
    ['10 W', { categoryId: 'ankle-boots' }, 'shoe-us:10'],
    ['7 B', { categoryId: 'ankle-boots' }, 'shoe-us:7'],
    ['39', { categoryId: 'ankle-boots' }, 'shoe-eu:39'],
    ['6', { categoryId: 'ankle-boots', system: 'UK' }, 'shoe-uk:6'],
    ['IT 38', { categoryId: 'ankle-boots' }, 'shoe-eu:38'],
    ['M', { categoryId: 'ankle-boots' }, 'letter:m'],
    ['38', { system: 'EU' }, 'eu:38'],
    ['12', { system: 'uk' }, 'uk:12'],
    ['9', { system: 'JP' }, undefined],
    ['M', { system: 'JP' }, 'letter:m'],
    ['8', { type: 'petite' }, 'us:8-petite'],
    ['M', { type: 'tall' }, 'letter:m-tall'],
    ['18', { type: 'plus' }, 'us:18-plus'],
    ['2X', { type: 'plus' }, 'letter:2x'],
    ['M', { type: 'regular' }, 'letter:m'],
    ['32', { categoryId: 'mens-slim-jeans' }, 'waist:32'],
    ['34/36', { categoryId: 'mens-pants' }, 'waist:34x36'],
    ['8', { categoryId: 'skinny-jeans' }, 'us:8'],
    ['7', { categoryId: 'rings' }, undefined],
    ['5', { categoryId: 'sofas' }, undefined],
    ['M', { categoryId: 'gloves' }, 'letter:m'],
    ['8', { categoryId: 'girls-dresses' }, undefined],
    ['12', { categoryId: 'girls-shoes' }, 'shoe-us:12'],
  ])('LS2 reads %j of %j as %s', (raw, hints, id) => {
    expect(parseSize(raw, hints)).toBe(id)
  })

  it.each([
    ...([
      'letter:xl',
      'letter:s-m',
      'letter:1x',
      'letter:m-petite',
      'us:8',
      'us:00',
      'us:18-plus',
      'us:8-tall',
    ] as const),
    ...([
      'uk:12',
      'eu:40',
      'eu:36-38',
      'waist:32',
      'waist:32x30',
      'shoe-us:8.5',
      'shoe-uk:6',
      'shoe-eu:39',
      'one',
    ] as const),
  ])('LS2 reads back what it is shown as: %s', id => {
    expect(parseSize(formatSizeId(id))).toBe(id)
  })

  it('LS2 takes no time over a text that is no size', () => {
    for (const text of ['x'.repeat(1e6), '1 '.repeat(1e6), '('.repeat(1e6), 'extra '.repeat(1e5)])
      expect(parseSize(text)).toBeUndefined()
  })
})
