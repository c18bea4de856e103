import { catalogueContext } from '#app/middleware/contexts.ts'
import { findProductPage } from '#app/middleware/find-product-page.server.ts'
import type { Route } from './+types/api-product.ts'

/** A product as the dialog over a list shows it: the data of its page. */
export async function loader({ context, params: { source, product } }: Route.LoaderArgs) {
  const found = await findProductPage(context.get(catalogueContext), source, product)
  const headers = { 'X-Robots-Tag': 'noindex' }
  if (!found) return Response.json({ message: 'This product could not be found' }, { status: 404, headers })
  return Response.json(found.page, { headers })
}
