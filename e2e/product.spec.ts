import { expect, type Page } from '@playwright/test'
import type { ProductPage } from '#app/pages/product-page.ts'
import { hostileHtml } from '../sandbox/world/hostile-html.ts'
import { baseUrl, port } from './address.ts'
import { withDatabase } from './database.ts'
import { fetchProduct, findProduct } from './find-product.ts'
import { test } from './journey.ts'
import { openChanged } from './open-changed.ts'

const dayMs = 86_400_000
// Each journey that changes a product uses its own category, because journeys run in parallel.
const section = (page: Page, name: string) =>
  page.getByRole('article').first().getByRole('region', { name })

test('PD8 share links have the product’s URL and text and the site’s hashtags and handle', async ({
  page,
}) => {
  const { path, title } = await findProduct(
    ({ summary, pictures }) => summary !== '' && pictures.length > 0,
    { category: 'handbags' },
  )
  await page.goto(`${baseUrl('fashion9')}${path}`)
  const share = section(page, 'Share')
  const url = `https://www.fashion9.com${path}`
  const facebook = new URL(
    (await share.getByRole('link', { name: 'Share on Facebook' }).getAttribute('href')) ?? '',
  )
  expect(facebook.searchParams.get('u')).toBe(url)
  expect(facebook.searchParams.get('quote')).toContain(title)
  expect(facebook.searchParams.get('hashtag')).toBe('#Fashion9')
  expect(facebook.searchParams.get('picture')).toMatch(/^https:\/\/www\.fashion9\.com\/image\//)
  const x = new URL(
    (await share.getByRole('link', { name: 'Share on X' }).getAttribute('href')) ?? '',
  )
  expect(x.searchParams.get('url')).toBe(url)
  expect(x.searchParams.get('text')).toContain(title)
  expect(x.searchParams.get('hashtags')).toBe('Fashion9,fashion,clothing')
  expect(x.searchParams.get('via')).toBe('fashion9')
})

test('PD8 a product can be shared by copying its link or through the browser’s dialog', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (shared: ShareData) => {
        Object.assign(window, { shared })
        return Promise.reject(new DOMException('closed', 'AbortError'))
      },
    })
  })
  const { path, title } = await findProduct(() => true, { category: 'handbags' })
  const url = `https://www.fashion8.com${path}`
  await page.goto(path)
  const share = section(page, 'Share')
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(share.getByRole('status')).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  await share.getByRole('button', { name: 'Share', exact: true }).click()
  expect(
    await page.evaluate(() => (window as unknown as { shared: ShareData }).shared),
  ).toMatchObject({ url, title })
})

test('PD11 the price history is summarized, drawn and listed', async ({ page }) => {
  const product = await findProduct(
    ({ price }) => !price.salePrice && !price.isSoldOut && price.price.startsWith('$'),
    { category: 'mens-shoes' },
  )
  await withDatabase(async db => {
    // The demonstration prices are removed, because they would mix with the test's prices.
    await db.query(
      `DELETE FROM offer_price USING product WHERE product_number = number AND is_demonstration
         AND source = $1 AND id = $2`,
      [product.source, product.id],
    )
    const at = (days: number) => new Date(Date.now() - days * dayMs)
    for (const [days, factor] of [
      [90, 3],
      [50, 2],
      [20, 0.5],
      [10, 2],
    ] as const) {
      await db.query(
        `INSERT INTO offer_price (product_number, read_at, currency, price, in_stock)
         SELECT number, $3, 'USD', round(usd_cents * $4::numeric), true FROM product WHERE source = $1 AND id = $2`,
        [product.source, product.id, at(days), factor],
      )
    }
  })
  const history = section(page, 'Price history')
  await openChanged(page, product.path, () =>
    expect(history).toContainText(/30-day low before \w+ \d+: \$/, { timeout: 1000 }),
  )
  // It halved today, but was at half of that within the month.
  await expect(history).not.toContainText('Dropped')
  await expect(history.getByRole('img', { name: /^Prices from / })).toBeVisible()
  await expect(history.getByText(/^30-day low before \w+ \d+: \$/)).toBeVisible()
  const reading = history.getByRole('slider', { name: 'Day in the price history' })
  await expect(reading).toHaveAttribute('aria-valuetext', /^Today: \$/)
  await reading.press('Home')
  await expect(history.getByRole('figure')).toContainText(/^[A-Z][a-z]+ \d+, \d{4}\$/)
  const plot = history.getByRole('img', { name: /^Prices from / })
  await plot.hover({ position: { x: ((await plot.boundingBox())?.width ?? 0) * 0.4, y: 9 } })
  await expect(plot.locator('> line').last()).toHaveAttribute('x1', /^(39|40)/)
  await page.getByRole('link', { name: '90 days' }).click()
  await expect(page.getByText('Price history', { exact: true })).toBeFocused()
  await expect(history.getByRole('table')).toBeHidden()
  await history.getByText('All prices').click()
  await expect(history.getByRole('row')).toHaveCount(6)
  await expect(history.getByRole('row').nth(1)).toContainText(product.price.price)
})

test('PD11 recently viewed products are listed with current prices, but removed products are not', async ({
  page,
}) => {
  const seen: ProductPage[] = []
  const isNew = ({ id, pictures }: ProductPage) =>
    pictures.length > 0 && !seen.some(other => id === other.id)
  while (seen.length < 3) seen.push(await findProduct(isNew, { category: 'furniture' }))
  const [gone, first, last] = seen as [ProductPage, ProductPage, ProductPage]
  for (const { path, name } of seen) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(section(page, 'Pictures').getByRole('button').first()).toBeVisible()
  }
  await changeGone(gone, new Date())
  try {
    const rail = page.locator('section', {
      has: page.getByRole('heading', { name: 'Recently viewed' }),
    })
    const names = rail.getByRole('article').getByRole('heading')
    await page.goto('/')
    await expect(names).toHaveText([last.name, first.name])
    await page.goto(last.path)
    await expect(names).toHaveText([first.name])
    await page.goto(`${baseUrl('fashion9')}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(rail, 'on another storefront').toBeHidden()
  } finally {
    await changeGone(gone, undefined)
  }
})

test('PD11 unreadable or full browser storage causes no error', async ({ page }) => {
  const faults: Error[] = []
  page.on('pageerror', error => faults.push(error))
  await page.addInitScript(() => {
    localStorage.setItem('viewed-products fashion8', '{"nonsense": [1, 2, "s:"]} z:1')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const { path } = await findProduct(({ pictures }) => pictures.length > 0, {
    category: 'handbags',
  })
  await page.goto(path)
  await expect(section(page, 'Pictures').getByRole('button').first()).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(faults).toEqual([])
})

test('PD12 a removed product keeps its page at first, and later returns 410 with similar products', async ({
  page,
}) => {
  const category = 'mens-clothes'
  const product = await findProduct(({ price }) => !price.isSoldOut, { category })
  try {
    for (const [days, status] of [
      [3, 200],
      [200, 410],
    ] as const) {
      await changeGone(product, new Date(Date.now() - days * dayMs))
      await openChanged(page, product.path, async answer => {
        expect(answer?.status()).toBe(status)
        await expect(
          page.getByText(`${product.retailer} no longer sells this product.`),
        ).toBeVisible({ timeout: 1000 })
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
      await expect(page.getByRole('link', { name: /^Buy now at/ })).toHaveCount(0)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.getByRole('heading', { name: /^Available in/ })).toBeVisible()
      expect(await page.getByRole('article').count()).toBeGreaterThan(3)
    }
  } finally {
    await changeGone(product, undefined)
  }
})

test('OU1 PD12 the outbound link of a removed product shows a page with alternatives', async ({
  page,
}) => {
  const category = 'bedding'
  const product = await findProduct(({ price }) => !price.isSoldOut, { category })
  try {
    for (const days of [3, 200]) {
      await changeGone(product, new Date(Date.now() - days * dayMs))
      const answer = await page.goto(product.buyPath)
      expect(answer?.status()).toBe(410)
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${product.retailer} no longer sells this product`,
      )
      await expect(page.getByRole('link', { name: /^Fashion8, home/ })).toBeVisible()
      expect(await page.getByRole('article').count()).toBeGreaterThan(3)
      await page.getByRole('link', { name: 'See the product page' }).click()
      await expect(page).toHaveURL(product.path)
    }
  } finally {
    await changeGone(product, undefined)
  }
  const answer = await page.request.get(`http://localhost:${port}${product.buyPath}`, {
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(302)
})

test('PD4 hostile markup in a description has no effect', async ({ page }) => {
  const traces = [
    'Flash sale',
    'Win a voucher',
    'Size guide',
    'deep',
    'Outside',
    'taken',
    'Shown wide',
  ]
  expect(traces.every(trace => hostileHtml.some(html => html.includes(trace)))).toBe(true)
  const strangers: string[] = []
  page.on('request', request => {
    if (!new URL(request.url()).hostname.endsWith('localhost')) strangers.push(request.url())
  })
  const hostile = await findHostileProducts(traces)
  expect(hostile).toHaveLength(3)
  for (const { path } of hostile) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.title()).not.toBe('taken')
    const description = page.getByRole('region', { name: 'Full description' })
    await expect(description).toBeVisible()
    expect((await description.boundingBox())?.height).toBeLessThanOrEqual(100)
    expect(
      await description.locator('*').evaluateAll(elements =>
        elements
          .slice(1)
          .filter(
            ({ tagName, attributes }) =>
              attributes.length > 0 || /^(SCRIPT|IFRAME|STYLE|A|IMG)$/.test(tagName),
          )
          .map(({ outerHTML }) => outerHTML),
      ),
    ).toEqual([])
  }
  expect(strangers).toEqual([])
})

/**
 * Finds three products that have a hostile description but whose pages still show some of its text.
 */
async function findHostileProducts(traces: string[]): Promise<ProductPage[]> {
  const keys: { source: string; id: string }[] = []
  await withDatabase(async db => {
    const { rows } = await db.query(
      'SELECT source, id FROM product WHERE document::text ~ $1 AND gone_since IS NULL LIMIT 30',
      [traces.join('|')],
    )
    keys.push(...rows)
  })
  const found: ProductPage[] = []
  for (const { source, id } of keys) {
    const product = await fetchProduct(source, id)
    if (traces.some(trace => product.description.includes(trace))) found.push(product)
    if (found.length === 3) break
  }
  return found
}

async function changeGone({ source, id }: ProductPage, since: Date | undefined): Promise<void> {
  await withDatabase(db =>
    db.query('UPDATE product SET gone_since = $3 WHERE source = $1 AND id = $2', [
      source,
      id,
      since ?? null,
    ]),
  )
}
