import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

const dresses = '/products/women/dresses'

/** Pauses the page's timers, so that each phase of the bar lasts until the test advances them. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

type Outcome = 'answer' | 'fail' | 'not found'

/** Holds back requests for a URL until the test decides their outcome. */
async function holdRequests(page: Page, address: RegExp) {
  let end: (outcome: Outcome) => void = () => undefined
  const ended = new Promise<Outcome>(resolve => {
    end = resolve
  })
  await page.route(address, async route => {
    const outcome = await ended
    if (outcome === 'fail') return route.abort()
    const url = route.request().url()
    return route.continue(outcome === 'not found' ? { url: url.replace('about', 'nonsense') } : {})
  })
  return { end, held: page.waitForRequest(address) }
}

/** `start` requests `address`; `answer` is an element that the response renders. */
const occasions = [
  {
    name: 'a page',
    address: /\/company\/about\.data/,
    start: (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click'),
    answer: (page: Page) => page.getByRole('heading', { level: 1, name: /^About/ }),
  },
  {
    name: 'further products of a list',
    address: /\/api\/list\.data\?/,
    // The end of the page would be near the place of the products after those, too.
    start: (page: Page) => page.getByRole('article').last().scrollIntoViewIfNeeded(),
    answer: (page: Page) => page.getByRole('article').nth(60),
  },
  {
    name: 'a product over its list',
    address: /\/api\/product\//,
    start: (page: Page) =>
      page
        .getByRole('link', { name: /^Quick view/ })
        .first()
        .dispatchEvent('click'),
    answer: (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 1 }),
  },
]

for (const { name, address, start, answer } of occasions) {
  test(`LY5 the bar appears 200 ms after ${name} is requested, fills when it arrives and disappears 500 ms later`, async ({
    page,
  }) => {
    await page.clock.install()
    const { end, held } = await holdRequests(page, address)
    await page.goto(dresses)
    await stopClock(page)
    await start(page)
    await held
    const bar = page.locator('.loading-bar')
    await page.clock.runFor(190)
    await expect(bar).toHaveAttribute('data-phase', 'hidden')
    await page.clock.runFor(20)
    await expect(bar).toHaveAttribute('data-phase', 'creeping')
    await expect(bar).toHaveCSS('animation-duration', '5s')

    end('answer')
    await expect(bar).toHaveAttribute('data-phase', 'finished')
    await expect(bar).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
    await page.clock.runFor(490)
    await expect(bar).toHaveAttribute('data-phase', 'finished')
    await page.clock.runFor(20)
    await expect(bar).toHaveAttribute('data-phase', 'hidden')
    await expect(answer(page)).toBeAttached()
  })

  test(`LY5 the bar ends in the failure color when ${name} fails to load`, async ({ page }) => {
    await page.clock.install()
    const { end, held } = await holdRequests(page, address)
    await page.goto(dresses)
    await stopClock(page)
    await start(page)
    await held
    const bar = page.locator('.loading-bar')
    await page.clock.runFor(250)
    await expect(bar).toHaveAttribute('data-phase', 'creeping')
    const color = await bar.evaluate(element => getComputedStyle(element).backgroundColor)
    end('fail')
    await expect(bar).toHaveAttribute('data-phase', 'failed')
    await expect(bar).not.toHaveCSS('background-color', color)
    await page.clock.runFor(510)
    await expect(bar).toHaveAttribute('data-phase', 'hidden')
  })
}

test('LY5 the bar stays hidden for a page that arrives within 200 ms', async ({ page }) => {
  await page.clock.install()
  await page.goto(dresses)
  await stopClock(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
  const bar = page.locator('.loading-bar')
  await page.clock.runFor(1_000)
  await expect(bar).toHaveAttribute('data-phase', 'hidden')
})

test('LY5 the bar ends in the failure color on an error page', async ({ page }) => {
  await page.clock.install()
  const { end, held } = await holdRequests(page, /\/company\/about\.data/)
  await page.goto(dresses)
  await stopClock(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click')
  await held
  await page.clock.runFor(250)
  end('not found')
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await expect(page.locator('.loading-bar')).toHaveAttribute('data-phase', 'failed')
})

test('LY5 a dialog shows what the card knows until the product has loaded', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(/\/api\/product\//, async route => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(dresses)
  await page
    .getByRole('link', { name: /^Quick view/ })
    .first()
    .dispatchEvent('click')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Loading product')).toBeAttached()
  await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog.getByText(/^Buy now at /)).toBeVisible()
  arrival.resolve()
  await expect(dialog.getByText('Loading product')).toHaveCount(0)
  await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
})
