import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { ListedProduct } from '#app/domain/listing.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import type { HomeSelection } from '#app/storefronts/home-settings.ts'
import { toHomeQuery } from './find-scene.ts'
import { takeTurns } from './spread-products.ts'

/**
 * Finds up to `size` products per part of the storefront's scope that also match `change`, the
 * parts taking turns. Without a scope, all products count.
 */
export async function findInScope(
  catalogue: Pick<Catalogue, 'list'>,
  scope: readonly HomeSelection[],
  change: Partial<Omit<ListQuery, 'category'>>,
  size: number,
): Promise<ListedProduct[]> {
  const queries = scope.length === 0 ? [emptyListQuery] : scope.map(toHomeQuery)
  const found = await Promise.all(
    queries.map(query => catalogue.list({ ...query, ...change }, size)),
  )
  return takeTurns(found.map(({ products }) => products))
}
