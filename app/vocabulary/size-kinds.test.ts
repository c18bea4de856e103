import { describe, expect, it } from 'vitest'
import { parseSize, type SizeHints } from './size.ts'

describe('parseSize of particular kinds of products', () => {
  it.each<[raw: string, id: string | undefined, categoryId?: string]>([
    // Thirds
    ['36 2/3', 'shoe-eu:36.67'],
    ['36⅔', 'shoe-eu:36.67'],
    ['EU 37 1/3', 'shoe-eu:37.33'],
    ['36.7', 'shoe-eu:36.67', 'womens-sneakers'],
    ['37.33', 'shoe-eu:37.33', 'womens-sneakers'],
    ['42 1/2', 'shoe-eu:42.5'],
    ['42.5', 'shoe-eu:42.5'],
    ['UK 4 / EU 36 2/3', 'shoe-uk:4', 'sandals'],
    // No brand makes a US 7⅔, and 12/3 has no whole number.
    ['7 2/3', undefined, 'womens-sneakers'],
    ['12/3', undefined],
    ['7½', 'shoe-us:7.5', 'womens-sneakers'],
    // Children's shoes
    ['6.5Y', 'shoe-kids:6.5y'],
    ['10.5C', 'shoe-kids:10.5c'],
    ['10.5K', 'shoe-kids:10.5c'],
    ['6Y', 'shoe-kids:6y', 'boys-shoes'],
    ['10C', 'shoe-kids:10c', 'baby-shoes'],
    ['5Y', 'shoe-kids:5y', 'womens-sneakers'],
    ['6Y', 'age:6y', 'boys-clothes'],
    ['6Y', undefined],
    ['14.5C', undefined],
    ['9.5Y', undefined],
    // Men's and women's American sizes of one shoe
    ['M9/W11', 'shoe-unisex:9-11'],
    ['M9 / W10.5', 'shoe-unisex:9-10.5', 'womens-sneakers'],
    ["Men's 9 / Women's 10.5", 'shoe-unisex:9-10.5', 'mens-sneakers'],
    ['W11/M9', 'shoe-unisex:9-11'],
    ['US M9/W11', 'shoe-unisex:9-11'],
    // No woman's size is below a man's.
    ['M9/W7', undefined],
    ['M9/M11', undefined],
    ['W32/L34', 'waist:32x34'],
    // Garments with lengths
    ['32R', 'length:32r'],
    ['38R', 'length:38r', 'blazers'],
    ['40L', 'length:40l', 'mens-blazers-and-sport-coats'],
    ['42 Short', 'length:42s'],
    ['40 Regular', 'length:40r'],
    ['32R', 'length:32r', 'mens-jeans'],
    // In jeans, the word was part of the waist's name before.
    ['32 Regular', 'waist:32', 'mens-jeans'],
    ['8R', 'us:8'],
    ['L', 'letter:l'],
    // Children's ages and heights
    ['3-4Y', 'age:3-4y'],
    ['3-4 years', 'age:3-4y'],
    ['3Y-4Y', 'age:3-4y'],
    ['3-4 ans', 'age:3-4y'],
    ['5-6 Jahre', 'age:5-6y'],
    ['12-18M', 'age:12-18m'],
    ['12-18 months', 'age:12-18m', 'baby-clothes'],
    ['2-3 years / 98 cm', 'age:2-3y'],
    ['Age 8', undefined],
    ['12M', 'age:12m', 'baby-clothes'],
    ['12M', 'shoe-us:12', 'mens-sneakers'],
    // Slippers for sizes 9 to 12 of medium width
    ['9-12 M', undefined, 'mens-sneakers'],
    ['4-3Y', undefined],
    ['7-8M', undefined],
    ['30 years', undefined],
    ['12 months', undefined, 'skin-care'],
    ['2-3T', 'age:2-3t'],
    ['10T', 'us:10-tall'],
    ['104/110', 'height:104-110'],
    ['104-110 cm', 'height:104-110', 'girls-clothes'],
    ['116', 'height:116', 'girls-dresses'],
    ['116 cm', 'height:116', 'boys-clothes'],
    ['EU 116', 'height:116', 'boys-clothes'],
    ['5-6Y (116 cm)', 'age:5-6y', 'boys-clothes'],
    // Belts and carpets are measured in centimeters too.
    ['116 cm', undefined],
    ['116', undefined],
    ['117', undefined, 'girls-dresses'],
    ['104/128', undefined, 'girls-dresses'],
    ['44/50', 'height:44-50', 'baby-clothes'],
    // Bras
    ['34B', 'bra:34b', 'bras'],
    ['34 DD', 'bra:34dd', 'bras'],
    ['34DDD/F', 'bra:34ddd', 'bras'],
    ['80C', 'bra-eu:80c'],
    ['75D', 'bra-eu:75d', 'bras'],
    ['EU 75 D', 'bra-eu:75d', 'bras'],
    ['M', 'letter:m', 'bras'],
    // Odd bands, and bands in centimeters that are no multiple of five, are something else.
    ['35B', undefined, 'bras'],
    ['72B', undefined, 'bras'],
    ['34', undefined, 'bras'],
    ['FR 90B', 'bra-eu:75b', 'bras'],
    // The fineness of tights
    ['60D', undefined, 'hosiery'],
    // The width of a shoe
    ['7 B', 'shoe-us:7', 'womens-sneakers'],
    // Bare numbers
    ['36', 'eu:36', 'dresses'],
    ['38', 'eu:38', 'womens-coats'],
    ['40', 'eu:40', 'skirts'],
    ['36/38', 'eu:36-38', 'sweaters'],
    ['36', 'shoe-eu:36', 'sandals'],
    ['38', 'shoe-eu:38', 'mens-sneakers'],
    // The number of pants, socks and men's clothes may be a waist, a shoe size or a collar.
    ['38', undefined, 'womens-pants'],
    ['36/38', undefined, 'socks'],
    ['38', undefined, 'mens-shirts'],
    ['38', 'waist:38', 'mens-jeans'],
    ['33', 'waist:33', 'dresses'],
    ['48', 'eu:48', 'dresses'],
    ['62', undefined, 'dresses'],
    ['12', 'us:12', 'dresses'],
  ])('LS2 reads %j as %s in %s', (raw, id, categoryId) => {
    expect(parseSize(raw, categoryId === undefined ? {} : { categoryId })).toBe(id)
  })

  it.each<[raw: string, hints: SizeHints, id: string | undefined]>([
    ['90B', { system: 'FR', categoryId: 'bras' }, 'bra-eu:75b'],
    ['34B', { system: 'UK', categoryId: 'bras' }, 'bra:34b'],
    ['50R', { system: 'EU' }, 'eu:50'],
    ['38', { system: 'IT', categoryId: 'dresses' }, 'it:38'],
    ['38', { system: 'UK', categoryId: 'dresses' }, 'uk:38'],
  ])('LS2 reads %j of %j as %s', (raw, hints, id) => {
    expect(parseSize(raw, hints)).toBe(id)
  })
})
