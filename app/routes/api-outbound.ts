import { z } from 'zod'
import { visitContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { parseProductKey } from '#app/domain/product-key.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { isOwnCall } from '#app/outbound/is-navigation.ts'
import { readVisitor } from '#app/outbound/read-visitor.ts'
import type { Route } from './+types/api-outbound.ts'

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }
const clickUrl = z.url({ protocol: /^https?$/ }).max(4_000)

/**
 * Returns a product's outbound links through each wrapper network,
 * with the storefront's ids. The product is identified by its key or
 * by a click URL, which is looked up and followed only if it is known.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = readVisitor(request)
  if (visitor.visitor === 'prefetch' || !isOwnCall(request.headers))
    return Response.json(
      { message: 'Call this address from a page of this site or from a server; do not embed it' },
      { status: 403, headers },
    )
  const search = new URL(request.url).searchParams
  const key = parseProductKey(search.get('product') ?? '')
  const url = clickUrl.safeParse(search.get('url')).data
  if (key === undefined && url === undefined)
    return Response.json(
      { message: 'Send product=s:730112845, or url= followed by the click URL of a product' },
      { status: 400, headers },
    )
  const product =
    key ?? (await context.get(servicesContext).catalogue.findByClickUrl(url ?? ''))?.product
  const links =
    product &&
    (await context.get(servicesContext).outbound.findLinks({
      source: product.source,
      id: product.id,
      ...visitor,
      site: context.get(storefrontContext),
      page: 'api',
      visit: {
        address: context.get(visitContext).address,
        agent: request.headers.get('User-Agent') ?? '',
      },
    }))
  return links
    ? Response.json(links, { headers })
    : Response.json(
        { message: 'This product is unknown or no longer available' },
        { status: 404, headers },
      )
}
