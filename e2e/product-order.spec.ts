import { expect } from '@playwright/test'
import type { ProductPage } from '#app/pages/product-page.ts'
import { baseUrl } from './address.ts'
import { withDatabase } from './database.ts'
import { fetchProduct, findProduct } from './find-product.ts'
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

/** Products whose parts begin at other heights. */
const kinds: Record<string, () => Promise<ProductPage>> = {
  'without a history': () => findProduct(product => !hasHistory(product)),
  'with few facts': () =>
    findProduct(
      product => !hasHistory(product) && product.offers.length === 0 && product.sizes.length < 2,
    ),
  'with a history': () => findProduct(hasHistory),
  'sold out': findSoldOut,
}

function hasHistory({ priceStory }: ProductPage): boolean {
  return (priceStory?.points.length ?? 0) > 1
}

async function findSoldOut(): Promise<ProductPage> {
  const keys: { source: string; id: string }[] = []
  await withDatabase(async db => {
    const { rows } = await db.query(
      `SELECT source, id FROM product WHERE NOT in_stock AND gone_since IS NULL ORDER BY number LIMIT 1`,
    )
    keys.push(...rows)
  })
  return fetchProduct(keys[0]?.source ?? '', keys[0]?.id ?? '')
}

for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
  test(`PD1 no picture covers a text of a product page on ${storefront}`, async ({ page }) => {
    test.slow()
    for (const [kind, find] of Object.entries(kinds)) {
      const { path } = await find()
      await page.goto(`${baseUrl(storefront)}${path}`)
      for (const width of [768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect
          .soft(await page.evaluate(findCoveredTexts), `${kind}, ${path} at ${width} px`)
          .toEqual([])
      }
    }
  })

/** Runs in the browser: lists the texts beside and below the pictures of which a picture hides a part. */
function findCoveredTexts(): string[] {
  const columns = document.querySelector('.product-columns')
  const covered: string[] = []
  for (const part of columns?.querySelectorAll(':scope > :not(.gallery)') ?? []) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!node.textContent?.trim() || !element?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const place = range.getBoundingClientRect().top + scrollY - innerHeight / 2
      scrollTo({ top: place, behavior: 'instant' })
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width < 2) continue
        const middle = (top + bottom) / 2
        const isHidden = [left + 1, right - 1].some(x =>
          document.elementsFromPoint(x, middle)[0]?.closest('.gallery'),
        )
        if (isHidden) covered.push(node.textContent.trim().slice(0, 30))
      }
    }
  }
  return [...new Set(covered)]
}
