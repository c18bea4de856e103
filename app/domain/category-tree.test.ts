import { describe, expect, it } from 'vitest'
import {
  ancestorsOf,
  categories,
  childrenOf,
  findCategory,
  getMainCategory,
  isDescendant,
} from './category-tree.ts'

const ids = (list: readonly { id: string }[]) => list.map(category => category.id)

describe('the category tree', () => {
  it('has more than 150 categories, with unique ids that fit into a URL', () => {
    expect(categories.length).toBeGreaterThan(150)
    expect(new Set(ids(categories)).size).toBe(categories.length)
    for (const id of ids(categories)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('LY2 has every category that the menu links to, under the link’s main category', () => {
    const linked = [
      ['women', 'womens-clothes'],
      ['men', 'mens-clothes'],
      ['women', 'womens-shoes'],
      ['women', 'handbags'],
      ['women', 'womens-accessories'],
      ['living', 'furniture'],
      ['women', 'womens-beauty'],
    ]
    for (const [main, id] of linked) expect([getMainCategory(id).id, id]).toEqual([main, id])
  })

  it('has titles for use under a parent and titles that stand alone', () => {
    const titles = [
      'women',
      'day-dresses',
      'eye-makeup',
      'mens-jeans',
      'sofas',
      'girls',
      'girls-shoes',
    ]
    expect(titles.map(id => findCategory(id)?.title)).toEqual([
      'Women',
      "Women's Day Dresses",
      'Eye Makeup',
      "Men's Jeans",
      'Sofas',
      'Girls',
      "Girls' Shoes",
    ])
    expect(findCategory('day-dresses')?.name).toBe('Day Dresses')
  })
})

describe('findCategory', () => {
  it.each([undefined, '', 'nothing', 'constructor', '__proto__'])('finds nothing for %s', id => {
    expect(findCategory(id)).toBeUndefined()
  })
})

describe('getMainCategory', () => {
  it.each([
    ['ankle-boots', 'women'],
    ['mens-watches', 'men'],
    ['area-rugs', 'living'],
    ['toys', 'kids'],
    ['men', 'men'],
    // A product without a known category is linked under women.
    ['nothing', 'women'],
    [undefined, 'women'],
  ])('of %s is %s', (id, main) => {
    expect(getMainCategory(id).id).toBe(main)
  })
})

describe('childrenOf', () => {
  it('returns children in menu order, the main categories without an id, and nothing for a leaf', () => {
    expect(ids(childrenOf())).toEqual(['women', 'men', 'living', 'kids'])
    expect(ids(childrenOf('skirts'))).toEqual(['mini-skirts', 'mid-length-skirts', 'long-skirts'])
    expect(childrenOf('mini-skirts')).toEqual([])
    expect(childrenOf('nothing')).toEqual([])
  })
})

describe('ancestorsOf', () => {
  it('returns the path from the main category down to the node itself', () => {
    expect(ids(ancestorsOf('day-dresses'))).toEqual([
      'women',
      'womens-clothes',
      'dresses',
      'day-dresses',
    ])
    expect(ids(ancestorsOf('women'))).toEqual(['women'])
    expect(ancestorsOf('nothing')).toEqual([])
  })
})

describe('isDescendant', () => {
  it.each([
    ['day-dresses', 'women', true],
    ['day-dresses', 'dresses', true],
    ['dresses', 'day-dresses', false],
    ['dresses', 'dresses', false],
    ['dresses', 'men', false],
    ['nothing', 'women', false],
  ])('reports %s under %s as %s', (id, ancestor, expected) => {
    expect(isDescendant(id, ancestor)).toBe(expected)
  })
})
