import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

test('LS5 three pages load automatically, then a button offers more, and Back restores them all', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products/women')
  const cards = page.getByRole('article')
  const more = page.getByRole('button', { name: /Load more/ })
  for (const count of [100, 150, 200]) await scrollUntil(page, count)
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
  await expect(more).toBeVisible()
  const count = await cards.count()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  const card = cards.nth(170)
  const link = card.getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const scrollY = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  // The address is the product's before its page has loaded.
  await expect(page.locator('#products')).toHaveCount(0)
  // After Back, the cards in view are painted before those out of view have been rendered.
  const painted = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const observer = new MutationObserver(() => {
          const count = document.querySelectorAll('#products article').length
          if (count === 0) return
          observer.disconnect()
          resolve(count)
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.goBack()
  expect(await painted).toBeLessThanOrEqual(50)
  await expect(cards).toHaveCount(count)
  await expect
    .poll(() => page.evaluate(y => Math.abs(window.scrollY - y), scrollY))
    .toBeLessThan(50)
  await expect(link).toBeFocused()

  await page.reload()
  await expect(cards).toHaveCount(count)
  await expect
    .poll(() => page.evaluate(y => Math.abs(window.scrollY - y), scrollY))
    .toBeLessThan(50)

  await more.scrollIntoViewIfNeeded()
  await more.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(count + 40)
})

test('LS5 a later page that fails to load shows a message and can be retried', async ({ page }) => {
  await page.route('**/api/list.data?*', route => route.abort())
  await page.goto('/products/women')
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveText('Couldn’t load more products.')
  await expect(page.getByRole('article')).toHaveCount(50)
  await page.unroute('**/api/list.data?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(50)
})

test('LS5 a page that arrives is never reported as lost, however busy the browser is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const alerts: string[] = []
    Object.assign(window, { alerts })
    new MutationObserver(() => {
      const alert = document.querySelector('#products [role=alert]')
      if (alert) alerts.push(alert.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/products/women')
  await scrollUntil(page, 100)
  expect(await page.evaluate(() => (window as unknown as { alerts: string[] }).alerts)).toEqual([])
})

test('LS5 Back restores the list even if the product page was reloaded in between', async ({
  page,
}) => {
  await page.goto('/products/women')
  const cards = page.getByRole('article')
  // After three pages, no more load by themselves.
  await scrollUntil(page, 200)
  const count = await cards.count()
  const link = cards.nth(120).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const name = await link.textContent()
  const scrollY = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()

  await page.reload()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/company/about')
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/products/women')
  await expect(cards).toHaveCount(count)
  await expect
    .poll(() => page.evaluate(y => Math.abs(window.scrollY - y), scrollY))
    .toBeLessThan(50)
  await expect(link).toBeFocused()

  // A new visit to the same URL starts at the top.
  await page.goto('/brands')
  await page.goto('/products/women')
  await expect(cards).toHaveCount(50)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

/**
 * Scrolls to the end until about this many cards are shown. The number is approximate because
 * a product that moves between two pages while they load is shown once. Scrolling once is not
 * always enough, because cards get their real height only when they come into view.
 */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
    await expect
      .poll(() => page.getByRole('article').count(), { timeout: 5_000 })
      .toBeGreaterThan(count - 5)
  }).toPass()
}
