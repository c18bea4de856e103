import { Hono } from 'hono'
import { toShopUrl } from '../world/shop-url.ts'

/** Returns the tracked link to an advertiser's page: `/click-3000003-14000004?url=…&cjsku=…`. */
export function clickPath(click: { pid: string; adId: number; url: string; sku: string }): string {
  const query = `url=${encodeURIComponent(click.url)}&cjsku=${encodeURIComponent(click.sku)}`
  return `/click-${click.pid}-${click.adId}?${query}`
}

/** Creates the routes of the network's click hosts, which add a `cjevent` to the shop's URL. */
export function createCjClicks(baseUrl: string): Hono {
  const app = new Hono()
  app.get('/:click{click-\\d+-\\d+(-\\d+)?}', c => {
    const target = toShopUrl(c.req.query('url') ?? '', baseUrl)
    return target ? c.redirect(withEvent(target), 302) : c.text('Not an address', 400)
  })
  // The target is the rest of the URL verbatim, including the target's own query.
  app.get('/links/*', c => {
    const address = c.req.url.slice(c.req.url.indexOf('/links/'))
    const rest = /^\/links\/\d+\/type\/(?:dlg|am)\/(?:sid\/[^/]+\/)?(.+)$/.exec(address)?.[1]
    const target = rest === undefined ? undefined : toShopUrl(rest, baseUrl)
    return target ? c.redirect(withEvent(target), 302) : c.text('Not an address', 400)
  })
  return app
}

function withEvent(target: string): string {
  const url = new URL(target)
  url.searchParams.set('cjevent', 'f0a1c2d3e4b511ef')
  return url.href
}
