import { expect } from '@playwright/test'
import type { ProductPage } from '#app/pages/product-page.ts'
import { baseUrl } from './address.ts'
import { withDatabase } from './database.ts'
import { fetchProduct, findProduct } from './find-product.ts'
import { test } from './journey.ts'
import { isHydrated } from './watch-policy.ts'

test('PD3 PD12 a sold-out product is marked as such and shown with similar products', async ({
  page,
}) => {
  const keys: { source: string; id: string }[] = []
  await withDatabase(async db => {
    const { rows } = await db.query(
      `SELECT source, id FROM product WHERE NOT in_stock AND gone_since IS NULL AND category_id IN
         (SELECT category_id FROM product WHERE in_stock AND gone_since IS NULL
          GROUP BY category_id HAVING count(*) > 20)
       LIMIT 1`,
    )
    keys.push(...rows)
  })
  const product = await fetchProduct(keys[0]?.source ?? '', keys[0]?.id ?? '')
  await page.goto(product.path)
  const article = page.getByRole('article').first()
  await expect(article.getByText('Out of Stock', { exact: true })).toBeVisible()
  await expect(article.getByRole('link', { name: `More from ${product.retailer}` })).toBeVisible()
  await expect(article.getByText('Last price')).toContainText(/\$\d/)
  await expect(article.locator(`a[href^="${product.buyPath}"]`)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Available in/ })).toBeVisible()
})

test('PD9 on a phone, a bar with the price and Buy is shown while the button is off screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { path, retailer } = await findProduct(
    ({ price, pictures, linkWarning }) =>
      !price.isSoldOut && pictures.length > 1 && linkWarning === undefined,
    { category: 'dresses' },
  )
  await page.goto(path)
  const bar = page.getByRole('complementary', { name: 'Buy' })
  const button = page.getByRole('link', { name: `Buy now at ${retailer}` })
  await expect(button).not.toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('link', { name: `Buy at ${retailer}` })).toBeVisible()
  // A strip of the button above the bar would look like a second one.
  const getOpacity = () => page.locator('.product-buy').evaluate(at => getComputedStyle(at).opacity)
  expect(await getOpacity()).toBe('0')
  await button.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await expect(bar).toHaveCount(0)
  expect(await getOpacity()).toBe('1')
  // At the bottom edge, the bar would cover the button.
  await button.evaluate(element =>
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight),
  )
  await expect(bar).toBeVisible()
})

/** As long as the longest name and brand of the sandbox's products. */
const longName =
  'ELBA Tilly Quilted Vegetable-Tanned Leather East-West Shoulder Bag - Toffee Quilted'
const longBrand =
  'The Honourable Company of Northern Weavers, Dyers & Button Makers of Lower Thistlewick'
const longVerdict = 'Lowest in 30 days · 50% under $1,422.00'

for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
  test(`PD13 on a phone, the price and our verdict are in view above ${storefront}’s bar with Buy`, async ({
    page,
  }) => {
    const { path } = await findProduct(
      ({ pictures, priceStory, linkWarning }) =>
        pictures.length > 1 &&
        priceStory?.line !== undefined &&
        priceStory.verdict !== undefined &&
        linkWarning === undefined,
    )
    const bar = page.getByRole('complementary', { name: 'Buy' })
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${baseUrl(storefront)}${path}`)
      await expect.poll(() => isHydrated(page)).toBe(true)
      await page.locator('article.product').evaluate(
        (article, [name, brand, verdict]) => {
          const heading = article.querySelector('h1') as HTMLElement
          heading.textContent = name
          heading.className = 'product-name is-long'
          const [first] = article.querySelectorAll('header p a, header p span')
          if (first) first.textContent = brand
          const line = article.querySelector('.product-price-line > p')
          if (line) line.textContent = `↓ ${verdict}`
        },
        [longName, longBrand, longVerdict] as const,
      )
      await expect(bar).toBeVisible()
      const { y: top } = (await bar.boundingBox()) ?? { y: 0 }
      for (const part of ['.price.is-page', '.product-price-line > p']) {
        const { y = top, height = 1 } =
          (await page.locator(`article.product ${part}`).first().boundingBox()) ?? {}
        expect(y + height, `${part} at ${width} px`).toBeLessThanOrEqual(top)
      }
    }
  })

for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
  test(`PD13 on a phone, what we say about a refused sale is in view above ${storefront}’s bar with Buy`, async ({
    page,
  }) => {
    const { path } = await findRefused()
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`${baseUrl(storefront)}${path}`)
    const { y: top } = (await page.getByRole('complementary', { name: 'Buy' }).boundingBox()) ?? {
      y: 0,
    }
    for (const part of ['.product-refusal', '.product-price-line']) {
      const box = await page.locator(`article.product ${part}`).boundingBox()
      expect((box?.y ?? top) + (box?.height ?? 1), part).toBeLessThanOrEqual(top)
    }
  })

/** Finds a product with pictures and a price history whose sale our record contradicts. */
async function findRefused(): Promise<ProductPage> {
  const keys: { source: string; id: string }[] = []
  await withDatabase(async db => {
    const { rows } = await db.query(
      `SELECT source, id FROM product
       WHERE discount_check = 'contradicted' AND in_stock AND gone_since IS NULL LIMIT 50`,
    )
    keys.push(...rows)
  })
  for (const { source, id } of keys) {
    const product = await fetchProduct(source, id)
    const { price, pictures, priceStory, linkWarning } = product
    if (price.isSaleRefused && pictures.length > 1 && priceStory?.line && !linkWarning)
      return product
  }
  throw new Error('No product has a sale that is refused')
}

test('PD6 PD9 on a phone, the bar with Buy cuts neither a long name of a store nor the chosen size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { path, sizes, retailer } = await findProduct(
    ({ price, retailer: store, sizes: all, linkWarning }) =>
      !price.isSoldOut &&
      store.length > 22 &&
      all.some(({ isSoldOut }) => !isSoldOut) &&
      linkWarning === undefined,
    { category: 'dresses' },
  )
  const size = sizes.find(({ isSoldOut }) => !isSoldOut)?.name ?? ''
  await page.goto(`${path}?${new URLSearchParams({ size })}`)
  const words = page
    .getByRole('complementary', { name: 'Buy' })
    .getByText(`Buy at ${retailer} · size ${size}`)
  await expect(words).toBeVisible()
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  expect(await words.evaluate(at => getComputedStyle(at).textOverflow)).toBe('clip')
})

test('LY1 a comparison of offers fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const isLong = ({ retailer }: { retailer: string }) => retailer.length > 20
  const { path } = await findProduct(({ offers }) => offers.some(isLong))
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('PD13 the price facts fit their row in every window', async ({ page }) => {
  const { path } = await findProduct(
    ({ price, priceStory, pictures }) =>
      !price.isSoldOut &&
      pictures.length > 1 &&
      priceStory?.line !== undefined &&
      priceStory.observedSince !== undefined,
  )
  await page.goto(path)
  const facts = page.locator('.product-price-facts')
  for (const width of [360, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const { scrollHeight, clientHeight } = await facts.evaluate(row => ({
      scrollHeight: row.scrollHeight,
      clientHeight: row.clientHeight,
    }))
    // The second line of a label may reach into the row's padding.
    expect(scrollHeight, `at ${width} px`).toBeLessThanOrEqual(clientHeight + 4)
  }
})

test('PD4 a wheel over a description scrolls the page when the text has ended', async ({
  page,
}) => {
  const { path } = await findProduct(({ description }) => description.length > 300, {
    category: 'dresses',
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  const text = page.locator('.product-description')
  await expect(text).toHaveClass(/is-cut/)
  await text.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await text.hover()
  await text.evaluate(element => element.scrollTo(0, element.scrollHeight))
  const start = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start + 100)
})

test('PD4 what a product is made of is labeled once', async ({ page }) => {
  const { path } = await findProduct(
    ({ materials, description }) => materials.length > 0 && description !== '',
    { category: 'dresses' },
  )
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(baseUrl(storefront) + path)
    const labels = page
      .getByRole('article')
      .first()
      .getByText(/^Materials? ?$/)
    await expect(labels.filter({ visible: true })).toHaveCount(1)
  }
})

test('PD1 no part of a product page slides over another one while it scrolls', async ({ page }) => {
  const { path } = await findProduct(
    ({ pictures, offers }) => pictures.length > 1 && offers.length === 0,
    { category: 'dresses' },
  )
  for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(baseUrl(storefront) + path)
      for (const place of [300, 600, 900]) {
        await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), place)
        const covered = await page.locator('.product-columns').evaluate(columns => {
          const below = columns.querySelector(':scope > .product-below')?.getBoundingClientRect()
          if (!below) return []
          return [...columns.children]
            .filter(part => {
              const { left, right, top, bottom } = part.getBoundingClientRect()
              const isBeside = right <= below.left || below.right <= left
              return (
                !part.matches('.product-below') &&
                !isBeside &&
                top < below.bottom &&
                below.top < bottom
              )
            })
            .map(part => part.className)
        })
        expect(covered, `${storefront} at ${width} px, scrolled by ${place} px`).toEqual([])
      }
    }
})

test('PD1 both columns of a product page end at about the same height', async ({ page }) => {
  for (const count of [2, 4, 5]) {
    const { path } = await findProduct(
      ({ pictures, offers, priceStory }) =>
        pictures.length === count && offers.length === 0 && (priceStory?.points.length ?? 0) > 1,
      { category: 'dresses' },
    )
    for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
      await page.goto(baseUrl(storefront) + path)
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const rest = await page.locator('.product-columns').evaluate(columns => {
          const measure = (part: string) =>
            columns.querySelector(`:scope > ${part}`)?.getBoundingClientRect() ?? new DOMRect()
          const [gallery, facts, below] = [
            measure('.gallery'),
            measure('.product-facts'),
            measure('.product-below'),
          ]
          const isLeft = below.right <= facts.left
          return Math.abs((isLeft ? below : gallery).bottom - (isLeft ? facts : below).bottom)
        })
        expect(rest, `${count} pictures, ${storefront} at ${width} px`).toBeLessThan(330)
      }
    }
  }
})

test('PD4 a printed product has its whole description and no buttons', async ({ page }) => {
  const { path } = await findProduct(({ description }) => description.length > 400, {
    category: 'dresses',
  })
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  const description = page.locator('.product-description')
  const hidden = await description.evaluate(box => box.scrollHeight - box.clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)
  const main = page.getByRole('main')
  for (const name of ['Read more', /^Buy now at/, 'Share on X'])
    await expect(main.getByText(name).filter({ visible: true })).toHaveCount(0)
  await expect(main.locator('.rail').filter({ visible: true })).toHaveCount(0)
})
