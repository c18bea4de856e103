import { expect } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findProduct } from './find-product.ts'
import { test } from './journey.ts'

const sizes = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const

for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
  test(`PD9 the price and Buy are in view wherever a product page is scrolled on ${storefront}`, async ({
    page,
  }) => {
    const { path } = await findProduct(
      ({ price, pictures, linkWarning }) =>
        !price.isSoldOut && pictures.length > 1 && linkWarning === undefined,
      { category: 'dresses' },
    )
    const bar = page.getByRole('complementary', { name: 'Buy', exact: true })
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto(`${baseUrl(storefront)}${path}`)
      const button = page.locator('.product-buy')
      await button.evaluate(element => element.scrollIntoView({ block: 'center' }))
      await expect(bar).toHaveCount(0)
      // Behind the header, and far above it, unless the facts stay in view beside longer pictures
      for (const place of ['middle', 'end']) {
        await button.evaluate((element, where) => {
          const header = document.querySelector('.site-header')?.getBoundingClientRect()
          const { top, height } = element.getBoundingClientRect()
          const middle = top + height / 2 - (header?.height ?? 0) / 2
          scrollBy({ top: where === 'middle' ? middle : 1200, behavior: 'instant' })
        }, place)
        const isReached = async () => {
          if (await bar.isVisible()) return /\$\d/.test(await bar.innerText())
          return button.evaluate(element => {
            const header = document.querySelector('.site-header')?.getBoundingClientRect()
            const { top, bottom } = element.getBoundingClientRect()
            return top >= (header?.bottom ?? 0) && bottom <= innerHeight
          })
        }
        await expect.poll(isReached, `${place} at ${width} px`).toBe(true)
      }
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const last = page.getByRole('contentinfo').getByRole('link').last()
      const { y = 0, height: lastHeight = 0 } = (await last.boundingBox()) ?? {}
      const { y: top = 0 } = (await bar.boundingBox()) ?? {}
      expect(y + lastHeight, `the page’s end at ${width} px`).toBeLessThanOrEqual(top)
    }
  })

test('PD6 PD9 the bar says in place of the struck price that the chosen size is sold out', async ({
  page,
}) => {
  const { path, sizes } = await findProduct(
    ({ price, sizes, linkWarning }) =>
      price.salePrice !== undefined &&
      linkWarning === undefined &&
      sizes.some(({ isSoldOut }) => isSoldOut) &&
      sizes.some(({ isSoldOut }) => !isSoldOut),
    { category: 'dresses' },
  )
  const bar = page.getByRole('complementary', { name: 'Buy', exact: true })
  for (const isSoldOut of [true, false]) {
    const size = sizes.find(each => Boolean(each.isSoldOut) === isSoldOut)?.name ?? ''
    await page.goto(`${path}?size=${encodeURIComponent(size)}`)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const text = `Size ${size} is sold out`
    await expect(bar.getByText(text)).toHaveCount(isSoldOut ? 1 : 0)
    await expect(bar.locator('del')).toHaveCount(isSoldOut ? 0 : 1)
    await expect(bar.getByRole('link', { name: `· size ${size}` })).toHaveCount(isSoldOut ? 0 : 1)
  }
})

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('PD13 the day that a tap on the price history chose stays until the next one', async ({
    page,
  }) => {
    const { path } = await findProduct(({ priceStory }) => (priceStory?.points.length ?? 0) > 2)
    await page.goto(path)
    const chart = page.locator('.price-chart')
    await chart.scrollIntoViewIfNeeded()
    await expect(chart).toContainText(/^Today/)
    const { x = 0, y = 0, width = 0 } = (await chart.getByRole('img').boundingBox()) ?? {}
    await page.touchscreen.tap(x + width * 0.4, y + 60)
    await expect(chart).toContainText(/^[A-Z][a-z]+ \d+, \d{4}/)
    const line = chart.locator('svg > line').last()
    await expect(line).toHaveAttribute('x1', /^(39|40|41)/)
    await page.touchscreen.tap(x + width * 0.7, y + 60)
    await expect(line).toHaveAttribute('x1', /^(69|70|71)/)
  })
})
