import { describe, expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { describeLookAlike } from './describe-look-alike.ts'

const { composition: _, ...plain } = {
  ...sampleProduct,
  unbrandedName: 'Quay Fitted Shirt',
  description: '',
  colors: [],
  colorIds: [],
  composition: undefined,
}
const toColors = (...names: string[]) => names.map(name => ({ id: name, name }))

describe('describeLookAlike', () => {
  it.each([
    ['the color', { colors: toColors('Sage') }, 'Sage'],
    ['two colors', { colors: toColors('Gold', 'Silver') }, 'Gold/Silver'],
    ['one of more colors', { colors: toColors('Sage', 'Navy', 'Red') }, 'Sage +2'],
    [
      'two colors of 24 characters',
      { colors: toColors('Powder Blue', 'Dusty Rose S') },
      'Powder Blue/Dusty Rose S',
    ],
    [
      'one of two colors that are longer',
      { colors: toColors('Powder Blue', 'Dusty Rose St') },
      'Powder Blue +1',
    ],
    ['a single color of any length', { colors: toColors('x'.repeat(40)) }, 'X'.padEnd(40, 'x')],
    [
      'what fits in 34 characters',
      { colors: toColors('x'.repeat(19)), description: 'Houndstooth, V-neck.' },
      `X${'x'.repeat(18)}, houndstooth`,
    ],
    [
      'nothing longer than 34 characters',
      { colors: toColors('x'.repeat(22)), description: 'Houndstooth.' },
      `X${'x'.repeat(21)}`,
    ],
    ['our name for a color without one', { colorIds: ['10' as const] }, 'Blue'],
    ['a pattern', { description: '<p>Curved hem.</p><ul><li>Polka Dot</li></ul>' }, 'Dot'],
    ['a sleeve', { description: 'With 3/4 sleeves and a V-neck.' }, '3/4 sleeve, V-neck'],
    [
      'the main material',
      { composition: [{ material: 'elastane', percent: 5 }, { material: 'silk' }] },
      'Silk',
    ],
    [
      'three of these at most',
      {
        colors: toColors('Sage'),
        description: 'Houndstooth, long sleeves, slim fit.',
        composition: [{ material: 'silk' }],
      },
      'Sage, houndstooth, long sleeve',
    ],
    [
      'no color that the name states',
      { unbrandedName: 'Sundress - Plum', colors: toColors('Plum') },
      undefined,
    ],
    [
      'no pattern that the color states',
      { colors: toColors('Navy Paisley'), description: 'Paisley.' },
      'Navy Paisley',
    ],
    [
      'no material that the name states',
      { unbrandedName: 'Silk Shirt', composition: [{ material: 'silk' }] },
      undefined,
    ],
    ['nothing when nothing is stated', {}, undefined],
  ])('LS4 states %s', (_title, changes, expected) => {
    expect(describeLookAlike({ ...plain, ...changes })).toBe(expected)
  })
})

it.each([
  [2_000, 'Houndstooth'],
  [2_001, undefined],
])(
  'LS4 reads a description to its 2,000th character: the word that ends with number %i',
  (end, expected) => {
    const description = ' houndstooth'.padStart(end, 'x')
    expect(describeLookAlike({ ...plain, description })).toBe(expected)
  },
)
