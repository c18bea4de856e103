import { type Context, Hono } from 'hono'
import { clickPath } from '../cj/click.ts'
import { cjFeeds } from '../cj/feeds.ts'
import { deepLinkPath } from '../rakuten/click.ts'
import { rakutenAdvertisers } from '../world/advertisers.ts'
import { toShopUrl } from '../world/shop-url.ts'

/**
 * Creates the two link wrappers: `/go/?id=…&url=…` for go.skimresources.com and
 * `/viglink?key=…&u=…` for redirect.viglink.com. Both redirect through a network that
 * pays commission on the shop's sales, or straight to the shop if there is none.
 */
export function createWrappers(baseUrl: string): Hono {
  const app = new Hono()

  app.on('GET', ['/go', '/go/'], c => {
    const { id, url } = c.req.query()
    if (!/^\d+X\d+$/.test(id ?? '')) return c.text('Unknown site', 400)
    return go(c, baseUrl, url)
  })

  app.on('GET', ['/viglink', '/viglink/'], c => {
    const { key, u, x } = c.req.query()
    if (!/^[0-9a-f]{32}$/.test(key ?? '')) return c.text('Missing key', 400)
    // Only the network can decrypt such a link.
    if (x === 'v1') return c.redirect(`${baseUrl}/shops/alderandfinch.example/`, 302)
    if (/^https?:\/\/unsafe\./.test(u ?? '')) return c.text('Unsafe destination', 403)
    return go(c, baseUrl, u)
  })

  app.on('GET', ['/api/link', '/api/link/'], c => {
    const { out = '', key } = c.req.query()
    if (!key) {
      const exception = 'com.sandbox.ValidationException'
      const message = "Parameter 'key' is required."
      return c.json(
        { timestamp: Date.now(), status: 400, error: 'Bad Request', exception, message },
        400,
      )
    }
    const isAffiliatable = findNetworkLink(out, baseUrl) !== undefined
    const optimized = `${baseUrl}/viglink?key=${key}&u=${encodeURIComponent(out)}`
    return c.json({
      url: out,
      optimized: isAffiliatable ? optimized : out,
      affiliatable: isAffiliatable,
      competitive: false,
      optimizable: isAffiliatable,
      eepc: isAffiliatable ? 0.12 : 0,
    })
  })
  return app
}

function go(c: Context, baseUrl: string, destination: string | undefined) {
  const target = toShopUrl(destination ?? '', baseUrl)
  return target === undefined
    ? c.text('Bad URL', 400)
    : c.redirect(findNetworkLink(target, baseUrl) ?? target, 302)
}

/**
 * Returns the tracked link of a network that pays commission on the shop's sales, if there is one.
 */
function findNetworkLink(target: string, baseUrl: string): string | undefined {
  const host = /\/shops\/([^/]+)/.exec(target)?.[1]
  const isOfShop = ({ retailer }: (typeof rakutenAdvertisers)[number]) =>
    retailer.hostDomain === host
  const advertiser = rakutenAdvertisers.find(isOfShop)
  if (advertiser)
    return `${baseUrl}${deepLinkPath({ id: 'SkImLiNkS01', advertiserId: advertiser.id, url: target, tag: '' })}`
  const feed = cjFeeds.find(({ advertiser }) => advertiser.isJoined && isOfShop(advertiser))
  return feed && `${baseUrl}${clickPath({ pid: '9000009', adId: feed.adId, url: target, sku: '' })}`
}
