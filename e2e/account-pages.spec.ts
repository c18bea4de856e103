import { expect } from '@playwright/test'
import { accountPath, savedPath } from '#app/domain/urls/account-links.ts'
import { test } from './journey.ts'
import { createShopper, signIn } from './sign-in.ts'

test.beforeEach(async ({ context }) => {
  await signIn(context, await createShopper())
})

test('AC1 LY1 all tabs of the account fit in the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(accountPath('settings'))
  const tabs = page.getByRole('navigation', { name: 'Account' }).getByRole('link')
  await expect(tabs).toHaveCount(5)
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
})

test('LY3 LY1 the account menu ends where the page’s container ends', async ({ page }) => {
  const menu = page.locator('#account-menu')
  for (const [width, margin] of [
    [360, 16],
    [1440, 32],
    [2000, 132],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(savedPath())
    await page.getByRole('button', { name: /’s account$/ }).click()
    await expect(menu).toBeVisible()
    const right = await menu.evaluate(box => box.getBoundingClientRect().right)
    expect(width - right, `${width} px`).toBeCloseTo(margin, 0)
  }
})
