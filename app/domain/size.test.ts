import { describe, expect, it } from 'vitest'
import {
  compareSizes,
  formatSizeId,
  formatSizeInScale,
  getSizeScale,
  parseSizeId,
  type SizeId,
  sortBySize,
} from './size.ts'

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
    ['shoe-eu:36.67', 'Shoe EU 36⅔'],
    ['shoe-eu:37.33', 'Shoe EU 37⅓'],
    ['shoe-unisex:9-10.5', 'Shoe US unisex M9/W10.5'],
    ['shoe-kids:10.5c', 'Shoe US kids 10.5C'],
    ['length:40r', '40R'],
    ['bra:34dd', 'Bra 34DD'],
    ['bra-eu:75d', 'Bra EU 75D'],
    ['age:3-4y', 'Age 3-4 years'],
    ['age:12m', 'Age 12 months'],
    ['age:2t', 'Age 2T'],
    ['height:104-110', 'Height 104-110 cm'],
    ['one', 'One Size'],
  ])('LS2 writes %s as %s', (id, text) => {
    expect(formatSizeId(id)).toBe(text)
  })
})

describe('getSizeScale', () => {
  it.each<[SizeId, string, string]>([
    ['letter:xl', 'Letter', 'XL'],
    ['us:8-petite', 'US', '8 Petite'],
    ['waist:32x30', 'Waist', '32 L30'],
    ['length:40r', 'With length', '40R'],
    ['bra:34b', 'Bra', '34B'],
    ['bra-eu:75d', 'Bra EU', '75D'],
    ['age:3-4y', 'Age', '3-4 years'],
    ['height:116', 'Height', '116 cm'],
    ['shoe-eu:36.67', 'Shoe EU', '36⅔'],
    ['shoe-unisex:9-11', 'Shoe US unisex', 'M9/W11'],
    ['shoe-kids:6.5y', 'Shoe US kids', '6.5Y'],
    ['one', 'Other', 'One Size'],
  ])('LS2 shows %s under %s as %s', (id, scale, text) => {
    expect([getSizeScale(id), formatSizeInScale(id)]).toEqual([scale, text])
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
      ...(['length:38r', 'length:40s', 'length:40r', 'length:40l'] as const),
      ...(['bra:32dd', 'bra:34a', 'bra:34b', 'bra:34dd', 'bra:34e', 'bra-eu:75b'] as const),
      ...(['age:0-3m', 'age:9-12m', 'age:12m', 'age:12-18m', 'age:2t', 'age:3-4y'] as const),
      ...(['age:10y', 'height:98-104', 'height:104', 'height:104-110', 'height:116'] as const),
      ...(['shoe-us:8', 'shoe-us:8.5', 'shoe-us:10', 'shoe-eu:36'] as const),
      ...(['shoe-eu:36.67', 'shoe-eu:37.33', 'shoe-eu:39', 'shoe-eu:39.5'] as const),
      ...(['shoe-unisex:8-9.5', 'shoe-unisex:9-10.5', 'shoe-unisex:9-11'] as const),
      ...(['shoe-kids:9c', 'shoe-kids:10.5c', 'shoe-kids:13.5c'] as const),
      ...(['shoe-kids:1y', 'shoe-kids:6.5y', 'shoe-kids:7y', 'one'] as const),
    ]
    expect(sizes.toSorted().sort(compareSizes)).toEqual(sizes)
    expect(sizes.toReversed().sort(compareSizes)).toEqual(sizes)
    expect(sortBySize(sizes.toReversed(), size => size)).toEqual(sizes)
    expect(compareSizes('us:8', 'us:8')).toBe(0)
  })
})

it.each([29, 30, 31])('LS2 reads a written size of 30 characters at most: %i', length => {
  const id = `written:belts:${'x'.repeat(length)}`
  expect(parseSizeId(id)).toBe(length > 30 ? undefined : id)
})
