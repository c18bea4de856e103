import { Hono } from 'hono'
import { html } from 'hono/html'
import type { FindLandingProduct } from '../world/landing-product.ts'
import { drawLandingPage } from './landing-page.ts'
import { drawShopPage } from './shop-page.ts'

/**
 * Creates the retailers' own sites, each under `/shops/{hostDomain}/`. A
 * product's page is at `p/{id}-{slug}`: the id selects the product, and
 * the shop must sell it. Sub-ids and other query parameters are preserved.
 */
export function createShops(findLandingProduct: FindLandingProduct): Hono {
  const app = new Hono()
  app.get('/shops/:host/p/:file', context => {
    const { host, file } = context.req.param()
    const id = /^\d{1,15}(?=-|$)/.exec(file)?.[0]
    const product = id === undefined ? undefined : findLandingProduct(Number(id))
    if (!product || product.retailer.hostDomain !== host) {
      const missing = html`<h1>We cannot find that page</h1><p class="lead">It may have sold out for good.</p><a href="/shops/${host}/">Back to the shop</a>`
      return context.html(drawShopPage(toShop(host), 'Not found', missing), 404)
    }
    return context.html(drawLandingPage(product))
  })
  app.get('/shops/:host/', context => {
    const shop = toShop(context.req.param('host'))
    const home = html`<h1>The new season at ${shop.name}</h1><p class="lead">Considered pieces, fairly made, ready to send. Look around, take your time.</p>`
    // All shops share the sandbox's host, so a shop's home
    // page is not at the root and declares a canonical URL.
    const canonical = html`<link rel="canonical" href="https://www.${shop.hostDomain}/">`
    return context.html(drawShopPage(shop, 'Home', html`${canonical}${home}`))
  })
  app.get('/shops/:host', context =>
    context.redirect(`/shops/${encodeURIComponent(context.req.param('host'))}/`, 301),
  )
  return app
}

/**
 * Derives the shop's name from its host, for pages without
 * a product: alderandfinch.example → Alderandfinch.
 */
function toShop(hostDomain: string): { name: string; hostDomain: string } {
  const word = hostDomain.replace(/\.[a-z]+$/, '')
  return { name: word.charAt(0).toUpperCase() + word.slice(1), hostDomain }
}
