import { describe, expect, it } from 'vitest'
import { findCategory } from '#app/domain/category-tree.ts'
import { createCategoryMap, findDeepest } from './map-categories.ts'
import { sampleCategories } from './testing/sample-categories.ts'

const root = 'clothes-shoes-and-jewelry'
const tops = ['women', 'men', 'kids-and-baby', 'living'].map(id => ({ id, parentId: root }))
const toName = (id: string) =>
  id
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
const map = createCategoryMap({
  categories: [...tops, ...sampleCategories].map(({ id, parentId }) => ({
    id,
    parentId,
    name: toName(id),
    fullName: toName(id),
  })),
})
const mapUnlisted = createCategoryMap({ categories: [] })

describe('createCategoryMap', () => {
  it('PR1 maps the upstream’s categories by id, alias, name and parent', () => {
    const places = sampleCategories.map(({ id }) => [id, map({ id }).categoryId])
    expect(places).toEqual(sampleCategories.map(({ id, ours }) => [id, ours]))
    expect(places.length).toBeGreaterThan(500)
    expect(places.filter(([, ours]) => findCategory(ours) === undefined)).toEqual([])
  })

  it('counts steps from the upstream’s root', () => {
    const depths = [root, 'women', 'dresses', 'day-dresses', 'no-such-thing']
    expect(depths.map(id => map({ id }).depth)).toEqual([0, 1, 3, 4, 0])
    expect(map({ id: root }).categoryId).toBeUndefined()
  })

  it('PR1 maps an unknown category by its parents when its name contains no known word', () => {
    const categories = [
      ...tops,
      { id: 'dresses', parentId: 'women' },
      { id: 'a-z', parentId: 'dresses', name: 'Seasonal Picks', fullName: 'Seasonal Picks' },
      // The name fits another branch, but a child never leaves its parent's branch.
      { id: 'dress-belts', parentId: 'dresses', name: 'Belts', fullName: 'Dress Belts' },
      { id: 'midi', parentId: 'dresses', name: 'Maxi', fullName: "Women's Maxi Dresses" },
    ]
    const { categoryId } = createCategoryMap({ categories })({ id: 'a-z' })
    expect(categoryId).toBe('dresses')
    const place = (id: string) => createCategoryMap({ categories })({ id }).categoryId
    expect(['dress-belts', 'midi'].map(place)).toEqual(['dresses', 'maxi-dresses'])
  })

  it.each([
    // In these cases, only the id is known.
    ['womens-shoes', undefined, undefined, 'womens-shoes'],
    ['slippers', undefined, undefined, 'womens-slippers'],
    ['evening-handbags', undefined, undefined, 'evening-bags'],
    ['perfume', undefined, undefined, 'fragrance'],
    ['plus-size-dresses', undefined, undefined, 'dresses'],
    ['petite-skirts', undefined, undefined, 'skirts'],
    ['petite-rompers', undefined, undefined, 'jumpsuits-and-rompers'],
    ['plus-size-mystery', undefined, undefined, 'plus-sizes'],
    ['maternity-dresses', undefined, undefined, 'maternity-clothes'],
    ['mens-big-and-tall-jeans', undefined, undefined, 'mens-jeans'],
    ['girls-dresses', undefined, undefined, 'girls-dresses'],
    ['girls-pajamas', undefined, undefined, 'girls-clothes'],
    ['girls-sandals', undefined, undefined, 'girls-shoes'],
    ['girls-matching-sets', undefined, undefined, 'girls-clothes'],
    ['boys-shirts', undefined, undefined, 'boys-clothes'],
    ['boys-shorts', undefined, undefined, 'boys-clothes'],
    ['boys-hats', undefined, undefined, 'boys-accessories'],
    ['mens-loafers', undefined, undefined, 'mens-slip-ons-shoes'],
    ['mens-cashmere-scarves', undefined, undefined, 'mens-scarves'],
    ['womens-ankle-boots', undefined, undefined, 'ankle-boots'],
    // Unlisted ids are mapped by the names that a product states.
    ['c1', 'Ankle', "Women's Ankle Boots", 'ankle-boots'],
    ['c2', 'Trench Coats', "Men's Trench Coats", 'mens-raincoats-and-trenchcoats'],
    ['c3', 'Nightstands', 'Nightstands', 'nightstands'],
    ['c4', 'Seasonal Picks', 'Seasonal Picks', undefined],
  ])('PR1 maps the unlisted %s, %j, %j to %s', (id, name, fullName, ours) => {
    expect(mapUnlisted({ id, name, fullName }).categoryId).toBe(ours)
  })

  it.each([
    ['women', 'womens-sneakers'],
    ['men', 'mens-sneakers'],
    // Products for any child are among girls', and among boys' as well.
    ['kids', 'girls-shoes'],
    [undefined, undefined],
  ] as const)('PR1 uses the gender %s where the names do not imply one: %s', (gender, ours) => {
    expect(mapUnlisted({ id: 'c5', name: 'Sneakers' }, gender).categoryId).toBe(ours)
  })
})

describe('findDeepest', () => {
  it.each([
    [['womens-clothes', 'dresses', undefined], 'Linen Midi', 'dresses'],
    [['boots'], 'Suede Ankle Boots', 'ankle-boots'],
    [['boots'], 'Leather Belt', 'boots'],
    [['mens-boots'], 'Suede Ankle Boots', 'mens-boots'],
    [['kids'], 'Cotton Dress', 'kids'],
    [[undefined], 'Suede Ankle Boots', undefined],
  ])('PR1 resolves %j with the title %j to %s', (ids, title, ours) => {
    expect(findDeepest(ids, title)).toBe(ours)
  })
})
