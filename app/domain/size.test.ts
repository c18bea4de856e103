import { describe, expect, it } from 'vitest'
import { compareSizes, formatSizeId, type SizeId, sortBySize } from './size.ts'

describe('formatSizeId', () => {
  it.each<[SizeId, string]>([
    ['letter:xl', 'XL'],
    ['letter:s-m', 'S/M'],
    ['letter:m-petite', 'M Petite'],
    ['us:8', 'US 8'],
    ['us:18-plus', 'US 18 Plus'],
    ['eu:36-38', 'EU 36-38'],
    ['waist:32', 'W32'],
    ['waist:32x30', 'W32 L30'],
    ['shoe-us:8.5', 'Shoe US 8.5'],
    ['one', 'One Size'],
  ])('LS2 writes %s as %s', (id, text) => {
    expect(formatSizeId(id)).toBe(text)
  })
})

describe('compareSizes', () => {
  it('LS2 sorts scale by scale, each from small to large', () => {
    const sizes: SizeId[] = [
      ...([
        'letter:3xs',
        'letter:xxs',
        'letter:xs',
        'letter:s',
        'letter:s-petite',
        'letter:s-m',
        'letter:m',
      ] as const),
      ...(['letter:xl', 'letter:xxl', 'letter:3xl', 'letter:1x', 'letter:2x'] as const),
      ...([
        'us:000',
        'us:00',
        'us:0',
        'us:2',
        'us:8',
        'us:8-petite',
        'us:8-tall',
        'us:10',
        'us:18-plus',
      ] as const),
      ...(['uk:8', 'uk:12', 'eu:36', 'eu:36-38', 'eu:38'] as const),
      ...(['waist:30', 'waist:32', 'waist:32x30', 'waist:32x34', 'waist:34'] as const),
      ...(['shoe-us:8', 'shoe-us:8.5', 'shoe-us:10', 'shoe-eu:39', 'shoe-eu:39.5', 'one'] as const),
    ]
    expect(sizes.toSorted().sort(compareSizes)).toEqual(sizes)
    expect(sizes.toReversed().sort(compareSizes)).toEqual(sizes)
    expect(sortBySize(sizes.toReversed(), size => size)).toEqual(sizes)
    expect(compareSizes('us:8', 'us:8')).toBe(0)
  })
})
