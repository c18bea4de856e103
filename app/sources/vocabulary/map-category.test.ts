import { describe, expect, it } from 'vitest'
import { findCategory } from '#app/domain/category-tree.ts'
import { categoryKinds } from './category-words.ts'
import { type CategoryClues, mapCategory } from './map-category.ts'

describe('mapCategory', () => {
  it.each<[CategoryClues, string | undefined]>([
    [{ googlePath: 'Apparel & Accessories > Clothing > Dresses' }, 'dresses'],
    [{ googleId: 2271 }, 'dresses'],
    [{ googleId: '212', gender: 'men' }, 'mens-shirts'],
    [{ paths: [['Women', 'Tops', 'Shirts']] }, 'womens-tops'],
    [{ paths: [['Men', 'Shoes', 'Sneakers']] }, 'mens-sneakers'],
    [{ paths: [['Apparel'], ['Women', 'Tops', 'Shirts']] }, 'womens-tops'],
    // The title makes a wide shelf narrower.
    [{ googleId: 2271, title: 'Northquay Harbour Stripe Linen Maxi Dress' }, 'maxi-dresses'],
    [
      { googlePath: 'Apparel & Accessories > Clothing', title: 'Slim Jeans', gender: 'men' },
      'mens-slim-jeans',
    ],
    // And never contradicts it.
    [{ paths: [['Women', 'Shoes']], title: 'Dress Shirt' }, 'womens-shoes'],
    // The last thing named is the thing.
    [{ title: 'Poplin Shirt Dress' }, 'day-dresses'],
    [{ title: 'Slim Fit Dress Shirt', gender: 'men' }, 'mens-dress-shirts'],
    [{ title: 'Leather Belt Bag' }, 'crossbody-bags'],
    [{ title: 'Clutch', gender: 'men' }, 'mens-bags'],
    [{ title: 'Scarves' }, 'scarves'],
    [{ title: 'Oak Dining Chair', gender: 'men' }, 'dining-chairs'],
    [{ paths: [['Kids', 'Clothing', 'Tops']] }, 'kids'],
    [{ title: 'Gift card' }, undefined],
    [{ googleId: 999999 }, undefined],
    [{}, undefined],
  ])('PR1 puts %j under %s', (clues, id) => {
    expect(mapCategory(clues)).toBe(id)
  })

  it('PR1 names nodes that are in our tree, and no others', () => {
    const ids = categoryKinds.flatMap(({ women, men }) => [women, ...(men === undefined ? [] : [men])])
    expect(ids.filter(id => !findCategory(id))).toEqual([])
  })
})
