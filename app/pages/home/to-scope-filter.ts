import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { Product } from '#app/domain/product.ts'
import type { HomeSelection } from '#app/storefronts/home-settings.ts'
import { toHomeQuery } from './find-scene.ts'

/** The fields of a product that decide whether it is in a scope. */
interface ScopedProduct extends Pick<Product, 'categoryId' | 'otherCategoryId'> {
  composition?: readonly { material: string }[]
}

/**
 * Returns a function that is true of products of one of the parts of a storefront's scope, which have
 * only categories and materials.
 */
export function toScopeFilter(
  scope: readonly HomeSelection[],
): (product: ScopedProduct) => boolean {
  const queries = scope.map(toHomeQuery)
  return ({ categoryId, otherCategoryId, composition = [] }) => {
    const categories = [categoryId, otherCategoryId].flatMap(ancestorsOf).map(({ id }) => id)
    const isOf = (materials: readonly string[]) =>
      composition.some(({ material }) => materials.includes(material))
    return queries.some(
      ({ category, materials, excluded }) =>
        (category === undefined || categories.includes(category)) &&
        (materials.length === 0 || isOf(materials)) &&
        !isOf(excluded.materials ?? []),
    )
  }
}
