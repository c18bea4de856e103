import { expect } from '@playwright/test'
import { test } from './journey.ts'

test('RT1 RT2 RT3 OU1 a shopper goes from the home page to a product and on to its retailer', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: "Women's Dresses", exact: true }).click()

  await expect(page).toHaveURL(/\/products\/women\/dresses$/)
  await expect(page.getByRole('heading', { level: 1, name: "Women's Dresses" })).toBeVisible()
  // The shops know the style catalogue's products by the catalogue's own ids.
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/product/s/"]') })
    .first()
  const name = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('link', { name, exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const buy = page.getByRole('link', { name: /^Buy now at / })
  const retailer = (await buy.innerText()).replace('Buy now at ', '').trim()
  await expect(buy).toHaveAttribute('rel', 'sponsored nofollow noopener')

  const opened = context.waitForEvent('page')
  await buy.click()
  const shop = await opened
  await shop.waitForLoadState()
  await expect(shop.locator(`[data-product-id="${id}"]`).first()).toBeVisible()
  await expect(shop.getByText(retailer).first()).toBeVisible()
})

test('LS4 RT2 every card has its picture, in a box that kept its place', async ({ page }) => {
  await page.goto('/products/women/dresses')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(50)
  const last = cards.nth(49)
  await last.scrollIntoViewIfNeeded()
  for (const card of [cards.first(), last]) {
    const picture = card.getByRole('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
    const box = await card.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(270)
    expect(box?.height).toBeGreaterThanOrEqual(311)
  }
})

test('LY1 the layout does not move while a list loads', async ({ page }) => {
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
      Object.assign(window, { layoutShift: shift })
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { layoutShift: 0 })
  })
  await page.goto('/products/women/dresses', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)).toBeLessThan(
    0.02,
  )
})

test('PD1 PD3 PD4 PD6 PD9 the product page tells what there is to know', async ({ page }) => {
  await page.goto('/products/women/dresses?sort=discount')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs.first()).toHaveText('All')
  await expect(crumbs.nth(1)).toContainText('Women')
  const product = page.getByRole('article').first()
  await expect(product.getByText('Sale', { exact: true })).toBeVisible()
  await expect(product.getByRole('link', { name: /^Buy now at / })).toBeVisible()
  await expect(product.locator('[data-price]').first()).toHaveAttribute('data-price', /^\$[\d,]+\.\d\d$/)
})

test('LY2 the menu leads to every department', async ({ page, isMobile }) => {
  await page.goto('/')
  for (const [name, path] of [
    ['Men', '/products/men/mens-clothes'],
    ['Home', '/products/living/furniture'],
    ['Brands', '/brands'],
  ] as const) {
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('LY4 the footer leads to the company pages, retailers and guides', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['About', '/company/about'],
    ['Contact', '/company/contact'],
    ['Retailers & Brands', '/retailers/'],
    ['Advertising disclosure', '/company/advertising_disclosure'],
    ['Terms', '/company/terms'],
    ['Privacy policy', '/company/privacy_policy'],
    ['Brands', '/brands'],
    ['Pre-Owned', '/products?condition=preowned'],
    ['Categories', '/products'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    const answer = await page.request.get(`http://localhost:${new URL(page.url()).port}${path}`)
    expect(answer.status(), path).toBe(200)
  }
})
