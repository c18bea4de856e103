import { expect } from '@playwright/test'
import { baseUrl } from './address.ts'
import { test } from './journey.ts'

test('LS7 sorting by price puts the cheapest first and changes the URL', async ({ page }) => {
  await page.goto('/products/women/womens-shoes')
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL('/products/women/womens-shoes?sort=price-up')
  await expect(page.getByLabel('Sort by')).toHaveValue('price-up')
  const readPrices = () =>
    page
      // A sold-out product may show no price.
      .locator('article [data-price*="$"]')
      .evaluateAll(prices =>
        prices.map(price =>
          Number((price.getAttribute('data-price') ?? '').replace(/[^\d.]/g, '')),
        ),
      )
  await expect.poll(async () => isAscending(await readPrices())).toBe(true)
  expect((await readPrices()).length).toBeGreaterThan(40)
})

test('LS6 RT2 pages are numbered, link to each other and show different products', async ({
  page,
}) => {
  await page.goto('/products/women')
  const readNames = () => page.getByRole('article').getByRole('heading').allInnerTexts()
  const first = await readNames()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const head = page.locator('.list-crumbs')
  await expect(pages).toContainText(/Page 1 of \d+ \(50 of \d+\)/)
  await expect(head).not.toContainText('Page')
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/products/women?page=2',
  )

  await page.goto('/products/women?page=2')
  await expect(pages).toContainText(/Page 2 of/)
  await expect(head).toContainText('· Page 2')
  await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/products/women',
  )
  expect(await readNames()).not.toEqual(first)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/products\/women\?page=2$/,
  )
})

test('LS7 a new order starts at the top of the list', async ({ page }) => {
  await page.goto('/products/women/womens-shoes')
  await page.getByRole('article').nth(20).scrollIntoViewIfNeeded()
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(/sort=price-up/)
  await expect(page.getByRole('article').first()).toBeInViewport()
})

test('LS6 “Load more” keeps the keyboard’s place: the focus goes to the first new card', async ({
  page,
}) => {
  await page.goto('/products/women')
  const cards = page.getByRole('article')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(cards).toHaveCount(200, { timeout: 1_000 })
  }).toPass()
  const button = page.getByRole('button', { name: /^Load more/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(250)
  await expect(cards.nth(200).getByRole('heading').getByRole('link')).toBeFocused()
})

test('LS1 a printed list has its title and its cards only', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/products/women/dresses?deal=sale')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  const rest = page.locator('a, button, input, select, footer, header').filter({ visible: true })
  await expect(rest.and(page.locator(':not(h2 > a)'))).toHaveCount(0)
})

test('LS1 the line above a list states only the prices that were chosen', async ({ page }) => {
  const line = page.locator('.list-crumbs')
  await page.goto('/products/women?price=50-100')
  await expect(line).toContainText(/[\d,]+ products, \$50 to \$100$/)
  await page.goto('/products/women')
  await expect(line).toContainText(/products$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('RT1 every heading of the home page has content', async ({ page }) => {
    for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
      await page.goto(baseUrl(storefront))
      const sections = page.locator('.home-section').filter({ visible: true })
      const links = await sections.evaluateAll(all =>
        all.map(section => section.querySelectorAll('ul a, table a').length),
      )
      expect(links.length).toBeGreaterThan(3)
      expect(Math.min(...links), storefront).toBeGreaterThan(0)
    }
  })

  test('LY3 a phone’s menu has the links to log in', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'wide windows have them in the header')
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  })

  test('RT2 a list can be sorted and paged', async ({ page }) => {
    await page.goto('/products/men/mens-clothes')
    await expect(page.getByRole('article')).toHaveCount(50)
    await page.getByLabel('Sort by').selectOption('price-down')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/sort=price-down/)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('article')).toHaveCount(50)
  })

  test('ST4 a theme can be chosen and is remembered', async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect(page).toHaveURL('/products')
    await expect(page.locator('body')).toHaveClass(/\bdark\b/)
  })
})

/**
 * True if prices ascend. Products labeled "Sold Out" are left
 * out, because they are sorted by a price they do not show.
 */
function isAscending(labels: number[]): boolean {
  const numbers = labels.filter(number => number > 0)
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0))
}

test('LY1 Buy is never seen on a card before the pointer is on it, however late its styles come', async ({
  page,
}) => {
  await page.route('**/assets/*.css', async route => {
    await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  // Reading a style makes the browser compute it without the style sheet.
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    setInterval(() => {
      const buy = document.querySelector('.card-retailer > a')
      if (!buy) return
      const { opacity, position } = getComputedStyle(buy)
      if (position === 'absolute') seen.add(opacity)
    }, 10)
  })
  await page.goto('/products/women/dresses')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(
    ['0'],
  )
})
