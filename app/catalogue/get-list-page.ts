import { type ListPage, toListPage } from '#app/domain/list-page.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { type Catalogue, IndexUnavailableError } from './catalogue.ts'
import { findWaysOut } from './find-ways-out.ts'

/** A list as its page shows it; one without products with the ways out of it. Throws as `Catalogue.list` does. */
export async function getListPage(
  catalogue: Pick<Catalogue, 'list' | 'suggest'>,
  query: ListQuery,
): Promise<ListPage> {
  const list = toListPage(await catalogue.list(query), query)
  if (list.paging.total > 0) return list
  // Without them an empty list is still an answer.
  const waysOut = await findWaysOut(catalogue, query).catch(toNothingWhenUnavailable)
  return { ...list, ...(waysOut ? { waysOut } : {}) }
}

function toNothingWhenUnavailable(error: unknown): undefined {
  if (!(error instanceof IndexUnavailableError)) throw error
}
