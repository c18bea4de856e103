import { expect, type Locator } from '@playwright/test'
import { baseUrl } from './address.ts'
import { test } from './journey.ts'

const smallPhone = { width: 360, height: 800 }

async function getBox(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

test('LS2 on a phone, what a search was read as takes one row, after which the products begin', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize(smallPhone)
  for (const text of ['brightwater dress', 'red leather boots under 200']) {
    await page.goto(`${baseUrl('fashion9')}/products?q=${encodeURIComponent(text)}`)
    const parts = page.getByRole('list', { name: 'We searched for' }).getByRole('link')
    const tops = await parts.evaluateAll(links =>
      links.map(link => Math.round(link.getBoundingClientRect().top)),
    )
    expect(tops.length).toBeGreaterThan(1)
    expect(new Set(tops).size, text).toBe(1)
  }
})

test('RT1 LY1 on a phone, no range of prices in the hero breaks at its dash', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize(smallPhone)
  for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
    for (const width of [360, 390]) {
      await page.setViewportSize({ ...smallPhone, width })
      await page.goto(baseUrl(storefront))
      const broken = await page.locator('.hero-caption i').evaluateAll(ranges =>
        ranges.flatMap(range => {
          range.textContent = '$256.49–$298.99 '
          const text = document.createRange()
          text.selectNodeContents(range)
          return text.getClientRects().length > 1 ? [range.textContent] : []
        }),
      )
      expect(broken, `${storefront} at ${width} px`).toEqual([])
    }
})

test('PD2 LY1 a stage beside a panel shows a piece as wide as the stage, in its middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`${baseUrl('mongollist')}/products/women/dresses?stock=in`)
  const link = page.locator('main article a[href^="/product/"]').first()
  await page.goto(`${baseUrl('mongollist')}${await link.getAttribute('href')}`)
  const stage = await getBox(page.locator('.gallery-frame'))
  const panel = await getBox(page.locator('.product-facts'))
  const picture = await getBox(page.locator('.gallery-frame img').first())
  const width = panel.x - stage.x
  expect(picture.width).toBeGreaterThan(width)
  expect(picture.x + picture.width / 2).toBeCloseTo(stage.x + width / 2, -1)
})
