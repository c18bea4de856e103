import { redirect } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { listFeedPath } from '#app/domain/urls/format-links.ts'
import { parseOwnPath } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { findListAt } from '#app/pages/find-list-at.ts'
import { formatListFeed } from '#app/pages/list-feed.ts'
import { findMovedListUrl } from '#app/requests/require-named-list.server.ts'
import type { Route } from './+types/api-list-feed.ts'

/** Serves the newest products of the list at `?path=` as RSS. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(storefrontContext)
  const path = parseOwnPath(new URL(request.url).searchParams.get('path'))
  const newest = { sort: 'newest', page: 1 } as const
  const catalogue = context.get(servicesContext).catalogue
  const list = await findListAt(catalogue, new URL(path, site.siteUrl), newest)
  const headers = { 'Cache-Control': 'public, max-age=300', 'X-Robots-Tag': 'noindex' }
  const moved = list ? undefined : await findMovedListUrl(context, new URL(path, site.siteUrl))
  if (moved !== undefined) throw redirect(listFeedPath(moved), 301)
  if (!list) return new Response('This list does not exist', { status: 404, headers })
  const priceSteps = await catalogue.findPriceSteps(list.cards)
  return new Response(formatListFeed(list, priceSteps, path, site), {
    headers: { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
