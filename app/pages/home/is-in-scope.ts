import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { Product } from '#app/domain/product.ts'
import type { HomeSelection } from '#app/storefronts/home-settings.ts'
import { toHomeQuery } from './find-scene.ts'

/**
 * Returns true if a product is of one of the parts of a storefront's scope, which have only categories
 * and materials.
 */
export function isInScope(
  {
    categoryId,
    otherCategoryId,
    composition = [],
  }: Pick<Product, 'categoryId' | 'otherCategoryId' | 'composition'>,
  scope: readonly HomeSelection[],
): boolean {
  const categories = [categoryId, otherCategoryId].flatMap(ancestorsOf).map(({ id }) => id)
  return scope.map(toHomeQuery).some(({ category, materials }) => {
    const isOfMaterial = composition.some(({ material }) => materials.includes(material))
    return (
      (category === undefined || categories.includes(category)) &&
      (materials.length === 0 || isOfMaterial)
    )
  })
}
