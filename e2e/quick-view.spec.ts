import { expect, type Locator } from '@playwright/test'
import { test } from './journey.ts'

test('LY6 a product opens over its list, and every way of closing it returns to the list', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/products/women/dresses')
  const title = await page.title()
  const view = page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /^Quick view/ })
  await view.focus()
  const scrollY = await page.evaluate(() => window.scrollY)
  const dialog = page.getByRole('dialog')
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    // On a phone the dialog covers the whole page.
    ...(isMobile ? [] : [() => page.mouse.click(4, 300)]),
  ]) {
    await page.keyboard.press('Enter')
    const name = await dialog.getByRole('heading', { level: 1 }).innerText()
    await expect(page).toHaveTitle(`${name} | Fashion8`)
    await expect(page).toHaveURL(/\/product\/[scrk]\//)
    // The page takes no clicks during the 180 ms in which the picture moves.
    await expect(page.locator('html:active-view-transition')).toHaveCount(0)

    await close()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL('/products/women/dresses')
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)
    await expect(view).toBeFocused()
  }
})

test('LY6 a product’s picture is shown at once, in the size of its card until a larger one has loaded', async ({
  page,
}) => {
  await page.goto('/products/women/dresses')
  const card = page.getByRole('article').first()
  const small = card.locator('.card-picture img').first()
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const address = await small.evaluate((image: HTMLImageElement) => image.currentSrc)
  // No other picture arrives.
  await page.route(/\/image\//, () => undefined)
  const expectShown = (place: Locator) =>
    expect(place.locator('.gallery-frame img').first()).toHaveCSS(
      'background-image',
      `url("${address}")`,
    )
  await card.getByRole('link', { name: /^Quick view/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
  await expectShown(dialog)
  await expect(dialog.getByRole('region', { name: 'Pictures' })).toBeVisible()
  await expectShown(dialog)
  await dialog.getByRole('link', { name: 'View More Details' }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await expectShown(page.getByRole('main'))
  // It belongs to no other product.
  const others = page.locator('img[style*="background"]')
  const products = await others.evaluateAll(images =>
    images.map(image => (image as HTMLImageElement).src.replace(/\d+$/, '')),
  )
  expect(new Set(products)).toEqual(new Set([address.replace(/\d+$/, '')]))
})

test('LY6 a reload while a product is open in the dialog shows its page', async ({ page }) => {
  await page.goto('/products/women/dresses')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Quick view/ })
    .click()
  const name = await page.getByRole('dialog').getByRole('heading', { level: 1 }).innerText()
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
})

test('LY6 a reload of a product’s address far down a list shows the top of its page', async ({
  page,
}) => {
  await page.goto('/products/women/dresses')
  const card = page.getByRole('article').nth(30)
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('link', { name: /^Quick view/ }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.waitForLoadState('load')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.evaluate(() => window.scrollTo(0, 300))
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
})

test('LY6 a double click opens one dialog, and a double click on Close leaves the list open', async ({
  page,
}) => {
  await page.goto('/products')
  await page.goto('/products/women/dresses')
  const card = page.getByRole('article').first()
  for (let time = 0; time < 2; time++) {
    await card.getByRole('link', { name: /^Quick view/ }).dblclick()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/products/women/dresses')
  }
})

test('LY6 the dialog of a removed product shows a message with a way back to the list', async ({
  page,
}) => {
  await page.route('**/api/product/**', route => route.fulfill({ status: 404, json: {} }))
  await page.goto('/products/women/dresses')
  const view = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Quick view/ })
  await view.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText('This product is no longer available.')
  await dialog.getByRole('button', { name: 'Keep shopping' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/products/women/dresses')
  await expect(view).toBeFocused()
})

test('LY6 the dialog of a product that fails to load shows a message and links to its page', async ({
  page,
}) => {
  await page.route('**/api/product/**', route => route.abort())
  await page.goto('/products/women/dresses')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Quick view/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Couldn’t load this product')
  await dialog.getByRole('link', { name: 'Open the product page' }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('All')
  await expect(dialog).toHaveCount(0)
})

test('LY6 selecting text across the edge of the dialog does not close it', async ({ page }) => {
  await page.goto('/products/women/dresses')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Quick view/ })
    .click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('heading', { level: 1 })
  await expect(name).toBeVisible()
  // The product replaces what the card knew of it, under the pointer.
  await expect(dialog.getByText('Loading product')).toHaveCount(0)
  const box = await name.boundingBox()
  const inside = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 10 }
  const outside = { x: 4, y: 300 }
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    await expect(page).toHaveURL(/\/product\//)
    await expect(dialog).toBeVisible()
  }
  await page.mouse.click(outside.x, outside.y)
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/products/women/dresses')
})

test('PD10 View More Details opens the product page with its title, and Back returns to the card', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products/women/dresses')
  const listTitle = await page.title()
  const card = page.getByRole('article').nth(20)
  const link = card.getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const path = (await link.getAttribute('href')) ?? ''
  const scrollY = await page.evaluate(() => window.scrollY)
  expect(scrollY).toBeGreaterThan(500)
  await card.getByRole('link', { name: /^Quick view/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'View More Details' }).click()

  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  const title = await page.evaluate(async () => {
    const html = await (await fetch(window.location.href)).text()
    return new DOMParser().parseFromString(html, 'text/html').title
  })
  expect(title).not.toBe(listTitle)
  await expect(page).toHaveTitle(title)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/products/women/dresses')
  await expect(page).toHaveTitle(listTitle)
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await page.evaluate(y => Math.abs(window.scrollY - y), scrollY)).toBeLessThan(50)

  // The card's link covers the picture, but not the links on the picture.
  await card.getByRole('link', { name: /^Quick view/ }).click()
  await expect(dialog).toBeVisible()
})

test('LY6 SV3 a message from the dialog appears above it', async ({ page }) => {
  await page.goto('/products/women/dresses')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Quick view/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save Product' }).click()
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(page.getByText('Not Logged In')).toBeVisible()
  // The click proves that the message is on top, because
  // Playwright clicks only the topmost element.
  await dismiss.click()
  await expect(page.getByText('Not Logged In')).toHaveCount(0)
  await expect(dialog).toBeVisible()
})
