import { expect, test } from '@playwright/test'

for (const path of [
  '/nowhere',
  '/products/women/no-such-category',
  '/products/men/dresses',
  '/product/s/women/northquay/88/harbour-stripe/999999999999',
  '/product/z/women/northquay/88/harbour-stripe/1',
  '/product',
  '/out/s/999999999999',
  '/company/nonsense',
]) {
  test(`ER1 ER4 RT14 ${path} could not be found, and leads home`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('RT2 absurd query values answer with the nearest list', async ({ page }) => {
  for (const search of [
    'page=-1',
    'page=1e9',
    'page=NaN',
    'sort=cheapest',
    `brand=${'x'.repeat(3000)}`,
    'page=1&page=2&brand=%00',
  ]) {
    const answer = await page.goto(`/products/women/dresses?${search}`)
    expect(answer?.status(), search).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('RT14 an address that is only in the browser’s own mind shows the error page too', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/nowhere'
    link.textContent = 'Nowhere'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Nowhere' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
})
