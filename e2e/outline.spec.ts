import { expect, type Locator, type Page } from '@playwright/test'
import { findCard } from './find-product.ts'
import { test } from './journey.ts'

/** Holds back requests for a URL until `release` is called. */
async function holdRequests(page: Page, address: RegExp): Promise<{ release(): void }> {
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(address, async route => {
    await released
    // A load that was dropped cannot continue.
    await route.continue().catch(() => undefined)
  })
  return { release: () => release() }
}

/** Returns the positions of what a card knows: the picture, the name, the price and Buy. */
async function readPlaces(inside: Locator) {
  const parts = {
    picture: inside.locator('.gallery-frame img').first(),
    name: inside.getByRole('heading', { level: 1 }),
    price: inside.locator('.price.is-page strong'),
    buy: inside.getByRole('link', { name: /^Buy now at / }),
  }
  // The dialog slides up when it opens.
  await (await inside.elementHandle())?.waitForElementState('stable')
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      await expect(part).toBeVisible()
      const { x = 0, y = 0, width = 0 } = (await part.boundingBox()) ?? {}
      return [name, [x, y, width].map(Math.round)]
    }),
  )
  return Object.fromEntries(boxes) as Record<string, number[]>
}

const click = (link: Locator) => link.evaluate((element: HTMLElement) => element.click())

test('LY6 PD9 the dialog shows what the card knows, and nothing of it moves when details arrive', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { list, index } = await findCard(
    ({ picture, price }) => picture !== undefined && !price.isSoldOut,
    'dresses',
  )
  const { release } = await holdRequests(page, /\/api\/product\//)
  await page.goto(list)
  await click(
    page
      .getByRole('article')
      .nth(index)
      .getByRole('link', { name: /^Quick view/ }),
  )
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Loading product')).toBeAttached()
  const before = await readPlaces(dialog)

  // A drag that begins while the product loads and ends outside leaves the dialog open.
  const [x = 0, y = 0] = before.name ?? []
  await page.mouse.move(x + 4, y + 8)
  await page.mouse.down()
  release()
  await expect(dialog.getByRole('region', { name: 'Share' })).toBeAttached()
  expect(await readPlaces(dialog)).toEqual(before)
  if (!isMobile) await page.mouse.move(4, 300, { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByRole('region', { name: 'Share' })).toBeAttached()
})

test('LS4 PD9 the page of a product is outlined at once, and nothing moves when it arrives', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { list, index } = await findCard(
    ({ picture, price }) => picture !== undefined && !price.isSoldOut,
    'dresses',
  )
  const { release } = await holdRequests(page, /\/product\/.*\.data/)
  await page.goto(list)
  await page.evaluate(() => window.scrollTo(0, 400))
  const link = page.getByRole('article').nth(index).getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await click(link)
  await expect(page.getByText('Loading product')).toBeAttached()
  const outline = page.getByRole('article').filter({ hasText: 'Loading product' })
  const before = await readPlaces(outline)
  const bar = page.getByRole('complementary', { name: 'Buy', exact: true })
  const barBefore = isMobile ? await bar.boundingBox() : undefined

  release()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name)
  await expect(page.getByText('Loading product')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await readPlaces(page.locator('article.product'))).toEqual(before)
  // A phone has Buy in view all the time.
  if (isMobile) expect(await bar.boundingBox()).toEqual(barBefore)
})

test('LS4 PD9 Back closes the outline of a product that is still loading', async ({ page }) => {
  const { list, index } = await findCard(
    ({ picture, price }) => picture !== undefined && !price.isSoldOut,
    'dresses',
  )
  const { release } = await holdRequests(page, /\/product\/.*\.data/)
  await page.goto(list)
  const address = page.url()
  await page.evaluate(() => window.scrollTo(0, 400))
  const link = page.getByRole('article').nth(index).getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  await click(link)
  await expect(page.getByText('Loading product')).toBeAttached()
  expect(new URL(page.url()).pathname).toBe(path)

  await page.goBack()
  await expect(page.getByText('Loading product')).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(link).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(400)

  release()
  await page.goForward()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await expect(page).toHaveURL(path)
  await page.goBack()
  await expect(page).toHaveURL(address)
})
