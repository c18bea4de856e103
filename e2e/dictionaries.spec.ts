import { expect } from '@playwright/test'
import { test } from './journey.ts'

test('a browser decodes a list as its difference from another list', async ({ page }) => {
  const encodings: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Playwright's responses leave out the encoding.
  session.on('Network.responseReceivedExtraInfo', ({ headers }) => {
    const found = Object.entries(headers).find(
      ([name]) => name.toLowerCase() === 'content-encoding',
    )
    if (found) encodings.push(found[1])
  })
  // The first of them may become the dictionary, to which only later pages link.
  await expect
    .poll(async () => {
      await page.goto('/products/women/dresses')
      const response = await page.goto('/products?q=linen')
      return response?.headers().link ?? ''
    })
    .toContain('compression-dictionary')
  await expect
    .poll(async () => {
      await page.goto('/products?q=black')
      return encodings
    })
    .toContain('dcz')
  await expect(page.getByRole('article').first()).toBeVisible()
})
