import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Catalogue, CataloguedProduct } from '#app/catalogue/catalogue.ts'
import { provideService } from '#app/context/testing.ts'
import type { LinkWarning } from '#app/domain/link-warning.ts'
import { type Offer, toOffer } from '#app/domain/offer.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import * as route from './out.tsx'

const elsewhere: Offer = toOffer({
  ...sampleProduct,
  source: 'c',
  id: '7',
  retailer: { id: '7', name: 'Harrow & Vale' },
})

/** Requests an outbound link's page and renders it. */
async function open(found: Omit<CataloguedProduct, 'product'> | undefined, offers: Offer[] = []) {
  const catalogue: Partial<Catalogue> = {
    find: async () => found && { product: sampleProduct, ...found },
    findOffers: async () => offers,
    findColorSiblings: async () => [],
    findPriceHistory: async () => undefined,
    findPriceSteps: async () => new Map(),
    similar: async () => [],
    list: async () => ({ products: [] }) as never,
  }
  const context = new RouterContextProvider()
  provideService(context, 'catalogue', catalogue as Catalogue)
  const answer = await route.loader({
    context,
    params: { source: 's', product: sampleProduct.id },
    request: new Request(`https://shop.example/out/s/${sampleProduct.id}?from=list.12`),
  } as never)
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => createElement(route.default, { loaderData: answer.data } as never),
    },
  ])
  const html = renderToString(createElement(Stub, { initialEntries: ['/'] }))
  const links = [...html.matchAll(/href="(\/out\/[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return { status: answer.init?.status, headers: new Headers(answer.init?.headers), html, links }
}

describe('the page of an outbound link that is not followed automatically', () => {
  it.each<[LinkWarning, string]>([
    ['broken', 'We’re not sure this link works'],
    ['sold out', 'This may be sold out'],
  ])('OU5 explains a %s link and shows the next best offer', async (warning, heading) => {
    const { status, headers, html, links } = await open({ linkWarning: warning }, [
      toOffer(sampleProduct),
      elsewhere,
    ])
    expect(status).toBe(200)
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain(heading)
    expect(html).toContain('when we last checked')
    expect(html).toContain('Buy now at Harrow &amp; Vale for $118.80')
    expect(html).toContain('Continue to Alder &amp; Finch anyway')
    expect(links).toEqual(['/out/c/7?from=list', '/out/s/730112845?from=list&anyway=1'])
  })

  it('OU5 AD3 links only to the next best offer after an operator has replaced the link', async () => {
    const own: Offer = { ...toOffer(sampleProduct), linkWarning: 'replaced' }
    const { html, links } = await open({ linkWarning: 'replaced' }, [own, elsewhere])
    expect(html).toContain('This link doesn’t work')
    expect(html).not.toContain('anyway')
    expect(links).toEqual(['/out/c/7?from=list'])
  })

  it('OU5 offers only the link itself when no other retailer has the product', async () => {
    const broken: Offer = { ...elsewhere, linkWarning: 'broken' }
    const { html, links } = await open({ linkWarning: 'broken' }, [broken])
    expect(html).not.toContain('Buy now at')
    expect(html).toContain('Link may not work')
    expect(links).toEqual(['/out/s/730112845?from=list&anyway=1', '/out/c/7?from=list.1&anyway=1'])
  })

  it('OU5 lists the other offers when there are several', async () => {
    const dearer = { ...elsewhere, id: '8', buyPath: '/out/c/8', usdCents: 20_000 }
    const { links } = await open({ linkWarning: 'broken' }, [elsewhere, dearer])
    expect(links?.slice(2)).toEqual(['/out/c/7?from=list.1', '/out/c/8?from=list.2'])
  })

  it('OU5 gives two links to the same retailer distinct names', async () => {
    const same = toOffer({ ...sampleProduct, source: 'c', id: '7' })
    const { html } = await open({ linkWarning: 'broken' }, [same])
    expect(html).toContain('Buy now at Alder &amp; Finch for')
    expect(html).toContain('Try the other link anyway')
  })

  it('OU1 explains that a retailer has dropped a product', async () => {
    const { status, html, links } = await open({ goneSince: new Date() }, [elsewhere])
    expect(status).toBe(410)
    expect(html).toContain('Alder &amp; Finch no longer sells this product')
    expect(links).toEqual(['/out/c/7?from=list.1'])
  })

  it('OU1 says that a product is unknown', async () => {
    const { status, html } = await open(undefined)
    expect(status).toBe(404)
    expect(html).toContain('We can’t find this product')
  })

  it('OU5 redirects to the product when its link works again', async () => {
    const { status, headers } = await open({})
    expect(status).toBe(302)
    expect(headers.get('Location')).toMatch(/^\/product\/s\/.*\/730112845$/)
  })
})
