import { expect, it } from 'vitest'
import { makeWordIndex } from '../testing.ts'

const index = makeWordIndex([
  {
    name: 'Samba Sneakers',
    brand: 'Northquay',
    categoryId: 'womens-sneakers',
    colors: 'Red',
    description: 'With a cork sole.',
  },
  { name: 'Waxed Mackintosh', brand: 'Alder', categoryId: 'womens-coats', colors: 'Navy' },
])

it.each([
  ['samba', 1, ['samba name']],
  ['northquay red sneakers', 1, ['northquay brand', 'red attribute', 'sneakers name']],
  ['cork shoes', 1, ['cork description', 'shoes name']],
  ['samba velvet', 1, ['samba name']],
  ['blue samba', 2, ['blue attribute', 'samba nowhere']],
  ['samba', 99, []],
  ['', 1, []],
])('SE3 says where the words of %j are in product %i', (text, number, expected) => {
  const places = index.findPlaces(text, number)
  expect(places.map(({ words, place = 'nowhere' }) => `${words} ${place}`)).toEqual(expected)
})
