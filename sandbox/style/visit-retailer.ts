import { Hono } from 'hono'
import { mix } from '../world/hash.ts'
import { getRetailer } from '../world/retailers.ts'
import { toShopUrl } from '../world/shop-url.ts'
import type { World } from '../world/world.ts'
import { landingPath } from './landing-path.ts'

/**
 * Creates the tracked outbound link, which is mounted at /action. Most shops are one or two
 * redirects away; as with real networks, a few are reached through a self-refreshing page.
 */
export function createVisitRetailer(world: World, baseUrl: string): Hono {
  const action = new Hono()

  action.get('/apiVisitRetailer', c => {
    const { id, url, pid } = c.req.query()
    if (!pid?.trim()) return c.text('Missing partner id', 401)
    if (url !== undefined) {
      const target = toShopUrl(url, baseUrl)
      return target === undefined ? c.text('Not an address', 400) : c.redirect(target, 302)
    }
    const index = /^\d{1,15}$/.test(id ?? '') ? world.findIndex(Number(id)) : undefined
    if (index === undefined) return c.text('No such product', 404)
    const retailer = getRetailer(world.getFacts(index).retailer)
    const landing = `${landingPath(world, index)}?utm_source=stylelink&utm_medium=affiliate&utm_content=${mix(index, world.day).toString(36)}`
    if (retailer.index % 3 === 0) return c.redirect(`${baseUrl}${landing}`, 302)
    const kind = retailer.index % 7 === 2 ? 'page' : 'hop'
    return c.redirect(`${baseUrl}/action/${kind}?to=${encodeURIComponent(landing)}`, 302)
  })

  // Only the sandbox's own shops are allowed; otherwise this would be an open redirect.
  action.get('/hop', c => {
    const to = c.req.query('to') ?? ''
    return to.startsWith('/shops/')
      ? c.redirect(`${baseUrl}${to}`, 302)
      : c.text('Not an address', 400)
  })
  action.get('/page', c => {
    const to = c.req.query('to') ?? ''
    if (!/^\/shops\/[\w.%/?&=-]+$/.test(to)) return c.text('Not an address', 400)
    const target = `${baseUrl}${to}`.replaceAll('&', '&amp;')
    return c.html(
      `<!doctype html><title>One moment</title><meta http-equiv="refresh" content="0;url=${target}"><p>Taking you to <a href="${target}">the shop</a>.</p>`,
    )
  })
  return action
}
