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

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('LS4 LY1 the cards of a row have their stores and Buy on one line', async ({ page }) => {
    for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
      for (const [width, path] of [
        [768, '/products/women?deal=sale'],
        [390, '/products/women/dresses'],
      ] as const) {
        await page.setViewportSize({ width, height: 1024 })
        await page.goto(`${baseUrl(storefront)}${path}`)
        if (width === 390) {
          await page.getByRole('button', { name: 'Show two per row' }).click()
          await expect(page.getByRole('button', { name: 'Show one per row' })).toBeVisible()
        }
        const rows = await page.locator('.product-grid .card-retailer').evaluateAll(feet => {
          const tops = new Map<number, number[]>()
          for (const foot of feet.slice(0, 12)) {
            const row = Math.round(foot.closest('li')?.getBoundingClientRect().top ?? 0)
            const ends = [foot.querySelector('span'), foot.querySelector('a')].flatMap(part => {
              if (!part) return []
              const text = document.createRange()
              text.selectNodeContents(part)
              return Math.round(text.getBoundingClientRect().bottom)
            })
            tops.set(row, [...(tops.get(row) ?? []), ...ends])
          }
          return [...tops.values()]
        })
        expect(rows.length).toBeGreaterThan(2)
        for (const ends of rows)
          expect(Math.max(...ends) - Math.min(...ends), `${storefront} ${width}`).toBeLessThan(8)
      }
  })

  test('LS4 LY1 the cards of a row that scrolls end on one line', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const storefront of ['fashion8', 'mongollist']) {
      await page.goto(baseUrl(storefront))
      const rail = page.locator('.home-section .rail').first()
      await rail.scrollIntoViewIfNeeded()
      await expect(rail.locator('.card-retailer').nth(1)).toBeVisible()
      const rests = await rail.locator('.card').evaluateAll(cards =>
        cards.slice(0, 2).map(card => {
          const end = card.querySelector('.card-retailer')?.getBoundingClientRect().bottom ?? 0
          return Math.round(card.getBoundingClientRect().bottom - end)
        }),
      )
      for (const rest of rests) expect(rest, storefront).toBeLessThanOrEqual(8)
    }
  })
})
