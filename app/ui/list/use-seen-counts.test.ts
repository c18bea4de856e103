import { expect, it } from 'vitest'
import { addSeen, type Seen } from './use-seen-counts.ts'

const seen: Seen = { scope: 'dresses', widths: new Map([['maxi', 3]]) }

it.each<[string, string, [string, number][], [string, number][]]>([
  ['a shorter count', 'dresses', [['maxi', 7]], [['maxi', 3]]],
  ['no products', 'dresses', [['maxi', 0]], [['maxi', 3]]],
  ['a longer count', 'dresses', [['maxi', 1234]], [['maxi', 5]]],
  [
    'a new link',
    'dresses',
    [['midi', 12]],
    [
      ['maxi', 3],
      ['midi', 2],
    ],
  ],
  ['a new link without products', 'dresses', [['midi', 0]], [['maxi', 3]]],
  ['another list', 'skirts', [['mini', 4]], [['mini', 1]]],
])('LS1 after %s', (_, scope, counts, widths) => {
  const links = counts.map(([id, count]) => ({ id, count }))
  expect([...addSeen(seen, scope, links).widths]).toEqual(widths)
})

it('LS1 returns the same object if no count is longer and no link is new', () => {
  expect(addSeen(seen, 'dresses', [{ id: 'maxi', count: 100 }])).toBe(seen)
})
