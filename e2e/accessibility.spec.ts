import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { baseUrl } from './address.ts'

for (const storefront of ['fashion8', 'fashion9']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`LY1 ${storefront} in ${colorScheme} keeps to WCAG 2.2 AA`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`${baseUrl(storefront)}/products/women/dresses?sort=discount`)
      const product = await page
        .getByRole('article')
        .first()
        .getByRole('heading')
        .getByRole('link')
        .getAttribute('href')
      for (const path of [
        '/',
        '/products/women/dresses?sort=discount',
        product ?? '',
        '/brands',
        '/company/about',
        '/nowhere',
      ]) {
        await page.goto(`${baseUrl(storefront)}${path}`)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
      }
    })
  }
}

test('LY1 the keyboard reaches the content past the header', async ({ page }) => {
  await page.goto('/products/women/dresses')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()).toBeFocused()
})
