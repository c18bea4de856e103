import { servicesContext } from '#app/context/services.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { type NextPage, packCards } from '#app/pages/browser/packed-list.ts'
import { toListPage } from '#app/pages/list-page.ts'
import { settleLoad } from '#app/ui/navigation/background-load.ts'
import { noteLoadFailure } from '#app/ui/navigation/load-progress.ts'
import type { Route } from './+types/api-list.ts'

const timeLimitMs = 15_000

/** Returns the next page of an infinite-scroll list: its cards and its position in the list. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<NextPage> {
  const search = new URL(request.url).searchParams
  const query = parseListQuery(search, findCategory(search.get('category') ?? undefined)?.id)
  const { cards, paging } = toListPage(
    await context.get(servicesContext).catalogue.list(query),
    query,
  )
  return { cards: packCards(cards), paging }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await settleLoad(serverLoader(), timeLimitMs)
  if ('failure' in loaded) noteLoadFailure()
  return loaded
}

export const shouldRevalidate = () => false
