import { describe, expect, it } from 'vitest'
import { formatSizeId, parseSizeId } from '#app/domain/size.ts'
import { readSizeId } from './read-size-id.ts'

describe('readSizeId', () => {
  it.each<[raw: string, categoryId: string | undefined, id: string | undefined]>([
    // Sizes on our scales
    ['36R', 'mens-suits', 'length:36r'],
    ['52L', 'mens-suits', 'length:52l'],
    ['42 Extra Long', 'mens-suits', 'length:42xl'],
    ['36 XS', 'mens-blazers-and-sport-coats', 'length:36xs'],
    ['40R/34W', 'mens-suits', 'length:40r'],
    ['48', 'mens-suits', 'eu:48'],
    ['EU 48R', 'mens-suits', 'eu:48'],
    ['44', 'mens-jackets', 'eu:44'],
    ['48/50', 'mens-outerwear', 'eu:48-50'],
    ['58', 'mens-outerwear', 'eu:58'],
    ['IT 50', 'mens-suits', 'eu:50'],
    ['42', 'womens-coats', 'eu:42'],
    ['58', 'dresses', 'eu:58'],
    ['IT 42', 'dresses', 'it:42'],
    ['42 IT', 'womens-pants', 'it:42'],
    ['FR38', 'dresses', 'fr:38'],
    ['D 36', 'dresses', 'eu:36'],
    ['UK 8/10', 'dresses', 'uk:8-10'],
    ['14W-16W', 'dresses', 'us:14-16-plus'],
    ['M 8-10', 'dresses', 'letter:m'],
    ['ﾌﾘｰ', 'dresses', 'one'],
    ['３８', 'dresses', 'eu:38'],
    ['S\u00a0/\u00a0M', 'dresses', 'letter:s-m'],
    ['7-8', 'girls-dresses', 'age:7-8y'],
    ['age 7', 'boys-clothes', 'age:7y'],
    ['8A', 'boys-clothes', 'age:8y'],
    ['10 år', 'girls-clothes', 'age:10y'],
    ['104 cm / 4 Y', 'girls-clothes', 'age:4y'],
    ['128 cm', 'girls-dresses', 'height:128'],
    ['34D UK', 'bras', 'bra:34d'],
    ['34-B', 'bras', 'bra:34b'],
    ['34C / 75C', 'bras', 'bra:34c'],
    ['34C/D', 'bras', 'bra:34c'],
    ['EU 75C | US 34C', 'bras', 'bra-eu:75c'],
    ['FR 90B', 'bras', 'bra-eu:75b'],
    ['8 Wide', 'ankle-boots', 'shoe-us:8'],
    ['W7', 'womens-sneakers', 'shoe-us:7'],
    ['Men 10.5', 'mens-sneakers', 'shoe-us:10.5'],
    ['39-42', 'womens-slippers', 'shoe-eu:39-42'],
    ['36/37', 'sandals', 'shoe-eu:36-37'],
    ['40⅔', 'mens-sneakers', 'shoe-eu:40.67'],
    ['M9/W11', 'mens-sneakers', 'shoe-unisex:9-11'],
    ['9 M / 11 W', 'womens-sneakers', 'shoe-unisex:9-11'],
    ['10.5W/9M', 'mens-sneakers', 'shoe-unisex:9-10.5'],
    ['9 M', 'womens-sneakers', 'shoe-us:9'],
    ['38⅓', 'womens-sneakers', 'shoe-eu:38.33'],
    ['4 Big Kid', 'boys-shoes', 'shoe-kids:4y'],
    ['11 Little Kid', 'girls-shoes', 'shoe-kids:11c'],
    // Sizes on none of them
    ['15"', 'handbags', 'written:handbags:15"'],
    ['15″', 'mens-business-bags', 'written:mens-business-bags:15″'],
    ['15 inch', 'mens-necklaces', 'written:mens-necklaces:15 inch'],
    ['15"', 'mens-dress-shirts', 'written:mens-clothes:15"'],
    ['15"', 'mens-sneakers', 'written:mens-shoes:15"'],
    ['15 1/2', 'mens-dress-shirts', 'written:mens-clothes:15 1/2'],
    // Short and long suits of Germany; jeans alone have waists of 25 inches.
    ['25', 'mens-suits', 'written:mens-clothes:25'],
    ['102', 'mens-suits', 'written:mens-clothes:102'],
    ['39/40', 'mens-dress-shirts', 'written:mens-clothes:39/40'],
    ['10-12', 'sweaters', 'written:womens-clothes:10-12'],
    ['M10', 'womens-sneakers', 'written:womens-shoes:M10'],
    ['7', 'rings', 'written:rings:7'],
    ['7 1/4', 'hats', 'written:hats:7 1/4'],
    ['0-3', 'baby-clothes', 'written:baby-clothes:0-3'],
    ['Newborn', 'baby-clothes', 'written:baby-clothes:Newborn'],
    ['6X', 'girls-dresses', 'written:girls-dresses:6X'],
    ['Twin XL', 'sheets', 'written:sheets:Twin XL'],
    ['PM', 'handbags', 'written:handbags:PM'],
    ['12 x 16 in', 'wall-decor', 'written:wall-decor:12 x 16 in'],
    ['50 : 50', 'sheets', 'written:sheets:50 : 50'],
    ['x'.repeat(30), 'rings', `written:rings:${'x'.repeat(30)}`],
    // No sizes, descriptions, and sizes that could be of anything
    ['x'.repeat(31), 'rings', undefined],
    ['9'.repeat(2_000), 'mens-suits', undefined],
    ['N/A', 'rings', undefined],
    ['-', 'rings', undefined],
    ['15.5', undefined, undefined],
    ['', 'rings', undefined],
  ])('LS2 reads %j of %s as %s', (raw, categoryId, id) => {
    const found = readSizeId(raw, categoryId === undefined ? {} : { categoryId })
    expect(found).toBe(id)
    if (found !== undefined) expect(parseSizeId(found)).toBe(found)
  })

  it('LS2 shows a size on no scale as its retailer writes it', () => {
    const size = readSizeId(' Full \u00a0/ Queen ', { categoryId: 'sheets' })
    expect(size && formatSizeId(size)).toBe('Full / Queen')
  })
})

it.each([
  'written:',
  'written:rings:',
  'written:rings: 7',
  'written:rings:7 ',
  'written:Rings:7',
  'written::7',
  'written:rings:7\u0000',
  'written:rings:7\u202e',
  `written:rings:${'7'.repeat(31)}`,
])('LS2 refuses the size %j in a URL', text => {
  expect(parseSizeId(text)).toBeUndefined()
})
