import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { baseUrl, dataDirectory, fetchPath } from './address.ts'
import { withDatabase } from './database.ts'
import { findViolations } from './find-violations.ts'
import { test } from './journey.ts'

test.skip(({ isMobile }) => isMobile, 'where a link leads does not depend on the window')

/**
 * Fetches the links that were followed since a time from the sandbox's log, which
 * keeps only the latest: its length does not tell which are new.
 */
async function fetchVisits(since: string): Promise<URL[]> {
  const settings = JSON.parse(await readFile(join(dataDirectory, 'sandbox.json'), 'utf8'))
  const origin = new URL(settings.STYLE_API_URL).origin
  const visits = (await (await fetch(`${origin}/_visits`)).json()) as {
    at: string
    address: string
  }[]
  return visits.filter(({ at }) => at >= since).map(({ address }) => new URL(address, origin))
}

/**
 * Finds a product in stock and the path of its page at the shop. In the style
 * catalogue, this is a product whose page is known only after following its link.
 */
async function findProduct(source: string): Promise<{ id: string; shopPath: RegExp }> {
  let found: { id: string; url: string | null } | undefined
  await withDatabase(async db => {
    const { rows } = await db.query<{ id: string; url: string | null }>(
      `SELECT id, document ->> 'url' AS url FROM product
       WHERE source = $1 AND in_stock AND gone_since IS NULL AND ($1 <> 's' OR document ->> 'url' IS NULL)
       ORDER BY number LIMIT 1`,
      [source],
    )
    found = rows[0]
  })
  if (!found) throw new Error(`The catalogue has no product of ${source}`)
  const { id, url } = found
  const page = url === null ? `/p/${id}-` : new URL(url).pathname
  return { id, shopPath: new RegExp(page.replaceAll('.', '\\.')) }
}

const toProductPath = (source: string, id: string) =>
  `/product/${source}/women/brand/1/name/${encodeURIComponent(id)}`

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
  {
    source: 'r',
    network: 'rakuten',
    path: /^\/link$/,
    subId: 'u1',
    ids: { id: 'Ab*dEfGh/jK', type: '15' },
  },
  {
    source: 'k',
    network: 'skimlinks',
    path: /^\/go\/$/,
    subId: 'xcust',
    ids: { id: '123456X1600001' },
  },
]

test('OU1 OU2 OU3 a Buy click for each source arrives at the retailer with our ids, and is recorded', async ({
  page,
  context,
}) => {
  for (const { source, network, path, subId, ids } of ways) {
    const { id, shopPath } = await findProduct(source)
    await page.goto(toProductPath(source, id))
    const buy = page.getByRole('link', { name: /^Buy now at / })
    await expect(buy).toHaveAttribute('rel', 'sponsored nofollow noopener')
    const clickedAt = new Date().toISOString()
    const opened = context.waitForEvent('page')
    await buy.click()
    const shop = await opened
    await expect(shop.locator('[data-retailer-id]'), source).toBeVisible()
    expect(new URL(shop.url()).pathname, source).toMatch(shopPath)
    await shop.close()

    const visits = await fetchVisits(clickedAt)
    const visited = visits.map(({ pathname }) => pathname)
    expect(visited, source).toContainEqual(expect.stringMatching(shopPath))
    const visit = visits.find(
      ({ pathname, search }) => path.test(pathname) && search.includes(subId),
    )
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

test('OU3 every page marks its paid links and discloses them before the first one', async () => {
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
    // All other external links go to our storefronts or to social networks.
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

test('OU1 OU2 the tracked-link API accepts only products, and the link for an unknown product shows a 404 page', async ({
  page,
}) => {
  const { id } = await findProduct('k')
  const ask = async (search: string) => {
    const answer = await fetchPath(`/api/outbound?${search}`)
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
  // In the trending report, a product's outbound link is the URL of the shop's page.
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

test('OU5 a shopper is warned about a dead link before leaving, with the next best offer', async ({
  page,
  context,
}) => {
  // Offers are matched in the background.
  await expect.poll(findComparedProduct).toBeDefined()
  const { source = '', id = '' } = (await findComparedProduct()) ?? {}
  await withDatabase(db =>
    db.query(
      `INSERT INTO link_health (source, product_id, retailer, state, since, checked_at)
       VALUES ($1, $2, 'x', 'dead', now(), now())
       ON CONFLICT (source, product_id) DO UPDATE SET state = 'dead', dismissed_at = NULL`,
      [source, id],
    ),
  )
  await page.goto(toProductPath(source, id))
  await expect(page.getByText('didn’t lead to this product when we last checked')).toBeVisible()
  const buttons = page.getByRole('link', {
    name: /^Buy now at .* for \$| anyway$/,
  })
  await expect(buttons).toHaveText([/^Buy now at/, / anyway$/])

  // A page rendered before the check has a link without the warning.
  await page.goto(`/out/${source}/${encodeURIComponent(id)}?from=list.3`)
  await expect(page.getByRole('heading', { name: 'We’re not sure this link works' })).toBeVisible()
  await expect(buttons).toHaveText([/^Buy now at/, / anyway$/])
  expect(await findViolations(page)).toEqual([])
  const opened = context.waitForEvent('page')
  await buttons.last().click()
  const shop = await opened
  await expect(shop.locator('[data-retailer-id]')).toBeVisible()
  await shop.close()
})

/** Finds the last product that has a second offer. No other journey opens this product. */
async function findComparedProduct(): Promise<{ source: string; id: string } | undefined> {
  let found: { source: string; id: string } | undefined
  await withDatabase(async db => {
    const { rows } = await db.query<{ source: string; id: string }>(
      `SELECT requested.source, requested.id
       FROM product AS requested
         JOIN offer_match AS own ON own.product_number = requested.number
         JOIN offer_match AS joined ON joined.group_number = own.group_number
         JOIN product AS other ON other.number = joined.product_number
       WHERE other.number <> requested.number AND requested.in_stock AND other.in_stock
         AND requested.gone_since IS NULL AND other.gone_since IS NULL
       ORDER BY requested.number DESC LIMIT 1`,
    )
    found = rows[0]
  })
  return found
}

async function fetchHtml(path: string): Promise<string> {
  return (await fetchPath(path)).text()
}
