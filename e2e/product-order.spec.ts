import { expect } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findProduct } from './find-product.ts'
import { test } from './journey.ts'

const parts = ['section[aria-label="Offers"]', '.product-part:has(.price-history)']
const rest = ['.product-below > .product-part', '.product-share']

for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
  test(`PD11 the price history is right below the offers on ${storefront}, and what remains after both`, async ({
    page,
  }) => {
    const { path } = await findProduct(
      ({ offers, priceStory, description }) =>
        offers.length > 1 && (priceStory?.points.length ?? 0) > 1 && description !== '',
    )
    await page.goto(`${baseUrl(storefront)}${path}`)
    const article = page.locator('article.product')
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = []
      for (const part of [...parts, ...rest]) {
        const { x = 0, y = 0, height = 0 } = (await article.locator(part).boundingBox()) ?? {}
        boxes.push({ left: Math.round(x), top: y, bottom: y + height })
      }
      const [offers, history, details, share] = boxes
      const gap = (history?.top ?? 0) - (offers?.bottom ?? 0)
      expect(gap, `the gap at ${width} px`).toBeGreaterThanOrEqual(0)
      expect(gap, `the gap at ${width} px`).toBeLessThan(48)
      expect(history?.left, `the column at ${width} px`).toBe(offers?.left)
      expect(share?.top).toBeGreaterThanOrEqual(details?.bottom ?? Infinity)
      if (width < 768) expect(details?.top).toBeGreaterThanOrEqual(history?.bottom ?? Infinity)
    }
    // The order of the keyboard and of screen readers
    const order = await article.evaluate(
      (element, selectors) => {
        const found = [...element.querySelectorAll(selectors.join(', '))]
        return found.map(part => selectors.findIndex(selector => part.matches(selector)))
      },
      [...parts, ...rest],
    )
    expect(order).toEqual([0, 1, 2, 3])
  })
