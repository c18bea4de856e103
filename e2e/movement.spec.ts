import { expect, type Locator, type Page } from '@playwright/test'
import { findCard } from './find-product.ts'
import { test } from './journey.ts'

test('LS4 a card’s picture moves to the product page and, on Back, returns to its card', async ({
  page,
}) => {
  const readMoves = await noteMoves(page)
  const { link, name } = await openCard(page)
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // A page that takes long is outlined first, which moves the picture once more.
  await expect.poll(async () => (await readMoves()).length).toBeGreaterThan(0)
  expect(new Set((await readMoves()).map(String))).toEqual(new Set([`${name},→,${name}`]))
  const first = (await readMoves()).length

  const other = page.getByRole('heading', { level: 3 }).first().getByRole('link')
  // A card far down the page is not rendered yet, so it has no inner text.
  const otherName = await other.textContent()
  const otherPath = (await other.getAttribute('href')) ?? ''
  await other.click()
  await expect(page).toHaveURL(otherPath)
  await expect(page.getByText('Loading product')).toHaveCount(0)
  await expect.poll(async () => (await readMoves()).length).toBeGreaterThan(first)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherName ?? '')
  expect((await readMoves()).at(-1)).toEqual([otherName, '→', otherName])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('html:active-view-transition')).toHaveCount(0)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(async () => (await readMoves()).at(-1)).toEqual([name, '→', name])
})

test('LS4 a card’s picture returns to its card after a second product was left while it loaded', async ({
  page,
}) => {
  const readMoves = await noteMoves(page)
  const { link, name } = await openCard(page)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name)
  await expect(page.locator('html:active-view-transition')).toHaveCount(0)

  await page.route(/\/product\/.*\.data/, () => undefined)
  const other = page.getByRole('heading', { level: 3 }).first().getByRole('link')
  await other.click()
  await expect(page.getByText('Loading product')).toBeAttached()
  await page.goBack()
  await expect(page.getByText('Loading product')).toHaveCount(0)
  await expect(page.locator('html:active-view-transition')).toHaveCount(0)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(async () => (await readMoves()).at(-1)).toEqual([name, '→', name])
})

/** Opens the page of a product with a picture from a list. */
async function openCard(page: Page): Promise<{ link: Locator; name: string }> {
  const { list, index } = await findCard(({ picture }) => picture !== undefined, 'dresses')
  await page.goto(list)
  const link = page.getByRole('article').nth(index).getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.click()
  return { link, name }
}

/** Notes the headings of the pictures that each view transition moves, before and after the arrow. */
async function noteMoves(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moves: string[][] = []
    Object.assign(window, { moves })
    const start = document.startViewTransition.bind(document)
    const readNamed = () =>
      [...document.querySelectorAll('*')]
        .filter(element => getComputedStyle(element).viewTransitionName === 'product-picture')
        .map(element => element.closest('article')?.querySelector('h1, h2, h3')?.textContent ?? '')
    document.startViewTransition = (update: ViewTransitionUpdateCallback) => {
      return start(async () => {
        const before = readNamed()
        await update()
        moves.push([...before, '→', ...readNamed()])
      })
    }
  })
  return () => page.evaluate(() => (window as unknown as { moves: string[][] }).moves)
}

test('LS1 a page loads its styles first and is painted before its scripts load', async ({
  page,
}) => {
  await page.goto('/products/women/dresses')
  const readStarts = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const getFirst = (end: string) =>
        Math.min(
          ...files.filter(({ name }) => name.endsWith(end)).map(({ startTime }) => startTime),
        )
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return {
        paint: paint?.startTime ?? 0,
        script: getFirst('.js'),
        style: getFirst('.css'),
        font: getFirst('.woff2'),
      }
    })
  await expect.poll(async () => (await readStarts()).script).toBeLessThan(Number.POSITIVE_INFINITY)
  const { paint, script, style, font } = await readStarts()
  expect(paint).toBeGreaterThan(0)
  expect(script).toBeGreaterThan(paint)
  expect(style).toBeLessThanOrEqual(font)
})

test('LY8 ER3 a page whose script fails to load is loaded as a document, but only once', async ({
  page,
}) => {
  // The script is blocked before the list loads, because a product link in view prefetches it.
  await page.route(/\/assets\/product-view-[^/]*\.js/, route => route.abort())
  await page.goto('/products/women/dresses')
  await page.waitForLoadState('networkidle')
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('region', { name: 'Share' }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual([path])
})

test('LY8 ER3 a component that fails to load reloads the page at most once a minute, then shows a message', async ({
  page,
}) => {
  const { card } = await findCard(({ picture }) => picture !== undefined, 'dresses')
  await page.goto(card.path)
  const large = page.getByRole('button', { name: /full screen$/ })
  await expect(large).toBeVisible()
  await page.route(/\/assets\/fullscreen-gallery-[^/]*\.js/, route => route.abort())
  const reload = page.waitForEvent('load')
  await large.click()
  await reload
  await large.click()
  await expect(page.getByRole('alert')).toHaveText('Couldn’t open full screen. Try again.')
})

test('ER6 a page whose prefetch failed loads on click', async ({ page }) => {
  const faults: Error[] = []
  page.on('pageerror', error => faults.push(error))
  await page.goto('/products/women/dresses')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  // Playwright's routes do not intercept prefetches.
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setBlockedURLs', { urls: ['*.data*'] })
  const ahead = page.waitForEvent('requestfailed', request => request.url().includes('.data'))
  await link.hover()
  await ahead
  await network.send('Network.setBlockedURLs', { urls: [] })
  await link.click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('region', { name: 'Share' }).first()).toBeVisible()
  expect(faults).toEqual([])
})
