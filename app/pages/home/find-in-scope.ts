import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { ListedProduct } from '#app/domain/listing.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import type { HomeSelection, HomeSettings, ScopePart } from '#app/storefronts/home-settings.ts'
import { toHomeQuery } from './find-scene.ts'
import { takeTurns } from './spread-products.ts'
import { toScopeFilter } from './to-scope-filter.ts'

/** A part of a scope and its products. */
interface FoundPart {
  part: ScopePart
  products: ListedProduct[]
}

/**
 * The query of the list that a part links to. It ignores the part's exclusions, because a list called
 * “All dresses” should have all of them.
 */
export function toPartQuery(part: HomeSelection): ListQuery {
  return { ...toHomeQuery(part), excluded: {} }
}

/** What the products of a home page come from. */
export type Scopes = Pick<HomeSettings, 'scope' | 'further'>

/**
 * The storefront's own places in which to look for a row's products until there are enough; a
 * storefront without any has everything.
 */
export function listOwnScopes({ scope, further }: Scopes): (readonly ScopePart[])[] {
  if (scope.length === 0 || further.length === 0) return [scope]
  return [scope, [...scope, ...further]]
}

/** The same places and, last, everywhere. */
export function listScopes(home: Scopes): (readonly ScopePart[])[] {
  return home.scope.length === 0 ? [[]] : [...listOwnScopes(home), []]
}

/**
 * Finds up to `size` products per part of a scope that also match `change`. Materials that a part
 * excludes are filtered out here, not by the query: excluding silk in a query also drops every product
 * without a stated material, which most trending ones are.
 */
export function findParts(
  catalogue: Pick<Catalogue, 'list'>,
  scope: readonly ScopePart[],
  change: Partial<Omit<ListQuery, 'category'>>,
  size: number,
): Promise<FoundPart[]> {
  return Promise.all(
    (scope.length === 0 ? [{}] : scope).map(async part => {
      const { products } = await catalogue.list({ ...toPartQuery(part), ...change }, size)
      return { part, products: products.filter(toScopeFilter([part])) }
    }),
  )
}

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
  const found = await findParts(catalogue, scope, change, size)
  return takeTurns(found.map(({ products }) => products))
}
