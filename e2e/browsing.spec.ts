import { expect } from '@playwright/test'
import { test } from './journey.ts'

test('LS5 three pages come by themselves, then a button asks, and Back finds all of it again', async ({
  page,
}) => {
  await page.goto('/products/women')
  const cards = page.getByRole('article')
  const more = page.getByRole('button', { name: /Load more/ })
  for (const count of [100, 150, 200]) {
    await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(count)
  }
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
  await expect(more).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  const card = cards.nth(170)
  const link = card.getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const scrollY = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(cards).toHaveCount(200)
  await expect.poll(() => page.evaluate(y => Math.abs(window.scrollY - y), scrollY)).toBeLessThan(50)
  await expect(link).toBeFocused()

  await page.reload()
  await expect(cards).toHaveCount(200)
  await expect.poll(() => page.evaluate(y => Math.abs(window.scrollY - y), scrollY)).toBeLessThan(50)

  await more.scrollIntoViewIfNeeded()
  await more.click()
  await expect(cards).toHaveCount(250)
})

test('LS5 a further page that does not come says so and can be asked for again', async ({ page }) => {
  await page.route('**/api/list?*', route => route.abort())
  await page.goto('/products/women')
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveText('The next products did not come.')
  await expect(page.getByRole('article')).toHaveCount(50)
  await page.unroute('**/api/list?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(50)
})

for (const way of ['button', 'Escape', 'outside', 'Back'] as const) {
  test(`LY6 PD10 a product opens over its list and closes by ${way}`, async ({ page }) => {
    await page.goto('/products/women/dresses')
    const title = await page.title()
    const card = page.getByRole('article').nth(1)
    const view = card.getByRole('link', { name: /^Quick view/ })
    await view.focus()
    const scrollY = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const name = await dialog.getByRole('heading', { level: 1 }).innerText()
    await expect(page).toHaveTitle(`${name} | Fashion8`)
    await expect(page).toHaveURL(/\/product\/[scrk]\//)
    await expect(dialog.getByRole('link', { name: 'View More Details' })).toBeVisible()

    if (way === 'button') await dialog.getByRole('button', { name: 'Close' }).click()
    if (way === 'Escape') await page.keyboard.press('Escape')
    if (way === 'outside') await page.mouse.click(4, 300)
    if (way === 'Back') await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL('/products/women/dresses')
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)
    await expect(view).toBeFocused()
  })
}

test('LY6 a reload on an opened product shows its page', async ({ page }) => {
  await page.goto('/products/women/dresses')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Quick view/ })
    .click()
  const name = await page.getByRole('dialog').getByRole('heading', { level: 1 }).innerText()
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
})

test('LY6 a product that vanishes while its dialog opens says so, and leads back to the list', async ({
  page,
}) => {
  await page.route('**/api/product/**', route => route.fulfill({ status: 404, json: {} }))
  await page.goto('/products/women/dresses')
  const view = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Quick view/ })
  await view.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText('This product has just left our shelves.')
  await dialog.getByRole('button', { name: 'Back to the list' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/products/women/dresses')
  await expect(view).toBeFocused()
})

test('LY6 a product that does not come says so, and its page can be tried', async ({ page }) => {
  await page.route('**/api/product/**', route => route.abort())
  await page.goto('/products/women/dresses')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Quick view/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('could not be opened')
  await dialog.getByRole('link', { name: 'Try its page' }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('All')
  await expect(dialog).toHaveCount(0)
})

test('LY5 a line shows that a slow page is on its way, and none a quick one', async ({ page }) => {
  await page.goto('/products/women/dresses')
  const bar = page.locator('.loading-bar')
  await expect(bar).toHaveAttribute('data-phase', 'hidden')
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/company\/about\.data/, async route => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(bar).toHaveAttribute('data-phase', 'creeping')
  release()
  await expect(page).toHaveURL('/company/about')
  await expect(bar).toHaveAttribute('data-phase', 'hidden')
})

test('LY7 being offline is told, and being online again', async ({ page, context }) => {
  await page.goto('/products/women/dresses')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})
