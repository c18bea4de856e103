import { expect } from '@playwright/test'
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
  await expect(pages).toContainText(/Page 1 of \d+ \(50 of \d+\)/)
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/products/women?page=2',
  )

  await page.goto('/products/women?page=2')
  await expect(pages).toContainText(/Page 2 of/)
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

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
    await page.getByRole('button', { name: 'Theme' }).click()
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
