import { expect, it } from 'vitest'
import { findRetailerAudience } from './retailer-audience.ts'

it.each([
  ['Ann Taylor', 'female'],
  ['anntaylor.com', 'female'],
  ['ANN TAYLOR US', 'female'],
  ['Chico’s', 'female'],
  ['Jos. A. Bank', 'male'],
  ['Charles Tyrwhitt UK', 'male'],
  ['Alder & Finch', undefined],
  ['US', undefined],
  ['', undefined],
])('PR7 finds the audience of %j', (name, sex) => {
  expect(findRetailerAudience(name)?.sex).toBe(sex)
})

it('PR7 recognizes a retailer that sells to children', () => {
  expect(findRetailerAudience("The Children's Place")).toEqual({ age: 'kids' })
  expect(findRetailerAudience('Mamas & Papas')).toEqual({ age: 'baby' })
})
