import { expect, type Page } from '@playwright/test'
import { homeSectionPath } from '#app/domain/urls/data-links.ts'
import { unpackCards } from '#app/pages/browser/packed-list.ts'
import type { ProductCard } from '#app/pages/card.ts'
import type { HomeContent } from '#app/pages/home/home-page.ts'
import { baseUrl } from './address.ts'
import { test } from './journey.ts'

const sites = [
  { id: 'fashion8', name: 'Fashion8', url: 'https://www.fashion8.com', ink: 'rgb(14, 17, 22)' },
  { id: 'fashion9', name: 'Fashion9', url: 'https://www.fashion9.com', ink: 'rgb(36, 26, 18)' },
  {
    id: 'mongollist',
    name: 'Mongollist',
    url: 'https://www.mongollist.com',
    ink: 'rgb(12, 26, 51)',
  },
]

/** Returns what a row of products on a storefront's home page is about; empty if there is none. */
async function readRow(page: Page, site: string, section: string): Promise<RowProduct[]> {
  await page.goto(`${baseUrl(site)}/company/about`)
  const content = await page.evaluate(async path => {
    const answer = await fetch(path)
    return answer.ok ? ((await answer.json()) as HomeContent) : undefined
  }, homeSectionPath(section))
  if (content?.kind === 'cards') return unpackCards(content.cards)
  return content?.kind === 'drops'
    ? content.drops.map(({ path, brand }) => ({ path, brand, price: {} }))
    : []
}

type RowProduct = Pick<ProductCard, 'path' | 'brand'> & { price: { isSoldOut?: boolean } }

/**
 * The most products that a row of one storefront may share with the same row of another. A small
 * catalogue has few verified price drops, of which each scope shows the largest.
 */
const mostShared = { trending: 2, newest: 2, drops: 6 }

for (const [section, most] of Object.entries(mostShared))
  test(`RT1 the rows of three home pages differ: ${section}`, async ({ page }) => {
    const rows: Set<string>[] = []
    for (const { id } of sites) {
      const row = await readRow(page, id, section)
      expect(row.length, id).toBeGreaterThanOrEqual(4)
      expect(row.filter(({ price }) => price.isSoldOut)).toEqual([])
      expect(new Set(row.map(({ brand }) => brand)).size, id).toBe(row.length)
      for (const other of rows)
        expect(row.filter(({ path }) => other.has(path)).length, id).toBeLessThanOrEqual(most)
      rows.push(new Set(row.map(({ path }) => path)))
    }
  })

for (const { id, name, url, ink } of sites) {
  test(`ST1 ST3 ST4 ST6 ${id} has its own name, colors and URLs`, async ({ page }) => {
    await page.goto(`${baseUrl(id)}/products/women/dresses`)
    await expect(page).toHaveTitle(`Women's Dresses | ${name}`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${url}/products/women/dresses`,
    )
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', name)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
      'content',
      'summary_large_image',
    )
    await expect(page.getByRole('article').first()).toBeVisible()

    const banner = page.getByRole('complementary', { name: 'Our sites' })
    await expect(banner).toContainText('New! Members Only: Exclusive Offers & Sales!')
    for (const site of sites)
      await expect(banner.getByRole('link', { name: site.name })).toHaveAttribute('href', site.url)
    const current = banner.locator('[aria-current]')
    await expect(current).toHaveText(name)
    await expect(current).toHaveCSS('color', ink)
  })
}

test('ST2 LS2 a storefront’s shortcut applies a filter to a list and removes it again', async ({
  page,
}) => {
  await page.goto(`${baseUrl('fashion9')}/products`)
  const shortcut = page
    .getByRole('list', { name: 'Shortcuts' })
    .getByRole('link', { name: /^Pre-owned/ })
  await shortcut.click()
  await expect(page).toHaveURL(/\/products\?condition=preowned$/)
  await expect(shortcut).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article').first()).toContainText('Pre-owned')
  await shortcut.click()
  await expect(page).toHaveURL(/\/products$/)
})

test('LS1 a single shortcut is not shown, unless it was one of several when it was pressed', async ({
  page,
}) => {
  await page.goto('/products?deal=sale')
  await expect(page.getByRole('heading', { level: 1, name: 'Sale', exact: true })).toBeVisible()
  const shortcuts = page.getByRole('list', { name: 'Shortcuts' })
  await expect(shortcuts).toHaveCount(0)
  await page.goto('/products')
  const shortcut = shortcuts.getByRole('link', { name: /^On sale/ })
  await shortcut.click()
  await expect(page).toHaveURL(/\?deal=sale$/)
  await expect(shortcut).toHaveAttribute('aria-current', 'true')
  await shortcut.click()
  await expect(page).toHaveURL(/\/products$/)
})

test('ST4 the first painted frame has the system’s theme', async ({ browser }) => {
  for (const [colorScheme, paper] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(14, 17, 22)'],
  ] as const) {
    const context = await browser.newContext({ colorScheme, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseUrl()}/company/about`)
    await expect(page.locator('body')).toHaveCSS('background-color', paper)
    await context.close()
  }
})

test('ST4 a chosen theme overrides the system’s and is part of the server’s response', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/products')
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)')
  const answer = await page.goto('/brands')
  expect(await answer?.text()).toMatch(/<body class="[^"]*\bdark\b/)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)')
})

test('ST4 LY1 fonts come from the storefront itself', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'font') hosts.add(new URL(request.url()).host)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect([...hosts]).toEqual([new URL(baseUrl()).host])
})

test('RT1 the hint in the home page’s search is never cut', {
  tag: '@phone',
}, async ({ page }) => {
  // The browser keeps room for the button that clears the field, also while there is none.
  const clearPx = 20
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(baseUrl(storefront))
    for (const width of [360, 768, 959]) {
      await page.setViewportSize({ width, height: 900 })
      const room = await page.locator('.hero-search input').evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input)
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
        pen.font = style.font
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
        return input.clientWidth - padding - pen.measureText(input.placeholder).width
      })
      expect([storefront, width, room >= clearPx]).toEqual([storefront, width, true])
    }
    // Wider windows have a search in the header.
    await page.setViewportSize({ width: 960, height: 900 })
    await expect(page.locator('.hero-search input')).toBeHidden()
    await expect(page.locator('.site-header-search input')).toBeVisible()
  }
})

test('RT1 PD13 price drops state the days of their lines once, and in full where to buy', async ({
  page,
}) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(baseUrl(storefront))
    await page.getByRole('heading', { name: 'Verified price drops' }).scrollIntoViewIfNeeded()
    const drops = page.locator('.drops')
    await expect(drops.getByText('90 days', { exact: true }).filter({ visible: true })).toHaveCount(
      1,
    )
    if (storefront !== 'fashion9') continue
    // Laid out as a flex box, the link would lose the space between its words.
    expect(await drops.locator('.drop-buy a').first().innerText()).toMatch(/^Buy at /)
  }
})

test('SE3 the button below a card begins where the card’s text does', async ({ page }) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(`${baseUrl(storefront)}/products?q=coat`)
    const first = page.locator('.product-grid > li').first()
    const name = await first.getByRole('heading').boundingBox()
    const button = await first.getByRole('button', { name: /^Why is this/ }).boundingBox()
    expect([storefront, button?.x]).toEqual([storefront, name?.x])
  }
})

test('RT1 a home page’s row that fails to load is tried again, then on request', async ({
  page,
}) => {
  let isDown = true
  await page.route('**/api/home/trending.data*', route =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Trending now' })
  await row.scrollIntoViewIfNeeded()
  const alert = row.getByRole('alert')
  // Each event tries again, sooner than the timer would.
  const tryAgain = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    return alert.count()
  }
  await expect.poll(tryAgain, { intervals: [1000] }).toBe(1)
  isDown = false
  await row.getByRole('button', { name: 'Try again' }).click()
  await expect(row.getByRole('article').first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})
