import { data } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { findPathProduct } from '#app/domain/urls/product-path.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { findProductPage } from '#app/requests/find-product-page.server.ts'
import { settleLoad } from '#app/ui/navigation/background-load.ts'
import { noteLoadFailure } from '#app/ui/navigation/load-progress.ts'
import type { Route } from './+types/api-product.ts'

const timeLimitMs = 10_000

/**
 * Returns the product for the dialog that opens over a list,
 * with the same data as the product page.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<ProductPage> {
  const key = findPathProduct(new URL(request.url).pathname)
  const found =
    key && (await findProductPage(context.get(servicesContext).catalogue, key.source, key.id))
  if (!found) throw data({ message: 'This product could not be found' }, { status: 404 })
  return found.page
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await settleLoad(serverLoader(), timeLimitMs)
  if ('failure' in loaded) noteLoadFailure()
  return loaded
}

export const shouldRevalidate = () => false
