import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findCard, findProduct } from './find-product.ts'
import { test } from './journey.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules whose outcome depends on the colors, and so on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Checks everything in the light theme, and in the dark one what its colors can change. */
async function findViolations(page: Page, tags: string[], part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await new AxeBuilder({ page }).include(part).withTags(tags).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await new AxeBuilder({ page }).include(part).withRules(colorRules).analyze()
  return [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`,
  )
}

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
      expect(await findViolations(page, [...standard, 'best-practice'])).toEqual([])
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
  expect(await findViolations(page, standard, 'dialog')).toEqual([])
  await large.click()
  await expect(page.getByRole('dialog', { name: /^Pictures of / })).toBeVisible()
  expect(await findViolations(page, standard, 'dialog dialog')).toEqual([])
})

test('LY1 the keyboard skips the header', async ({ page }) => {
  await page.goto('/products/women/dresses')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
  ).toBeFocused()
})
