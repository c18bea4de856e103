import { expect, it } from 'vitest'
import { splitPath } from './split-path.ts'

it.each([
  [['Womens/Clothing/Knitwear'], ['Womens', 'Clothing', 'Knitwear']],
  [['Footwear - Mens - Boots'], ['Footwear', 'Mens', 'Boots']],
  [['Woman:Apparel:Dresses'], ['Woman', 'Apparel', 'Dresses']],
  [['Girls | Shoes'], ['Girls', 'Shoes']],
  [['Lingerie/Tights'], ['Lingerie/Tights']],
  [['Men/Women'], ['Men/Women']],
  [['T-Shirts'], ['T-Shirts']],
  [
    ['Womens/Shoes', 'Boots'],
    ['Womens/Shoes', 'Boots'],
  ],
  [[], []],
])('PR1 splits the path %j into %j', (path, levels) => {
  expect(splitPath(path)).toEqual(levels)
})
