import { describe, expect, it } from 'vitest'
import { splitSizes } from './split-sizes.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)

describe('splitSizes', () => {
  it.each<[raw: string, sizes: string[]]>([
    ['S|M|L', ['S', 'M', 'L']],
    ['S | M | S', ['S', 'M']],
    ['36, 38, 40', ['36', '38', '40']],
    ['36,38,40', ['36', '38', '40']],
    ['36;38;40;', ['36', '38', '40']],
    ['36,5, 37, 37,5', ['36,5', '37', '37,5']],
    ['36,5|37,5', ['36,5', '37,5']],
    ['S,M,XL,2XL,XXXL', ['S', 'M', 'XL', '2XL', 'XXXL']],
    ['XS/S/M/L', ['XS', 'S', 'M', 'L']],
    ['6 / 8 / 10', ['6', '8', '10']],
    ['UK 8, UK 10', ['UK 8', 'UK 10']],
    ['8, 10', ['8', '10']],
    ['7.5 M, 8 M', ['7.5 M', '8 M']],
    ['80C, 85D', ['80C', '85D']],
    ['Small, Medium, X-Large', ['Small', 'Medium', 'X-Large']],
    ['S/M|L/XL', ['S/M', 'L/XL']],
    [numbers(60).join('|'), numbers(60)],
    [numbers(61).join('|'), numbers(60)],
    [`${'x'.repeat(40)}|S`, ['x'.repeat(40), 'S']],
    [`${'x'.repeat(41)}|S`, [`${'x'.repeat(41)}|S`]],
  ])('splits the list %s', (raw, sizes) => {
    expect(splitSizes(raw)).toEqual(sizes)
  })

  it.each([
    'S/M',
    'S / M',
    '36/38',
    '104/110',
    '32/30',
    'W32/L34',
    'W32 L34',
    'M9/W11',
    '7,5',
    '38,5',
    'EU 38 / UK 10 / US 6',
    'S, Petite',
    'One Size, adjustable',
    'M (8, 10)',
    '10 x 12, 3 cm',
    '3-4Y',
    '36 2/3',
    '2-3 years / 98 cm',
  ])('keeps %s', size => {
    expect(splitSizes(size)).toEqual([size])
  })
})
