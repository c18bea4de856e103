import { toCard } from '#app/domain/card.ts'
import { parseCardKeys } from '#app/domain/links.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import type { Route } from './+types/api-cards.ts'

/** The cards of products a browser remembers, as they are today; what is no longer offered is left out. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const keys = parseCardKeys(new URL(request.url).searchParams)
  const products = await context.get(catalogueContext).findMany(keys)
  return Response.json(
    { cards: products.map(toCard) },
    { headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-cache' } },
  )
}
