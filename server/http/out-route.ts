import type { Context } from 'hono'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { parseOutPlace } from '#app/domain/links.ts'
import { isSourceLetter } from '#app/domain/source.ts'
import type { SearchLog } from '#app/operators/searches/search-log.server.ts'
import type { Outbound, OutboundSite } from '#app/outbound/outbound.ts'
import { readVisitor } from '#app/outbound/read-visitor.ts'

/** Matches the paths of `buyPath`. */
export const outPattern = '/out/:source/:id'

const outHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'origin',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * Redirects a click to the retailer. The path contains a product's id and never a
 * URL, so the redirect can only go to a source's own link. This runs before page
 * routing, which would add milliseconds. Returns undefined when the offer is unknown,
 * its link is dead, or it cannot be looked up; the request then gets a page.
 */
export async function answerOut(
  c: Context,
  { outbound, searchLog, site }: { outbound: Outbound; searchLog?: SearchLog; site: OutboundSite },
): Promise<Response | undefined> {
  const { source, id = '' } = c.req.param()
  if (!isSourceLetter(source)) return undefined
  const read = readVisitor(c.req.raw.headers)
  // A HEAD request counts as a bot's because link checkers send it.
  const visitor = c.req.method === 'HEAD' ? 'bot' : read.visitor
  const { search, ...place } = parseOutPlace(new URL(c.req.url).searchParams)
  try {
    const way = await outbound.leave({ site, source, id, ...place, device: read.device, visitor })
    if (!way) return undefined
    // A prefetch is refused because following its link would count as a click at the network.
    if (visitor === 'prefetch') return new Response(null, { status: 503, headers: outHeaders })
    if (search && visitor === 'person') searchLog?.recordClick(site.id, search)
    return new Response(null, { status: 302, headers: { ...outHeaders, Location: way.url } })
  } catch (error) {
    if (isConnectionLoss(error)) return undefined
    throw error
  }
}
