import { parseText } from '#app/domain/parse-list-query.ts'
import { suggestionLimit, toSearchSuggestions } from '#app/domain/search-suggestions.ts'
import { askCatalogue } from '#app/middleware/ask-catalogue.server.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import type { Route } from './+types/api-suggest.ts'

/** What a shopper may mean who has written so far; empty for a text without a word in it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const text = parseText(new URL(request.url).searchParams.get('q') ?? '')
  const found = await askCatalogue(context.get(catalogueContext).suggest(text, suggestionLimit))
  return Response.json(toSearchSuggestions(found), {
    headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, max-age=60' },
  })
}
