import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'

/**
 * Returns the list with brand aliases replaced by the displayed names; undefined
 * if nothing changes. Old links and saved searches still contain the old names.
 */
export function replaceAliases(
  context: Readonly<RouterContextProvider>,
  query: ListQuery,
): ListQuery | undefined {
  const shownBrands = context.get(servicesContext).shownBrands
  const isAlias = (name: string) => shownBrands?.findByName(name) !== undefined
  const { brands: excluded = [] } = query.excluded
  if (!shownBrands || ![...query.brands, ...excluded].some(isAlias)) return undefined
  const replace = (names: readonly string[]) => [
    ...new Set(names.map(name => shownBrands.findByName(name) ?? name)),
  ]
  return {
    ...query,
    brands: replace(query.brands),
    excluded:
      excluded.length === 0 ? query.excluded : { ...query.excluded, brands: replace(excluded) },
  }
}
