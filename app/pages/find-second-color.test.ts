import { expect, it } from 'vitest'
import { findSecondColor, showsOtherColor } from './find-second-color.ts'

const [black, red, blue] = ['16', '7', '10'] as const

it.each([
  ['without wanted colors', [red], [], undefined],
  ['in an unseen color', [red], ['red'], 'red'],
  ['in the first of its unseen colors that is wanted', [red, blue], ['blue', 'green'], 'blue'],
  ['in a seen color', [red], ['black'], undefined],
  ['in a seen and an unseen color', [red], ['red', 'black'], undefined],
  ['without unseen colors', [], ['red'], undefined],
  ['of which nothing is stored yet', undefined, ['red'], undefined],
])('LS4 finds the second color of a product %s', (_case, unseenColorIds, wanted, found) => {
  const product = { colorIds: [black, red, blue], ...(unseenColorIds ? { unseenColorIds } : {}) }
  expect(findSecondColor(product, wanted)).toBe(found)
})

it.each([
  ['without wanted colors', [black], [], [], false],
  ['in a wanted color', [black, red], [], ['red'], false],
  ['in a wanted color that no picture shows', [black, red], [red], ['red'], true],
  // Only its words mention the color, as those of Thessaly Grey do.
  ['in other colors', [black], [], ['gray'], true],
  ['that states no color', [], [], ['gray'], false],
  ['of which nothing is stored yet', undefined, undefined, ['gray'], false],
])('LS4 knows the color of a product %s', (_case, colorIds, unseenColorIds, wanted, found) => {
  const stated = { ...(colorIds && { colorIds }), ...(unseenColorIds && { unseenColorIds }) }
  expect(showsOtherColor(stated, wanted)).toBe(found)
})
