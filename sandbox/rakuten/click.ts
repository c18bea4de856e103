import { type Context, Hono } from 'hono'
import { toShopUrl } from '../world/shop-url.ts'

/** Returns the tracked link to a product's page: `/link?id=…&offerid=…&type=15&murl=…`. */
export function linkPath(link: { id: string; offerId: string; url: string }): string {
  return `/link?id=${link.id}&offerid=${link.offerId}&type=15&murl=${encodeURIComponent(link.url)}`
}

export function deepLinkPath(link: {
  id: string
  advertiserId: number
  url: string
  tag: string
}): string {
  const tag = link.tag === '' ? '' : `&u1=${encodeURIComponent(link.tag)}`
  return `/deeplink?id=${link.id}&mid=${link.advertiserId}${tag}&murl=${encodeURIComponent(link.url)}`
}

/**
 * Creates the routes of the network's click host, which adds the publisher's id to the shop's URL.
 */
export function createRakutenClicks(baseUrl: string): Hono {
  const app = new Hono()
  const go = (c: Context, target: string | undefined) => {
    const shop = target === undefined ? undefined : toShopUrl(target, baseUrl)
    if (shop === undefined) return c.text('No target', 400)
    const url = new URL(shop)
    url.searchParams.set('ranMID', c.req.query('mid') ?? '0')
    url.searchParams.set('ranSiteID', `${c.req.query('id')}-sandbox`)
    return c.redirect(url.href, 302)
  }
  app.get('/deeplink', c => go(c, c.req.query('murl')))
  app.get('/link', c => go(c, c.req.query('murl')))
  // In the classic format the target is URL-encoded twice.
  app.get('/fs-bin/click', c => go(c, decode(c.req.query('RD_PARM1'))))
  return app
}

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}
