import { expect } from '@playwright/test'
import { test } from './journey.ts'

for (const [path, singular, label] of [
  ['/brands', 'brand', 'RT4'],
  ['/retailers/', 'retailer', 'RT5'],
] as const) {
  test(`${label} ${path} counts, is searched, and leads to one ${singular}’s list`, async ({ page }) => {
    await page.goto(path)
    const entry = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /\d/ }).nth(3)
    const [name = ''] = (await entry.innerText()).split('\n').filter(line => line.length > 3)
    await page.getByLabel(`Search ${singular}s`).fill(name.slice(0, 4))
    await expect(page).toHaveURL(/\?q=/)
    const found = page.getByRole('main').getByRole('link', { name: new RegExp(name.slice(0, 12)) })
    await found.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('All')
    await expect(page.getByRole('link', { name: `Remove ${name}` })).toHaveCount(1)
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/(stores|retailers)\/[a-z0-9-]+$/,
    )
  })
}

test('RT4 RT5 a name nobody has is no page, and a brand may stand before its own name', async ({ page }) => {
  expect((await page.goto('/stores/nobody-at-all'))?.status()).toBe(404)
  expect((await page.goto('/retailers/nobody-at-all'))?.status()).toBe(404)
  await page.goto('/brands')
  const path = await page.getByRole('main').getByRole('link', { name: /\d/ }).first().getAttribute('href')
  const id = path?.split('/').at(-1)
  expect((await page.goto(`/stores/${id}/${id}`))?.status()).toBe(200)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('RT4 the directory is searched by a form', async ({ page }) => {
    await page.goto('/brands')
    await page.getByLabel('Search brands').fill('zzzz')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No brand is called “zzzz”.')).toBeVisible()
  })
})
