import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { saveSearchForm } from '#app/accounts/searches/search-forms.ts'
import { servicesContext } from '#app/context/services.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import type { SentForm } from '#app/domain/sent-form.ts'
import { formatListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { toSavableSearch } from '#app/pages/savable-search.ts'
import { storefrontContext } from './storefront.server.ts'

/** Saves the list that a form describes as a search of a user. Throws `IndexUnavailableError`. */
export async function saveSearch(
  context: Readonly<RouterContextProvider>,
  userId: string,
  values: z.infer<typeof saveSearchForm>,
): Promise<SentForm> {
  const { accounts, catalogue } = context.get(servicesContext)
  const category = findCategory(values.category)?.id
  const requested = parseListQuery(new URLSearchParams(values.query), category)
  const search = await toSavableSearch(catalogue, requested)
  const isSaved = await accounts.searches.save(userId, context.get(storefrontContext).id, {
    title: search.title,
    query: formatListQuery(search.query),
    ...(category === undefined ? {} : { category }),
  })
  return isSaved
    ? { isDone: true }
    : { error: 'You’ve reached the limit for saved searches. Remove one first.' }
}
