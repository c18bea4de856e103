import { expect } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findProduct } from './find-product.ts'
import { test } from './journey.ts'

test('PD7 SV3 ER7 LM1 saving without an account shows a message for five seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/products/women/dresses')
  const path = await page
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .getAttribute('href')
  const toast = page
    .getByRole('region', { name: 'Messages' })
    .getByText('Please login first to save this product.')

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page
    .getByRole('button', { name: /^Save Product/ })
    .first()
    .click()
  await expect(toast).toBeVisible()
  await expect(page.getByText('Not Logged In')).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_600)
  await expect(toast).toHaveCount(0)

  await page.clock.resume()
  await page.goto(path ?? '')
  const heart = page.getByRole('button', { name: 'Save Product', exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
})

test('PD7 SV3 PD9 on a phone, the message covers neither the heart that was tapped nor Buy', {
  tag: '@phone',
}, async ({ page }) => {
  const { path } = await findProduct(
    ({ price, linkWarning }) => !price.isSoldOut && linkWarning === undefined,
    { category: 'dresses' },
  )
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${baseUrl(storefront)}${path}`)
    const heart = page.getByRole('button', { name: 'Save Product', exact: true })
    await heart.click()
    await expect(page.getByText('Not Logged In')).toBeVisible()
    const message = await page.locator('[data-toast]').boundingBox()
    const { y = 0, height = 0 } = (await heart.boundingBox()) ?? {}
    expect(message?.y, storefront).toBeGreaterThanOrEqual(y + height)
    const bar = page.getByRole('complementary', { name: 'Buy', exact: true })
    const end = (message?.y ?? 0) + (message?.height ?? 0)
    expect(end, storefront).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  }
})
