import { expect, it } from 'vitest'
import { findSecondColor } from './find-second-color.ts'

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
