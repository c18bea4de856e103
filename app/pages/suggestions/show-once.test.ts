import { expect, it } from 'vitest'
import { showOnce } from './show-once.ts'

const toList = (text: string) => {
  const [, label = '', count] = /^(.+) (\d+)$/.exec(text) ?? []
  return { label, to: `/${label}`, count: Number(count) }
}

it.each([
  ['luggage 69', 'Luggage 68', false],
  ['mens boots 106', "Men's Boots 95", false],
  ["Leather in Women's Leather Jackets 51", "Women's Leather Jackets 52", false],
  ['kids short 18', 'kids shorts 41', true],
  ["Silk in Women's Dresses 126", 'silk dress 126', false],
  ["Silk in Women's Dresses 115", 'silk dress 126', true],
  // The same count, but of something else
  ['silk scarf 126', 'silk dress 126', true],
])('LS2 offers %j beside %j: %j', (text, other, isShown) => {
  const list = toList(text)
  expect(showOnce([list], [toList(other)])).toEqual(isShown ? [list] : [])
  expect(showOnce([toList(other), list], [])).toHaveLength(isShown ? 2 : 1)
})

it('LS2 offers a list once by whatever name', () => {
  const [one, another] = [toList('totes 157'), { ...toList('bags to carry 157'), to: '/totes' }]
  expect(showOnce([one, another], [])).toEqual([one])
})
