import { expect, type Page } from '@playwright/test'
import type { ProductCard } from '#app/pages/card.ts'
import { findList } from './find-product.ts'
import { test } from './journey.ts'

/**
 * Finds a page of dresses whose first card has a picture,
 * because some products in every catalogue have none.
 */
async function findPictures(): Promise<{ list: string; pictureCount: number }> {
  const { path, cards } = await findList(([first]) => first?.picture !== undefined, 'dresses')
  return { list: path, pictureCount: cards.filter(card => card.picture).length }
}
const isImage = (url: string) => new URL(url).pathname.startsWith('/image/')

/**
 * Records every layout shift after the first paint as the text of the elements that moved.
 * Fonts are not loaded, because texts move when one arrives late, as on a busy machine.
 */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.route(/\.woff2$/, route => route.abort())
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node?: Node }[]
      })[])
        shifts.push(...entry.sources.map(({ node }) => node?.textContent ?? 'something'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts'))
}

test('LS4 every picture of a list comes from the storefront, as AVIF, without layout shift', {
  tag: '@phone',
}, async ({ page }) => {
  const { list, pictureCount } = await findPictures()
  const readShifts = await watchShifts(page)
  const hosts = new Set<string>()
  const types = new Set<string | undefined>()
  page.on('response', response => {
    hosts.add(new URL(response.url()).host)
    // A busy server refuses a picture, which the page then requests again.
    if (isImage(response.url()) && response.ok()) types.add(response.headers()['content-type'])
  })
  await page.goto(list)
  const pictures = page.getByRole('article').getByRole('img')
  await expect(pictures).toHaveCount(pictureCount)
  const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 100
  await expect.poll(() => pictures.first().evaluate(isShown)).toBe(true)
  // Scrolling further would load the next page.
  await pictures.nth(20).scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.nth(20).evaluate(isShown)).toBe(true)
  expect(hosts).toEqual(new Set([new URL(page.url()).host]))
  expect(types).toEqual(new Set(['image/avif']))
  expect(await readShifts()).toEqual([])
})

test('LS4 the pictures of the first row are requested immediately, and those far below are not', async ({
  page,
}) => {
  const { list } = await findPictures()
  const requested: string[] = []
  page.on('request', request => {
    if (isImage(request.url())) requested.push(request.url())
  })
  await page.goto(list, { waitUntil: 'networkidle' })
  const pictures = page.getByRole('article').getByRole('img')
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(pictures.nth(20)).toHaveAttribute('loading', 'lazy')
  const chosen = await pictures.evaluateAll(images =>
    images.map(image => (image as HTMLImageElement).currentSrc),
  )
  expect(chosen[0]).not.toBe('')
  expect(chosen.at(-1)).toBe('')
  // The cards' second pictures load only on hover.
  expect([...new Set(requested)].sort()).toEqual(
    [...new Set(chosen.filter(url => url !== ''))].sort(),
  )
})

test('LS4 a picture that was shown before has its main color as a placeholder', async ({
  page,
}) => {
  const { list } = await findPictures()
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

test('LS4 a broken picture shows a message in its box without layout shift', async ({ page }) => {
  const { list } = await findPictures()
  const readShifts = await watchShifts(page)
  await page.route(/\/image\//, route => route.fulfill({ status: 502 }))
  await page.goto(list)
  const first = page.getByRole('article').first()
  await expect(first.getByText('No picture available')).toBeVisible()
  const box = await first.getByText('No picture available').locator('../..').boundingBox()
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1)
  expect(await readShifts()).toEqual([])
})

const articles = '/articles'
/** One host fails, and the other sends something other than a picture. */
const failures = [
  { status: 404 },
  { status: 200, contentType: 'image/jpeg', body: '<html>Not a picture</html>' },
]

test('RT6 a broken picture of an article shows an icon without layout shift', async ({ page }) => {
  const readShifts = await watchShifts(page)
  let failure = failures[0]
  await page.route(/\/image\//, route => route.fulfill(failure))
  for (failure of failures) {
    await page.goto(articles)
    const cover = page.locator('.editorial-picture').first()
    await expect(cover).toHaveAttribute('data-broken')
    const box = await cover.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('main').locator('.editorial-picture[data-broken]')).not.toHaveCount(
      0,
    )
    expect(await readShifts()).toEqual([])
  }
})

test('LS4 a picture that failed twice is requested again', async ({ page }) => {
  const { list } = await findPictures()
  const failures = new Map<string, number>()
  await page.route(
    url => isImage(url.href),
    route => {
      const url = route.request().url()
      const times = failures.get(url) ?? 0
      if (times === 2) return route.continue()
      failures.set(url, times + 1)
      return times === 0 ? route.fulfill({ status: 502 }) : route.abort()
    },
  )
  await page.goto(list)
  const card = page.getByRole('article').first()
  await expect(card.getByText('No picture available')).toBeVisible()
  const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 100
  const read = () =>
    card
      .getByRole('img')
      .evaluate(isShown)
      .catch(() => false)
  await expect.poll(read, { timeout: 40_000 }).toBe(true)
})

test('LS4 pointing at a card shows its second picture', async ({ page }) => {
  const hasSecond = ({ picture, alternate }: ProductCard) => Boolean(picture && alternate)
  const { path: list, cards } = await findList(cards => cards.some(hasSecond), 'dresses')
  await page.goto(list)
  const card = page.getByRole('article').nth(cards.findIndex(hasSecond))
  const second = card.locator('img[alt=""]')
  await expect(second).toHaveCount(0)
  await card.hover()
  await expect(second).toBeVisible()
  await expect
    .poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('RT1 RT6 LS4 a broken picture shows an icon in its box', async ({ page }) => {
    await page.route(/\/image\//, route => route.fulfill({ status: 404 }))
    for (const path of [articles, '/']) {
      await page.goto(path)
      const image = page.locator('.editorial-picture > img, .hero-pieces img').first()
      // Browsers render an image's `::after` box only if the
      // image failed; here the box covers the browser's own icon.
      await expect
        .poll(() =>
          image.evaluate((each: HTMLImageElement) => ({
            isBroken: each.complete && each.naturalWidth === 0,
            isMarked: getComputedStyle(each, '::after').maskImage.includes('url('),
            fillsBox: each.clientHeight === each.parentElement?.clientHeight,
          })),
        )
        .toEqual({ isBroken: true, isMarked: true, fillsBox: true })
    }
  })

  test('LS4 pictures are shown', async ({ page }) => {
    const { list, pictureCount } = await findPictures()
    const loaded = page.waitForResponse(response => isImage(response.url()) && response.ok())
    await page.goto(list)
    await loaded
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(pictureCount)
  })
})
