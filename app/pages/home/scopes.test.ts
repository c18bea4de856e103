import { expect, it } from 'vitest'
import { categories, childrenOf } from '#app/domain/category-tree.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { categoryPairs } from '#app/vocabulary/category-pairs.ts'
import { toScopeFilter } from './to-scope-filter.ts'

const scopes = storefronts.map(({ id, home }) => ({
  id,
  isIn: toScopeFilter([...home.scope, ...home.further]),
}))
const { values = [], unstated } = facets.materials
const materials = values.filter(value => value !== unstated)
/** A category without others below it, or the two in which a product for women and men is. */
const places: readonly (readonly string[])[] = [
  ...categories.filter(({ id }) => childrenOf(id).length === 0).map(({ id }) => [id]),
  ...categoryPairs,
]
const cloths = materials.flatMap((first, at) =>
  materials.slice(at).map(second => [{ material: first }, { material: second }]),
)

it('RT1 no product is in the scopes of two storefronts, whatever its category and cloth', () => {
  const shared = places.flatMap(([categoryId = '', otherCategoryId]) =>
    [[], ...cloths].flatMap(composition => {
      const other = otherCategoryId === undefined ? {} : { otherCategoryId }
      const sites = scopes.filter(({ isIn }) => isIn({ categoryId, ...other, composition }))
      const made = composition.map(({ material }) => material)
      return sites.length > 1 ? [[categoryId, ...made, ...sites.map(({ id }) => id)].join(' ')] : []
    }),
  )
  expect(shared).toEqual([])
})
