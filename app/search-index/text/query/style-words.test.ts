import { expect, it } from 'vitest'
import { makeWordIndex, rankWords } from '../testing.ts'

const names = [
  'Linen Mini Dress',
  'Above-Knee Linen Dress',
  'Linen Maxi Dress',
  'Floor-Length Linen Dress',
  'V-Neck Wool Sweater',
  'Wool Sweater with Mock Neck',
  'Funnel Neck Wool Sweater',
  'Cotton Blouse with Balloon Sleeves',
  'Puff Sleeve Cotton Blouse',
  'Dogtooth Wool Skirt',
  'Houndstooth Wool Skirt',
  'Black Tie Tuxedo',
  'Formal Tuxedo',
]
const index = makeWordIndex(names.map(name => ({ name })))

it.each([
  ['mini dress', ['Linen Mini Dress', 'Above-Knee Linen Dress']],
  ['maxi dress', ['Linen Maxi Dress', 'Floor-Length Linen Dress']],
  ['vneck sweater', ['V-Neck Wool Sweater']],
  ['mock neck sweater', ['Wool Sweater with Mock Neck', 'Funnel Neck Wool Sweater']],
  ['puff sleeve blouse', ['Puff Sleeve Cotton Blouse', 'Cotton Blouse with Balloon Sleeves']],
  ['houndstooth skirt', ['Houndstooth Wool Skirt', 'Dogtooth Wool Skirt']],
  ['formal tuxedo', ['Formal Tuxedo', 'Black Tie Tuxedo']],
])('LS2 finds other wordings of %s', (text, found) => {
  const ranked = rankWords(index, text).map(number => names[number - 1])
  expect(ranked.slice(0, found.length)).toEqual(found)
})

it.each([
  ['v-neck sweater', ['V-Neck Sweaters']],
  ['v-neck wool sweater', ['V-neck', 'Wool', 'Sweaters']],
  ['floor length dress', ['Floor length', 'Dresses']],
  ['off-shoulder cotton blouse', ['Off-shoulder', 'Cotton', 'Blouses']],
  ['Floral skirt', ['Floral', 'Skirts']],
  ['houndstooth skirt', ['Houndstooth', 'Skirts']],
  ['striped blouse', ['Striped', 'Blouses']],
  ['black tie tuxedo', ['Black tie', 'Suits']],
  ['winter coat', ['Winter', 'Coats']],
  ['dress for the office', ['Dresses', 'Office']],
  ['a shirt for a wedding', ['Tops', 'Wedding']],
  ['leggings for yoga', ['Leggings']],
  ['boots for women', ["Women's Boots", 'Women']],
  ['wedding dress', ['Bridal']],
  ['office chair', ['Office Furniture']],
  ['plus size jeans', ['Plus size', 'Jeans']],
  ['summer dress long sleeve', ['Day Dresses', 'Long sleeve']],
  ['long sleeve', ['Long Sleeve Tops']],
])('LS2 shows what it understood of %j', (text, labels) => {
  const { understood } = makeWordIndex([{ name: text }]).match(text).reading
  expect(understood.map(({ label }) => label)).toEqual(labels)
})

it('LS2 removes a style from a search without the other words', () => {
  const [style] = index.match('v neck wool sweater').reading.understood
  expect(style).toEqual({
    group: 'style',
    value: 'v neck',
    label: 'V neck',
    words: 'v neck',
    rest: 'wool sweater',
  })
})

it('LS2 ranks by the thing, not by what it is for', () => {
  const products = [
    { name: 'Tern desk', categoryId: 'office' },
    { name: 'Poplin shirt', categoryId: 'mens-shirts', description: 'For the office and after.' },
  ]
  expect(rankWords(makeWordIndex(products), 'shirt for the office')[0]).toBe(2)
})

it('LS2 gives up plus size as a whole, not for things that have a word of it in their name', () => {
  const products = [
    { name: 'Calder Jeans, Travel Size', categoryId: 'mens-jeans' },
    { name: 'Havana Jeans', categoryId: 'jeans' },
  ]
  const { numbers, reading } = makeWordIndex(products).match('plus size jeans')
  expect([...numbers].sort()).toEqual([1, 2])
  expect(reading.dropped).toEqual(['plus', 'size'])
  expect(reading.understood.map(({ label }) => label)).toEqual(['Jeans'])
})

it('LS2 finds plus size by the sizes of products', () => {
  const products = [
    { name: 'Calder Jeans, Travel Size', categoryId: 'jeans' },
    { name: 'Havana Jeans', categoryId: 'jeans', cuts: 'plus size' },
  ]
  expect(rankWords(makeWordIndex(products), 'plus size jeans')).toEqual([2, 1])
})
