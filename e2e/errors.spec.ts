import { expect } from '@playwright/test'
import { test } from './journey.ts'

for (const path of [
  '/nowhere',
  '/products/women/no-such-category',
  '/products/men/dresses',
  '/product/s/women/northquay/88/harbour-stripe/999999999999',
  '/product/z/women/northquay/88/harbour-stripe/1',
  '/product/s/women/northquay/88/harbour-stripe',
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

test('ER4 RT14 a product that vanished since its list was drawn shows the error page too', async ({
  page,
}) => {
  await page.goto('/products/women/dresses')
  await page.route(/\/product\/.*\.data/, route =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/[^/]+\.data/, '999999999999.data'),
    }),
  )
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await expect(page).toHaveTitle('This page could not be found | Fashion8')
})
