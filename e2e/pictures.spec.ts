import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

const list = '/products/women/dresses'
const isImage = (url: string) => new URL(url).pathname.startsWith('/image/')

/** What has moved from the first moment on, as its text. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        shifts.push(...entry.sources.map(({ node }) => node?.textContent ?? 'something'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts'))
}

test('LS4 every picture of a list comes from the shop itself, as AVIF, and shifts nothing', async ({
  page,
}) => {
  const readShifts = await watchShifts(page)
  const hosts = new Set<string>()
  const types = new Set<string | undefined>()
  page.on('response', response => {
    hosts.add(new URL(response.url()).host)
    if (isImage(response.url())) types.add(response.headers()['content-type'])
  })
  await page.goto(list)
  const pictures = page.getByRole('article').getByRole('img')
  await expect(pictures).toHaveCount(50)
  const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  await expect.poll(() => pictures.first().evaluate(isShown)).toBe(true)
  // Further down the list would grow.
  await pictures.nth(20).scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.nth(20).evaluate(isShown)).toBe(true)
  expect(hosts).toEqual(new Set([new URL(page.url()).host]))
  expect(types).toEqual(new Set(['image/avif']))
  expect(await readShifts()).toEqual([])
})

test('LS4 the first row is asked for at once, what is far below is not', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (isImage(request.url())) asked.push(request.url())
  })
  await page.goto(list, { waitUntil: 'networkidle' })
  const pictures = page.getByRole('article').getByRole('img')
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(pictures.nth(20)).toHaveAttribute('loading', 'lazy')
  const chosen = await pictures.evaluateAll(images =>
    images.map(image => (image as HTMLImageElement).currentSrc),
  )
  expect(chosen[0]).not.toBe('')
  expect(chosen[49]).toBe('')
  // The second pictures of the cards are for whoever points at them.
  expect([...new Set(asked)].sort()).toEqual([...new Set(chosen.filter(url => url !== ''))].sort())
})

test('LS4 a picture that was shown once has its colour waiting in its place the next time', async ({
  page,
}) => {
  await page.goto(list)
  const first = page.getByRole('article').first()
  await expect
    .poll(async () => {
      await page.reload()
      return first.locator('svg[color]').count()
    })
    .toBeGreaterThan(0)
  const color = await first.locator('svg[color]').getAttribute('color')
  const painted = await first
    .locator('svg[color]')
    .evaluate(placeholder => getComputedStyle(placeholder).backgroundColor)
  const [red, green, blue] = /\d+, \d+, \d+/.exec(painted)?.[0].split(', ').map(Number) ?? []
  const toHex = (part = 0) => part.toString(16).padStart(2, '0')
  expect(`#${toHex(red)}${toHex(green)}${toHex(blue)}`).toBe(color)
})

test('LS4 a broken picture says so in its box, and nothing moves', async ({ page }) => {
  const readShifts = await watchShifts(page)
  await page.route(/\/image\//, route => route.fulfill({ status: 502 }))
  await page.goto(list)
  const first = page.getByRole('article').first()
  await expect(first.getByText('No picture yet')).toBeVisible()
  const box = await first.getByText('No picture yet').locator('../..').boundingBox()
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1)
  expect(await readShifts()).toEqual([])
})

test('LS4 a picture that failed once is asked for again', async ({ page }) => {
  const failed = new Set<string>()
  await page.route(
    url => isImage(url.href),
    route => {
      const url = route.request().url()
      if (failed.has(url)) return route.continue()
      failed.add(url)
      return route.fulfill({ status: 502 })
    },
  )
  await page.goto(list)
  const card = page.getByRole('article').first()
  await expect(card.getByText('No picture yet')).toBeVisible()
  const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  await expect
    .poll(() =>
      card
        .getByRole('img')
        .evaluate(isShown)
        .catch(() => false),
    )
    .toBe(true)
})

test('LS4 whoever points at a card sees the second picture', async ({ page, isMobile }) => {
  test.skip(isMobile, 'fingers do not point')
  await page.goto(list)
  const card = page
    .getByRole('article')
    // The style catalogue's products have several.
    .filter({ has: page.locator('a[href^="/product/s/"]') })
    .first()
  const second = card.locator('img[alt=""]')
  await expect(second).toHaveCount(0)
  await card.hover()
  await expect(second).toBeVisible()
  await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('LS4 the pictures are there', async ({ page }) => {
    const came = page.waitForResponse(response => isImage(response.url()) && response.ok())
    await page.goto(list)
    await came
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(50)
  })
})
