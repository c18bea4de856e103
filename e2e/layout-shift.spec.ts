import { expect, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { endVisit } from './end-visit.ts'
import { test } from './journey.ts'

interface Shift {
  value: number
  /** The elements that moved, with their previous and current boxes. */
  moved: string[]
}

/** Records the layout shifts that CLS counts: those not caused by recent input. */
function recordShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  const describe = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node, previousRect, currentRect }) => {
            const name = node instanceof Element ? node.className : node?.textContent
            return `${name}: ${describe(previousRect)} → ${describe(currentRect)}`
          }),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

const readShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)

test('LS1 LY1 adding and removing filters causes no layout shift', async ({ page }) => {
  await page.addInitScript(recordShifts)
  await page.setViewportSize({ width: 1440, height: 900 })
  const session = await page.context().newCDPSession(page)
  // A slow processor paints the header before the rest of the page is parsed.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(`${baseUrl(storefront)}/products/women/dresses`)
    const values = page.locator('aside .filter-values:not(.filter-categories)').first()
    const chips = page.getByRole('list', { name: 'Chosen filters' })
    await values.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\?/)
    await expect(page.locator('.is-pending')).toHaveCount(0)
    await chips.getByRole('link', { name: /^Remove / }).click()
    await expect(page).not.toHaveURL(/\?/)
    await expect(page.locator('.is-pending')).toHaveCount(0)
    const shifts = await readShifts(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify([storefront, shifts], undefined, 2)).toBeLessThan(0.02)
  }
})

test('LY1 titles and crumbs start at the edge of the logo on every page', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  for (const path of [
    '/products/women/dresses',
    '/sales-we-didnt-believe',
    '/how-we-rank',
    '/retailers',
    '/brands',
    '/company/about',
    '/articles',
  ]) {
    await page.goto(path)
    const edge = (selector: string) =>
      page.locator(selector).evaluate(node => Math.round(node.getBoundingClientRect().left))
    expect([path, await edge('main h1')]).toEqual([path, await edge('.site-header-row > a')])
  }
})

test('RT1 LY1 the band for returning visitors moves nothing and can be cleared', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products/women/dresses')
  const links = await page.locator('a[href^="/out/"]').all()
  const paths = await Promise.all(links.slice(0, 2).map(link => link.getAttribute('href')))
  const viewed = paths.map(path => {
    const [, source, id] = /^\/out\/([a-z])\/([^?]+)/.exec(path ?? '') ?? []
    return `${source}:${id}@99999900`
  })
  const key = 'viewed-products fashion8'
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    `${viewed.join(' ')} t${Date.now() - 3_600_000}`,
  ] as const)
  await page.addInitScript(recordShifts)
  await page.goto('/')
  const band = page.getByRole('region', { name: 'Since you were here' })
  const news = band.getByText('2 price drops in products you saw.')
  const expectStill = async () => {
    const shifts = await readShifts(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts, undefined, 2)).toBeLessThan(0.02)
  }
  // Drops that the page could not know of when it was painted open the band on request only.
  const message = page.getByText('2 price drops in products you saw', { exact: true })
  await expect(message).toBeVisible()
  await expect(band).toBeHidden()
  await expectStill()
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await expect(band).toBeFocused()
  await expect(band).toBeInViewport()

  await page.reload()
  await expect(news).toBeVisible()
  await expect(message).toBeHidden()
  await expect(band.getByText(/^↓ \$[\d,.]+ since you saw it$/)).toHaveCount(2)
  const [own, hero] = [await band.boundingBox(), await page.locator('.home-hero').boundingBox()]
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(hero?.y ?? 0)
  await expectStill()
  await page.setViewportSize({ width: 360, height: 780 })
  // No line of the sentence is left out.
  expect(await news.evaluate(node => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1)
  await band.getByRole('button', { name: 'Clear what this browser remembers' }).press('Enter')
  await expect(band).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Cleared what this browser remembered.')).toBeVisible()
  expect(await page.evaluate(name => localStorage.getItem(name), key)).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(band).toBeHidden()
})

test('RT1 products seen at today’s prices are below the page and open no band', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products/women/dresses')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  await page.goto(path)
  await page.waitForFunction(() => localStorage.getItem('viewed-products fashion8'))
  await endVisit(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Since you were here' })).toBeHidden()
  await expect(page.getByText(/price drops? in products you saw/)).toBeHidden()
  const clear = page.getByRole('button', { name: 'Clear what this browser remembers' })
  await clear.press('Enter')
  await expect(clear).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeHidden()
})

test('LS6 LY1 a growing list moves nothing in view, nor does Back to it', async ({ page }) => {
  await page.addInitScript(recordShifts)
  await page.setViewportSize({ width: 1440, height: 900 })
  const cards = page.getByRole('article')
  const expectStill = async (when: string) => {
    const shifts = await readShifts(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify([when, shifts], undefined, 2)).toBeLessThan(0.02)
  }
  await page.goto('/products/women')
  await expect(async () => {
    // The End key shows the very end of the page before the next cards have loaded.
    await page.keyboard.press('End')
    await expect(cards).toHaveCount(200, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: /^Load more/ })).toBeVisible()
  await expectStill('while it grows')

  await cards.nth(180).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(cards).toHaveCount(200)
  await expectStill('after Back')

  await cards.nth(180).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  // A new document, as after a phone has discarded the tab.
  await page.reload()
  await page.goBack()
  await expect(cards).toHaveCount(200)
  await expectStill('after Back to a new document')
})

test('LS6 LY1 a reload keeps the place in a list whose next page is still loading', async ({
  page,
}) => {
  await page.addInitScript(recordShifts)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route(/\/api\/list.*page=4/, () => undefined)
  const cards = page.getByRole('article')
  await page.goto('/products/women')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(cards).toHaveCount(150, { timeout: 1_000 })
  }).toPass()
  const last = await cards.last().evaluate(card => card.getBoundingClientRect().bottom + scrollY)
  // Some of the boxes of the next cards are in view.
  const place = Math.round(last - 300)
  await page.evaluate(y => window.scrollTo(0, y), place)
  await page.reload()
  await expect(cards).toHaveCount(150)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place)
  const shifts = await readShifts(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts, undefined, 2)).toBeLessThan(0.02)
})

test('RT1 rows of the home page have the height that was kept for them @phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const kept = await page.locator('.home-section:has(.blanks.rail-item)').evaluateAll(sections =>
    sections.map(section => ({
      id: section.querySelector('h2')?.id,
      height: Math.round(section.getBoundingClientRect().height),
    })),
  )
  expect(kept.length).toBeGreaterThan(1)
  for (const { id, height } of kept) {
    const section = page.locator(`.home-section:has(#${id})`)
    await section.scrollIntoViewIfNeeded()
    await expect(section.locator('.blanks')).toHaveCount(0)
    const box = await section.boundingBox()
    // A very long name of a store may need a little more than a card reserves, but never a line.
    expect(Math.abs((box?.height ?? 0) - height), id).toBeLessThan(12)
  }
})

test('LY1 the page of a missing address moves nothing while it loads @phone', async ({ page }) => {
  await page.addInitScript(recordShifts)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Popular now' })).toBeAttached()
  // Waits for whatever could still move the page: fonts, pictures in view, and the frame that paints them.
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await readShifts(page)).toEqual([])
})
