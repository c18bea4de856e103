import { toProductPage } from '#app/domain/product-page.ts'
import { isSourceLetter } from '#app/domain/source.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import type { Route } from './+types/api-product.ts'

/** A product as the dialog over a list shows it: the data of its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { source, product: id } = params
  const found = isSourceLetter(source) ? await context.get(catalogueContext).find(source, id) : undefined
  const headers = { 'X-Robots-Tag': 'noindex' }
  if (!found) return Response.json({ message: 'This product could not be found' }, { status: 404, headers })
  return Response.json(toProductPage(found.product, found.goneSince !== undefined), { headers })
}
