import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { fetchStyle, type ProductsResponse } from './testing/fetch-style.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ products: 1500, seed: 'visit', today: '2026-03-01' })
})
afterAll(() => sandbox.close())

/** Follows HTTP redirects and self-refreshing pages like a browser. */
async function follow(address: string): Promise<{ hops: string[]; response: Response }> {
  const hops: string[] = []
  let next = address
  for (;;) {
    hops.push(next)
    const response = await fetch(next, { redirect: 'manual' })
    const location = response.headers.get('Location')
    const refresh =
      location ??
      /http-equiv="refresh" content="0;url=([^"]+)"/.exec(await response.clone().text())?.[1]
    if (!refresh || hops.length > 5) return { hops, response }
    next = refresh.replaceAll('&amp;', '&')
  }
}

describe('the outbound link', () => {
  it('OU2 ends at the retailer’s product page after one or more hops', async () => {
    const ways = new Set<string>()
    for (let offset = 0; offset < 150; offset += 50) {
      const { products } = await fetchStyle<ProductsResponse>(
        sandbox,
        `products?limit=50&offset=${offset}&sort=Recency`,
      )
      for (const product of products.filter(({ id, retailer }) => id && retailer)) {
        const { hops, response } = await follow(product.clickUrl)
        expect(response.status, product.clickUrl).toBe(200)
        const page = await response.text()
        expect(page).toContain(`data-product-id="${product.id}"`)
        expect(hops.at(-1)).toMatch(
          new RegExp(`/shops/[\\w.-]+/p/${product.id}-[a-z0-9-]+\\?utm_source=`),
        )
        ways.add(
          hops
            .slice(1)
            .map(hop => new URL(hop).pathname.split('/')[2])
            .join('>')
            .replace(/[\w-]+\.example/, 'shop'),
        )
      }
    }
    expect(ways).toEqual(new Set(['shop', 'hop>shop', 'page>shop']))
  })

  it('OU2 contains the id and the key but not the destination', async () => {
    const [product] = (await fetchStyle<ProductsResponse>(sandbox, 'products?limit=1')).products
    const url = new URL(product?.clickUrl ?? '')
    expect(url.pathname).toBe('/action/apiVisitRetailer')
    expect([...url.searchParams]).toEqual([
      ['id', String(product?.id)],
      ['pid', sandbox.styleKey],
    ])
  })

  it('follows a given URL', async () => {
    const ask = (url: string) =>
      fetch(`${sandbox.url}/action/apiVisitRetailer?pid=k&url=${encodeURIComponent(url)}`, {
        redirect: 'manual',
      })
    const shop = await ask('https://www.alderandfinch.example/p/nq-4471?size=s')
    expect(shop.headers.get('Location')).toBe(
      `${sandbox.url}/shops/alderandfinch.example/p/nq-4471?size=s`,
    )
    const elsewhere = await ask('https://elsewhere.example/x?a=1&b=2')
    expect(elsewhere.headers.get('Location')).toBe('https://elsewhere.example/x?a=1&b=2')
    expect((await ask('javascript:alert(1)')).status).toBe(400)
  })

  it('rejects a missing key and an unknown product', async () => {
    const status = async (query: string) =>
      (await fetch(`${sandbox.url}/action/apiVisitRetailer?${query}`, { redirect: 'manual' }))
        .status
    expect(await status('id=1&pid=k')).toBe(404)
    expect(await status(`id=${sandbox.listedIds()[0]}`)).toBe(401)
  })

  it('redirects only to its own shops', async () => {
    for (const way of ['hop', 'page']) {
      const response = await fetch(`${sandbox.url}/action/${way}?to=https://elsewhere.example/`, {
        redirect: 'manual',
      })
      expect(response.status).toBe(400)
    }
  })
})
