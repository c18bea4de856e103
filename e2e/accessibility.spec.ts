import { expect } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findCard, findProduct } from './find-product.ts'
import { findViolations, wcag } from './find-violations.ts'
import { test } from './journey.ts'

for (const [storefront, tag] of [
  ['fashion8', ['@phone']],
  ['fashion9', []],
] as const) {
  test(`LY1 the pages of ${storefront} meet WCAG 2.2 AA in both themes`, {
    tag: [...tag],
  }, async ({ page }) => {
    test.slow()
    const { path: product } = await findProduct(
      ({ price, colors, sizes, pictures }) =>
        price.salePrice !== undefined &&
        colors.length > 1 &&
        sizes.length > 1 &&
        pictures.length > 1,
      { category: 'dresses' },
    )
    for (const path of [
      '/',
      '/products/women/dresses?sort=discount',
      product,
      '/brands',
      '/company/about',
      '/nowhere',
    ]) {
      await page.goto(`${baseUrl(storefront)}${path}`)
      expect(await findViolations(page)).toEqual([])
    }
  })
}

test('LY6 PD2 the dialog and the large view meet WCAG 2.2 AA in both themes', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  const { list, index } = await findCard(({ picture }) => picture !== undefined, 'dresses')
  await page.goto(list)
  await page
    .getByRole('article')
    .nth(index)
    .getByRole('link', { name: /^Quick view/ })
    .click()
  const large = page.getByRole('dialog').getByRole('button', { name: /full screen$/ })
  await expect(large).toBeVisible()
  expect(await findViolations(page, wcag, 'dialog')).toEqual([])
  await large.click()
  await expect(page.getByRole('dialog', { name: /^Pictures of / })).toBeVisible()
  expect(await findViolations(page, wcag, 'dialog dialog')).toEqual([])
})

test('LY1 LS1 the header and the filters can be skipped with the keyboard', async ({ page }) => {
  await page.goto('/products/women/dresses')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to products' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const first = page.getByRole('article').first()
  await expect(first.locator(':focus')).toBeVisible()
})

test('LY1 LS1 the first card is at most 12 tab stops after the list’s title', async ({ page }) => {
  // In a narrow window the filters are in a closed sheet.
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto('/products/women/dresses')
  await page.getByRole('heading', { level: 1 }).focus()
  const isOnCard = () => page.evaluate(() => document.activeElement?.closest('article') !== null)
  let stops = 0
  while (stops <= 12 && !(await isOnCard())) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  expect(stops).toBeLessThanOrEqual(12)
})
