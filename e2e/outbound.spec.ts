import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { baseUrl, dataDirectory, port } from './address.ts'
import { withDatabase } from './database.ts'
import { test } from './journey.ts'

test.skip(({ isMobile }) => isMobile, 'where a link leads does not depend on the window')

/** The sandbox's own log of followed links. */
async function fetchVisits(): Promise<URL[]> {
  const settings = JSON.parse(await readFile(join(dataDirectory, 'sandbox.json'), 'utf8'))
  const origin = new URL(settings.STYLE_API_URL).origin
  const visits = (await (await fetch(`${origin}/_visits`)).json()) as { address: string }[]
  return visits.map(({ address }) => new URL(address, origin))
}

/**
 * Finds a product on offer; for the style catalogue, one whose shop page is known only by following
 * its link.
 */
async function findProductId(source: string): Promise<string> {
  let id = ''
  await withDatabase(async db => {
    const { rows } = await db.query<{ id: string }>(
      `SELECT id FROM product
       WHERE source = $1 AND in_stock AND gone_since IS NULL AND ($1 <> 's' OR document ->> 'url' IS NULL)
       ORDER BY number LIMIT 1`,
      [source],
    )
    id = rows[0]?.id ?? ''
  })
  expect(id, `a product of ${source}`).not.toBe('')
  return id
}

async function findClick(subId: string): Promise<unknown> {
  let click: unknown
  await withDatabase(async db => {
    const { rows } = await db.query(
      'SELECT storefront, source, page, visitor, device, network FROM click WHERE sub_id = $1',
      [subId],
    )
    click = rows[0]
  })
  return click
}

const ways = [
  {
    source: 's',
    network: 'skimlinks',
    path: /^\/go\/$/,
    subId: 'xcust',
    ids: { id: '123456X1600001' },
  },
  { source: 'c', network: 'cj', path: /^\/click-3000003-\d+/, subId: 'sid', ids: {} },
  { source: 'r', network: 'rakuten', path: /^\/link$/, subId: 'u1', ids: { type: '15' } },
  {
    source: 'k',
    network: 'skimlinks',
    path: /^\/go\/$/,
    subId: 'xcust',
    ids: { id: '123456X1600001' },
  },
]

test('OU1 OU2 OU3 a Buy click for each source ends at its retailer with our ids, and is recorded', async ({
  page,
  context,
}) => {
  for (const { source, network, path, subId, ids } of ways) {
    const id = await findProductId(source)
    await page.goto(`/product/${source}/women/brand/1/name/${encodeURIComponent(id)}`)
    const buy = page.getByRole('link', { name: /^Buy now at / })
    await expect(buy).toHaveAttribute('rel', 'sponsored nofollow noopener')
    const seen = (await fetchVisits()).length
    const opened = context.waitForEvent('page')
    await buy.click()
    const shop = await opened
    await expect(shop.locator('[data-retailer-id]'), source).toBeVisible()
    expect(new URL(shop.url()).pathname, source).toMatch(/^\/shops\/[^/]+\/p\//)
    await shop.close()

    const visit = (await fetchVisits()).slice(seen).find(({ pathname }) => path.test(pathname))
    expect(Object.fromEntries(visit?.searchParams ?? []), source).toMatchObject(ids)
    const sent = visit?.searchParams.get(subId) ?? ''
    expect(sent, source).toMatch(/^s[0-9a-z]{20}$/)
    await expect
      .poll(() => findClick(sent))
      .toEqual({
        storefront: 'fashion8',
        source,
        page: 'product',
        visitor: 'person',
        device: 'desktop',
        network,
      })
  }
})

const anchor = /<a\b([^>]*)>/g

test('OU3 every page marks its paid links and discloses them before the first', async () => {
  const list = await fetchHtml('/products/women/dresses')
  const product = /href="(\/product\/[^"]+)"/.exec(list)?.[1] ?? ''
  for (const path of [
    '/',
    '/products/women/dresses',
    product,
    '/brands',
    '/retailers/',
    '/company/about',
  ]) {
    const html = await fetchHtml(path)
    const links = [...html.matchAll(anchor)].map(([, text = '']) => ({
      href: /\bhref="([^"]*)"/.exec(text)?.[1] ?? '',
      rel: /\brel="([^"]*)"/.exec(text)?.[1],
    }))
    const paid = links.filter(({ href }) => href.startsWith('/out/'))
    expect(new Set(paid.map(({ rel }) => rel)).size, path).toBeLessThanOrEqual(1)
    for (const { href, rel } of paid) {
      expect(rel, path).toBe('sponsored nofollow noopener')
      expect(href, path).toMatch(/^\/out\/[a-z]\/[^/?]+\?from=(?:home|list|product)(?:\.\d+)?$/)
    }
    // Other sites are our own storefronts and social networks.
    const foreign = links.filter(({ href }) => !/^(?:\/(?!\/)|#)/.test(href))
    for (const { href, rel } of foreign)
      expect(
        /^https:\/\/www\.(?:fashion8|fashion9|mongollist)\.com/.test(href) ||
          rel === 'noopener nofollow',
        `${path}: ${href}`,
      ).toBe(true)
    if (paid.length > 0)
      expect(html.indexOf('data-disclosure'), path).toBeLessThan(html.indexOf('href="/out/'))
    expect(html.includes('data-disclosure'), path).toBe(true)
  }
})

test('OU1 OU2 the tracked-link API answers only for products, and unknown ones get a page', async ({
  page,
}) => {
  const id = await findProductId('k')
  const ask = async (search: string) => {
    const answer = await fetch(`http://localhost:${port}/api/outbound?${search}`)
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  }
  const { status, body, headers } = await ask(`product=k:${encodeURIComponent(id)}`)
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(body.url).toMatch(/\/shops\/[^/]+\/p\//)
  for (const [field, name] of [
    ['skimUrl', 'url'],
    ['vigUrl', 'u'],
  ] as const)
    expect(new URL(body[field]).searchParams.get(name)).toBe(body.url)
  // The report's link out is the shop's page itself.
  expect((await ask(`url=${encodeURIComponent(body.url)}`)).status).toBe(200)
  for (const search of ['url=https://evil.example/', 'product=k:nobody'])
    expect((await ask(search)).status, search).toBe(404)
  for (const search of ['', 'url=javascript:alert(1)', 'product=x', 'url=//evil.example'])
    expect((await ask(search)).status, search).toBe(400)

  const unknown = await page.goto(`${baseUrl()}/out/s/nobody`)
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'We can’t find this product' })).toBeVisible()
  await page.getByRole('link', { name: 'See all products' }).click()
  await expect(page).toHaveURL(/\/products$/)
})

async function fetchHtml(path: string): Promise<string> {
  return (await fetch(`http://localhost:${port}${path}`)).text()
}
