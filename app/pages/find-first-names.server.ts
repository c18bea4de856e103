import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { HomeSelection } from '#app/storefronts/home-settings.ts'
import { sortByScope } from './home/sort-by-scope.ts'
import { keepPerCatalogue } from './keep-per-catalogue.server.ts'

interface Wanted {
  group: 'brands' | 'retailers'
  scope: readonly HomeSelection[]
  size: number
}

/**
 * Finds the first brands or stores of a storefront: those in its scope, then the largest ones, as a
 * storefront without a scope, or with few of them in it, shows.
 */
export const findFirstNames = keepPerCatalogue(
  async (
    catalogue: Pick<Catalogue, 'list' | 'directory'>,
    { group, scope, size }: Wanted,
  ): Promise<string[]> => {
    const values = (await catalogue.directory())[group]
    const scoped = await sortByScope(catalogue, scope, group, values)
    const largest = values.toSorted((a, b) => b.count - a.count)
    const first = new Set([...scoped, ...largest].map(({ value }) => value))
    return [...first].slice(0, size)
  },
)
