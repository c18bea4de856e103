import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { dropTwins, showOnce } from './show-once.ts'

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

const toFound = (text: string, ids: string) => ({
  query: toList(text),
  products: [...ids].map(id => ({ ...sampleProduct, id })),
})

it.each([
  ['camisoles 121', 'abc', 'camis 121', 'acb', 'camisoles'],
  ['cashmere sweaters 100', 'abc', 'cashmere jumpers 90', 'acd', 'cashmere sweaters'],
  ['sweaters 100', 'abc', 'jumpers 89', 'acd', 'sweaters, jumpers'],
  ['sweaters 100', 'abc', 'cardigans 99', 'ade', 'sweaters, cardigans'],
  ['maxis 530', 'abc', 'maxi dresses 469', 'bcd', 'maxi dresses'],
  ['maxis 530', 'abc', 'maxi skirts 90', 'cde', 'maxis, maxi skirts'],
  ['perfumes 232', 'abc', "women's perfumes 189", 'abc', "perfumes, women's perfumes"],
])('LS2 suggests of %j (%s) and %j (%s) only %j', (one, ids, other, others, shown) => {
  const kept = dropTwins([toFound(one, ids), toFound(other, others)])
  expect(kept.map(({ query }) => query.label).join(', ')).toBe(shown)
})
