import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { test } from './journey.ts'

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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`LY6 PD2 the dialog and the large view in ${colorScheme} keep to WCAG 2.2 AA`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/products/women/dresses?sort=discount')
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Quick view/ })
      .click()
    const large = page.getByRole('dialog').getByRole('button', { name: /large$/ })
    await expect(large).toBeVisible()
    expect(await findViolations(page, 'dialog')).toEqual([])
    await large.click()
    await expect(page.getByRole('dialog', { name: /^Pictures of / })).toBeVisible()
    expect(await findViolations(page, 'dialog dialog')).toEqual([])
  })
}

async function findViolations(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('LY1 the keyboard reaches the content past the header', async ({ page }) => {
  await page.goto('/products/women/dresses')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()).toBeFocused()
})
