import { expect } from '@playwright/test'
import { test } from './journey.ts'

test('LS4 the picture of a card becomes the product’s, and goes back into its card', async ({ page }) => {
  await page.addInitScript(() => {
    const moves: string[][] = []
    Object.assign(window, { moves })
    const start = document.startViewTransition.bind(document)
    const readNamed = () =>
      [...document.querySelectorAll('*')]
        .filter(element => getComputedStyle(element).viewTransitionName === 'product-picture')
        .map(element => element.closest('article')?.querySelector('h1, h2, h3')?.textContent ?? '')
    document.startViewTransition = (update: ViewTransitionUpdateCallback) => {
      const before = readNamed()
      return start(async () => {
        await update()
        moves.push([...before, '→', ...readNamed()])
      })
    }
  })
  const readMoves = () => page.evaluate(() => (window as unknown as { moves: string[][] }).moves)
  await page.goto('/products/women/dresses')
  const link = page.getByRole('article').nth(2).getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(readMoves).toEqual([[name, '→', name]])

  const other = page.getByRole('heading', { level: 3 }).first().getByRole('link')
  // A card far below is not drawn yet, and has no inner text.
  const otherName = await other.textContent()
  await other.click()
  await expect.poll(readMoves).toHaveLength(2)
  expect((await readMoves())[1]).toEqual([otherName, '→', otherName])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(async () => (await readMoves()).at(-1)).toEqual([name, '→', name])
})

test('LS1 a page is painted before its scripts set out, and its styles are the first to come', async ({
  page,
}) => {
  await page.goto('/products/women/dresses')
  const readStarts = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const getFirst = (end: string) =>
        Math.min(...files.filter(({ name }) => name.endsWith(end)).map(({ startTime }) => startTime))
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

test('LY8 ER3 a page whose script does not come is loaded as a document, once', async ({ page }) => {
  await page.goto('/products/women/dresses')
  await page.waitForLoadState('networkidle')
  await page.route(/\/assets\/product-view-[^/]*\.js/, route => route.abort())
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('link', { name: /^Buy now at/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual([path])
})

test('LY8 ER3 a part that does not come reloads the page at most once a minute, then says so', async ({
  page,
}) => {
  await page.goto('/products/women/dresses')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const large = page.getByRole('button', { name: /large$/ })
  await expect(large).toBeVisible()
  await page.route(/\/assets\/fullscreen-gallery-[^/]*\.js/, route => route.abort())
  const reload = page.waitForEvent('load')
  await large.click()
  await reload
  await large.click()
  await expect(page.getByRole('alert')).toHaveText(
    'The large view did not come. Please try again in a moment.',
  )
})

test('ER6 a page that could not be fetched ahead is fetched when it is wanted', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Fingers do not hover')
  const faults: Error[] = []
  page.on('pageerror', error => faults.push(error))
  await page.goto('/products/women/dresses')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  // What is fetched ahead passes by the routes of a test.
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setBlockedURLs', { urls: ['*.data*'] })
  const ahead = page.waitForEvent('requestfailed', request => request.url().includes('.data'))
  await link.hover()
  await ahead
  await network.send('Network.setBlockedURLs', { urls: [] })
  await link.click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('link', { name: /^Buy now at/ })).toBeVisible()
  expect(faults).toEqual([])
})
