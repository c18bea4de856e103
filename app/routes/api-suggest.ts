import { servicesContext } from '#app/context/services.ts'
import { parseText } from '#app/domain/parse-text.ts'
import {
  findSearchSuggestions,
  type SearchSuggestions,
} from '#app/pages/suggestions/search-suggestions.ts'
import { type Loaded, settleLoad } from '#app/ui/navigation/background-load.ts'
import type { Route } from './+types/api-suggest.ts'

const timeLimitMs = 5_000
const maxRemembered = 50

/** Caches suggestions during a visit, since shoppers often delete letters and retype them. */
const remembered = new Map<string, Loaded<SearchSuggestions>>()

/** Returns completions of a query; none if it contains no words. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<SearchSuggestions> {
  const text = parseText(new URL(request.url).searchParams.get('q') ?? '')
  return findSearchSuggestions(context.get(servicesContext).catalogue, text)
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const known = remembered.get(request.url)
  if (known) return known
  const loaded = await settleLoad(serverLoader(), timeLimitMs)
  if (remembered.size >= maxRemembered) remembered.clear()
  if ('data' in loaded) remembered.set(request.url, loaded)
  return loaded
}

export const shouldRevalidate = () => false
