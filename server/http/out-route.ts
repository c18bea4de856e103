import type { Context } from 'hono'
import { LookupUnavailableError } from '#app/catalogue/lookup-unavailable-error.ts'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { isSourceLetter } from '#app/domain/source.ts'
import { parseOutPlace } from '#app/domain/urls/links.ts'
import { findPathProduct } from '#app/domain/urls/product-path.ts'
import { isNavigation } from '#app/outbound/is-navigation.ts'
import type { Outbound, OutboundSite } from '#app/outbound/outbound.ts'
import { readVisitor } from '#app/outbound/read-visitor.ts'
import type { SearchLog } from '#app/overrides/search-log.server.ts'
import { createPlainPage } from './plain-page.ts'

/** Matches the paths of `buyPath`. */
export const outPattern = '/out/:source/:id'

const outHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'origin',
  'X-Robots-Tag': 'noindex, nofollow',
}

export interface OutOptions {
  outbound: Outbound
  searchLog: SearchLog
  site: OutboundSite
  /** The visitor's address, by which repeated clicks are recognized. */
  address: string
}

/**
 * Redirects a click to the retailer. The path contains a product's id and never a
 * URL, so the redirect can only go to a source's own link. This runs before page
 * routing, which would add milliseconds. Returns undefined when the offer is unknown,
 * its link is dead, or it cannot be looked up; the request then gets a page.
 * Requests that open no window are refused, because they would claim sales that
 * nobody clicked for.
 */
export async function answerOut(
  c: Context,
  { outbound, searchLog, site, address }: OutOptions,
): Promise<Response | undefined> {
  const { source, id } = findPathProduct(new URL(c.req.url).pathname) ?? {}
  if (!isSourceLetter(source) || id === undefined) return undefined
  const { headers, method } = c.req.raw
  if (method === 'HEAD')
    return createPlainPage(405, 'This link can only be opened', { ...outHeaders, Allow: 'GET' })
  const visitor = readVisitor(c.req.raw)
  if (visitor.visitor !== 'prefetch' && !isNavigation(headers))
    return createPlainPage(
      403,
      'This link leads to a retailer’s page. Open it in a window of its own',
      outHeaders,
    )
  const visit = { address, agent: headers.get('User-Agent') ?? '' }
  const { search, ...place } = parseOutPlace(new URL(c.req.url).searchParams)
  try {
    const way = await outbound.leave({ site, source, id, ...place, ...visitor, visit })
    if (!way) return undefined
    // A prefetch is refused because following its link would count as a click at the network.
    if (visitor.visitor === 'prefetch')
      return new Response(null, { status: 503, headers: outHeaders })
    if (search && visitor.visitor === 'person' && !way.isRepeat)
      searchLog.recordClick(site.id, search)
    return new Response(null, { status: 302, headers: { ...outHeaders, Location: way.url } })
  } catch (error) {
    if (isConnectionLoss(error) || error instanceof LookupUnavailableError) return undefined
    throw error
  }
}
