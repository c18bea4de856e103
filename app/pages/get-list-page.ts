import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { isEmptyList } from '#app/domain/paging.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'
import { findEmptyListSuggestions } from './empty-list-suggestions.ts'
import { type ListPage, toListPage } from './list-page.ts'

/**
 * Returns the view model of a list, with suggestions if it
 * is empty. Throws the same errors as `Catalogue.list`.
 */
export async function getListPage(
  catalogue: Pick<Catalogue, 'list' | 'suggest'>,
  query: ListQuery,
): Promise<ListPage> {
  const list = toListPage(await catalogue.list(query), query)
  if (!isEmptyList(list.paging)) return list
  // An empty list can be shown without suggestions.
  const suggestions = await findEmptyListSuggestions(catalogue, query).catch(
    toNothingWhenUnavailable,
  )
  return { ...list, ...(suggestions ? { suggestions } : {}) }
}

function toNothingWhenUnavailable(error: unknown): undefined {
  if (!(error instanceof IndexUnavailableError)) throw error
}
