import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { FindLandingProduct, LandingProduct } from '../world/landing-product.ts'
import { toShopUrl } from '../world/shop-url.ts'

const linkStates = [
  'dead',
  'home page',
  'parked',
  'price differs',
  'sold out',
  'not affiliated',
] as const
export type PlantedState = (typeof linkStates)[number]

/** Shop pages whose state was set through `/_links` or by a test. */
export interface PlantedLinks {
  plant(id: number, state: PlantedState): void
  find(id: number): PlantedState | undefined
  clear(): void
}

export function createPlantedLinks(): PlantedLinks {
  const states = new Map<number, PlantedState>()
  return {
    plant: (id, state) => void states.set(id, state),
    find: id => states.get(id),
    clear: () => states.clear(),
  }
}

const given = z.array(z.object({ id: z.int(), state: z.enum(linkStates) }))

/**
 * Creates the route `POST /_links`, which accepts bodies like
 * `[{"id": 9000000001, "state": "dead"}]`; the id is the one in the page's URL.
 */
export function createPlantedLinksApi(planted: PlantedLinks): Hono {
  const app = new Hono()
  app.post('/', async c => {
    const body = given.safeParse(await c.req.json().catch(() => undefined))
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400)
    for (const { id, state } of body.data) planted.plant(id, state)
    return c.json({ planted: body.data.length })
  })
  app.delete('/', c => {
    planted.clear()
    return c.body(null, 204)
  })
  return app
}

/** Changes a product's price or stock if its page was set to be repriced or sold out. */
export function withPlantedFacts(
  findLandingProduct: FindLandingProduct,
  planted: PlantedLinks,
): FindLandingProduct {
  return id => {
    const product = findLandingProduct(id)
    if (!product) return undefined
    switch (planted.find(id)) {
      case 'sold out':
        return { ...product, isInStock: false }
      case 'price differs':
        return { ...product, price: '$1,234.56', salePrice: undefined }
      default:
        return product
    }
  }
}

/**
 * Responds for pages that are dead, parked or moved, and for links that no longer earn commission.
 */
export function playPlantedLinks(planted: PlantedLinks, baseUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const target = searchParams.get('url') ?? searchParams.get('murl')
    if (/^\/(?:click-|link$|deeplink$)/.test(pathname) && target) {
      const shop =
        planted.find(findPageId(target)) === 'not affiliated' && toShopUrl(target, baseUrl)
      return shop ? c.redirect(shop, 302) : next()
    }
    const host = /^\/shops\/([^/]+)\/p\//.exec(pathname)?.[1]
    return (host && playPage(c, planted.find(findPageId(pathname)), host)) || next()
  }
}

function playPage(c: Context, state: PlantedState | undefined, host: string) {
  if (state === 'dead') return c.text('Gone', 410)
  if (state === 'home page') return c.redirect(`/shops/${host}/`, 302)
  if (state === 'parked')
    return c.html(html`<!doctype html><title>${host}</title><h1>This domain is for sale</h1>`)
  return undefined
}

function findPageId(address: string): number {
  return Number(/\/p\/(\d{1,15})(?=-|$|\?)/.exec(address)?.[1] ?? Number.NaN)
}

/** Returns the product as schema.org JSON-LD, which shops publish for search engines. */
export function toJsonLd(product: LandingProduct): string {
  const price = (product.salePrice ?? product.price).replace(/[^\d.]/g, '')
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    brand: { '@type': 'Brand', name: product.brand },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.isInStock ? 'InStock' : 'OutOfStock'}`,
    },
  }
  // Names may be hostile, so they must not be able to close the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
