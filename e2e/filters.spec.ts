import { expect, type Page } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { test } from './journey.ts'

const clothes = '/products/women/womens-clothes'

/** Returns the filter panel, after opening its sheet in narrow windows. */
async function openFilters(page: Page, isMobile: boolean) {
  const panel = page.getByRole('complementary', { name: 'Filters' })
  if (isMobile && !(await panel.isVisible()))
    await page.getByRole('button', { name: /^Filters/ }).click()
  return panel
}

async function openGroup(page: Page, isMobile: boolean, title: string) {
  const panel = await openFilters(page, isMobile)
  const group = panel
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
  return group
}

const status = (page: Page) => page.getByRole('status').filter({ hasText: 'sorted by' })

test('LS2 LS3 in every filter, a value finds as many products as its count and can be removed', async ({
  page,
  isMobile,
}) => {
  test.slow()
  await page.goto(`${clothes}?page=2`)
  const all = (await status(page).textContent()) ?? ''
  for (const [title, key] of [
    ['Brand', 'brand'],
    ['Color', 'color'],
    ['Size', 'size'],
    ['Deals', 'deal'],
    ['Store', 'store'],
    ['Material', 'material'],
  ] as const) {
    const group = await openGroup(page, isMobile, title)
    const value = group.locator(`a[href*="?${key}="]`).first()
    const name =
      (await value.getAttribute('aria-label')) ??
      (await value.getAttribute('title')) ??
      (await value.innerText())
    const count = /([\d,]+)(?: products?)?$/.exec(name.trim())?.[1]
    await value.click()
    await expect(page).toHaveURL(new RegExp(`\\?${key}=[^&]+$`))
    await expect(status(page)).toContainText(`${count} product`)
    await expect(
      group.getByRole('link', { disabled: false }).and(page.locator('[aria-current=true]')),
    ).toHaveCount(1)
    await page.getByRole('link', { name: /^Remove / }).click()
    await expect(page).toHaveURL(clothes)
    // The list must be unfiltered again before the next count is read.
    await expect(status(page)).toHaveText(all)
  }
})

test('LS2 LS3 the category filter offers parent, sibling and child categories with correct counts', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products/women/dresses?color=black&sort=newest&page=2')
  const group = await openGroup(page, isMobile, 'Category')
  const link = (name: string) =>
    group.getByRole('link', { name: new RegExp(`^${name}\\s*[\\d,]+$`) })
  await expect(group.locator('[aria-current=true]')).toHaveText(/^Dresses/)
  for (const [name, path] of [
    ['All departments', '/products'],
    ['Women', '/products/women'],
    ['Clothing', '/products/women/womens-clothes'],
    ['Tops', '/products/women/womens-tops'],
    ['Day Dresses', '/products/women/day-dresses'],
  ] as const)
    await expect(link(name)).toHaveAttribute('href', `${path}?color=black&sort=newest`)
  // The other departments are two levels up, under all departments.
  await expect(link('Men')).toHaveCount(0)

  for (const [name, path] of [
    ['Tops', '/products/women/womens-tops'],
    ['Clothing', '/products/women/womens-clothes'],
    ['All departments', '/products'],
    ['Men', '/products/men'],
  ] as const) {
    const count = /[\d,]+$/.exec((await link(name).innerText()).trim())?.[0]
    await link(name).click()
    await expect(page).toHaveURL(`${path}?color=black&sort=newest`)
    await expect(status(page)).toContainText(`${count} product`)
    await expect(group.locator('[aria-current=true]')).toHaveText(new RegExp(`^${name}`))
  }
})

test('LS2 a filter and a category chosen in quick succession are both applied', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products/women/womens-clothes')
  const colors = await openGroup(page, isMobile, 'Color')
  const categories = await openGroup(page, isMobile, 'Category')
  await colors.getByRole('link', { disabled: false }).first().click({ noWaitAfter: true })
  await categories.getByRole('link', { name: /^Dresses/ }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/products\/women\/dresses\?color=[a-z]+$/)
})

test('LS2 LS3 a category without products leaves the filters, except the chosen one', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products/women/dresses?brand=Nobody+%26+Sons')
  const group = await openGroup(page, isMobile, 'Category')
  await expect(group.getByRole('link', { name: /^Dresses/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(group.getByRole('link', { name: /^Clothing/ })).toBeVisible()
  await expect(group.getByRole('link', { name: /^Tops/ })).toHaveCount(0)
})

test('LS2 LS3 excluding a material changes the counts and can be undone', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto(clothes)
  const group = await openGroup(page, isMobile, 'Material')
  // On phones the button is always visible; elsewhere, it is beside the row under the pointer.
  if (!isMobile) await group.getByRole('link', { name: /^Polyester/ }).hover()
  await group.getByRole('button', { name: 'Not this: Polyester' }).click()
  await expect(page).toHaveURL(`${clothes}?not.material=polyester`)
  await expect(group.getByRole('link', { name: 'Polyester, excluded' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const cotton = group.getByRole('link', { name: /^Cotton/ })
  const count = /([\d,]+)$/.exec((await cotton.innerText()).trim())?.[1]
  await cotton.click()
  await expect(page).toHaveURL(`${clothes}?material=cotton&not.material=polyester`)
  await expect(status(page)).toContainText(`${count} product`)
  if (isMobile) await page.getByRole('button', { name: /^Show [\d,]+ product/ }).click()
  await page.getByRole('link', { name: 'Remove Not Polyester' }).click()
  await expect(page).toHaveURL(`${clothes}?material=cotton`)
})

test('LS2 a search shows the material it excludes, and the exclusion can be removed', async ({
  page,
}) => {
  await page.goto('/products?q=dress+no+polyester')
  const part = page.getByRole('link', { name: 'Remove No polyester' })
  await expect(part).toBeVisible()
  await part.click()
  await expect(page).toHaveURL('/products?q=dress')
})

test('LS3 a chosen value without products stays in its place', async ({ page, isMobile }) => {
  await page.goto('/products?brand=Nobody+%26+Sons&color=red')
  const group = await openGroup(page, isMobile, 'Brand')
  await expect(group.getByRole('link', { name: /Nobody & Sons/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('LS3 values without products leave the filters', async ({ page, isMobile }) => {
  await page.goto(`${clothes}?price=500-&deal=70`)
  const panel = await openFilters(page, isMobile)
  await expect(panel.locator('[aria-current=true]').filter({ hasText: '70%' })).toBeVisible()
  // The path to the list's own category stays, whatever its counts.
  const rows = panel.locator('.filter-values .filter-value:not([aria-current]) small')
  const figures = await rows.allInnerTexts()
  expect(figures.length).toBeGreaterThan(0)
  expect(figures).not.toContain('0')
})

test('LS3 the search within the brand filter finds a brand', async ({ page, isMobile }) => {
  await page.goto('/products')
  const group = await openGroup(page, isMobile, 'Brand')
  const brands = group.getByRole('listitem').filter({ has: page.locator('a[href*="brand="]') })
  // There are more brands than the filter lists.
  await expect(group.getByRole('link', { name: 'Show more', exact: true })).toBeVisible()
  const last = brands.last()
  const name = ((await last.innerText()).split('\n')[0] ?? '').trim()
  const beginning = name.slice(0, 5).trim().toLowerCase()
  await group.getByRole('searchbox').fill(beginning)
  await expect
    .poll(async () => {
      const labels = await brands.allInnerTexts()
      return labels.length > 0 && labels.every(label => label.toLowerCase().includes(beginning))
    })
    .toBe(true)
  await expect(group.getByRole('link', { name })).toBeVisible()
  await group.getByRole('searchbox').fill('zzzz')
  await expect(group.getByText('No matching brands.')).toBeVisible()
})

test('LS2 any price range can be entered', async ({ page, isMobile }) => {
  await page.goto(clothes)
  const group = await openGroup(page, isMobile, 'Price')
  await group.getByLabel('From, in dollars').fill('80')
  await group.getByLabel('To, in dollars').fill('40')
  await group.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL(`${clothes}?price=40-80`)
  await expect(page.getByRole('link', { name: 'Remove $40 – $80' })).toHaveCount(1)
  const readPrices = () =>
    page
      .locator('article [data-price]')
      .evaluateAll(all =>
        all.map(price => Number(price.getAttribute('data-price')?.replace(/[^\d.]/g, ''))),
      )
  // The address changes a moment before the list does.
  await expect.poll(async () => Math.max(...(await readPrices()))).toBeLessThanOrEqual(80)
  expect(Math.min(...(await readPrices()))).toBeGreaterThanOrEqual(40)
})

test('LS2 dragging a handle of the price range applies the filter on release', async ({
  page,
  isMobile,
}) => {
  await page.goto(clothes)
  const group = await openGroup(page, isMobile, 'Price')
  await group.getByRole('slider', { name: 'Highest price' }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(`${clothes}?price=-20`)
  await expect(group.getByLabel('To, in dollars')).toHaveValue('20')
})

test('LS1 a filter is one tab stop; arrow keys move within it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Phones have no keyboard')
  await page.goto(clothes)
  const brands = (await openGroup(page, isMobile, 'Brand')).getByRole('link', { disabled: false })
  await brands.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(brands.nth(1)).toBeFocused()
  await expect(brands.nth(0)).toHaveAttribute('tabindex', '-1')
})

test('LS1 the price handles keep the focus, and a pause or leaving them sets the range once', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(clothes)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const visits: string[] = []
  page.on('framenavigated', frame => visits.push(frame.url()))
  const highest = page.getByRole('slider', { name: 'Highest price' })
  const lowest = page.getByRole('slider', { name: 'Lowest price' })
  await highest.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.clock.runFor(599)
  expect(visits).toEqual([])
  await expect(page.getByLabel('To, in dollars')).toHaveValue('1000')
  await page.clock.runFor(1)
  // The choice is painted before its page is requested.
  await page.clock.runFor(100)
  await expect(page).toHaveURL(`${clothes}?price=-1000`)
  await page.clock.resume()
  expect(visits).toHaveLength(1)
  await expect(page.getByLabel('To, in dollars')).toHaveValue('1000')
  await expect(highest).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(lowest).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(`${clothes}?price=20-1000`)
  await expect(highest).toBeFocused()
})

test('LS1 a range that was typed keeps the focus in its field', async ({ page }) => {
  await page.goto(clothes)
  await page.getByLabel('From, in dollars').fill('50')
  await page.getByLabel('To, in dollars').fill('100')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${clothes}?price=50-100`)
  await expect(page.getByLabel('To, in dollars')).toBeFocused()
})

test('LS1 an excluded color is struck through, and its name says so', async ({ page }) => {
  await page.goto(`${clothes}?not.color=black`)
  const group = await openGroup(page, false, 'Color')
  const black = group.getByRole('link', { name: 'Black, excluded' })
  await expect(black).toHaveCSS('text-decoration-line', 'line-through')
})

test('LY1 sheets of a phone keep the focus until they close', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide windows have no sheets')
  await page.goto(clothes)
  for (const [name, sheet] of [
    ['Filters', '.filter-panel'],
    ['Menu', '.menu-drawer'],
    ['Search', '.site-search'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.locator(sheet)).toBeVisible()
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(
        within => document.activeElement?.closest(`body, ${within}`)?.className ?? '',
        sheet,
      )
      expect(['', 'two-per-row', sheet.slice(1)]).toContain(place)
    }
    // The first press may only close the suggestions.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.locator(sheet)).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
  }
})

test('LY1 the filters’ sheet takes the focus when it opens and returns it when it closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto(clothes)
  const opener = page.getByRole('button', { name: 'Filters', exact: true })
  const close = page.getByRole('button', { name: 'Close filters' })
  for (const key of ['Escape', 'Enter']) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(close).toBeFocused()
    await page.keyboard.press(key)
    await expect(close).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('LS1 the mouse wheel over the filters scrolls them, and at their end the page', async ({
  page,
}) => {
  await page.goto('/products/women/dresses')
  const panel = page.getByRole('complementary', { name: 'Filters' })
  const getScroll = () => page.evaluate(() => window.scrollY)
  await panel.getByRole('heading', { name: 'Filters' }).hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => panel.evaluate(node => node.scrollTop)).toBeGreaterThan(0)
  expect(await getScroll()).toBe(0)
  await panel.evaluate(node => node.scrollTo(0, node.scrollHeight))
  await page.mouse.wheel(0, 300)
  await expect.poll(getScroll).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('article').first().hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(getScroll).toBeGreaterThan(0)
})

test('LS1 a search within a list retains its category and filters', async ({ page }) => {
  await page.goto(`${clothes}?color=black&sort=newest`)
  await page.getByLabel('Search within this list').fill('dress')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${clothes}?q=dress&color=black&sort=newest`)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(`${clothes}?color=black&sort=newest`)
})

test('LS8 an empty list offers to drop each condition, with the resulting number of products', async ({
  page,
}) => {
  await page.goto('/products?brand=Nobody+%26+Sons&color=red&q=dress')
  await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible()
  await expect(page.getByLabel('Search within this list')).toHaveValue('dress')
  const suggestion = page.getByRole('link', { name: /^Without Nobody & Sons/ })
  const count = (await suggestion.innerText()).split('\n').at(-1)?.trim()
  expect(await page.getByRole('article').count()).toBeGreaterThan(3)
  await suggestion.click()
  await expect(page).toHaveURL('/products?q=dress&color=red')
  await expect(status(page)).toContainText(`${count} product`)
})

test('LS2 a filter that fails to load leaves the list unchanged, shows a message and can be retried', async ({
  page,
  isMobile,
}) => {
  await page.goto(clothes)
  const first = page.getByRole('article').first().getByRole('heading')
  const before = await first.innerText()
  await page.route(/\.data\?/, route => route.abort())
  const group = await openGroup(page, isMobile, 'Color')
  await group.getByRole('link', { disabled: false }).first().click()
  await expect(page.getByText('This page couldn’t load')).toBeVisible()
  await expect(page).toHaveURL(clothes)
  expect(await first.innerText()).toBe(before)
  await expect(group.locator('[aria-current=true]')).toHaveCount(0)
  await page.unroute(/\.data\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This page couldn’t load')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(1)
})

test('LS2 ten quick choices are all applied', async ({ page, isMobile }) => {
  await page.goto('/products')
  const group = await openGroup(page, isMobile, 'Color')
  await group.getByRole('link', { name: /^Show all/ }).click()
  const swatches = group.getByRole('listitem').getByRole('link', { disabled: false })
  for (let index = 0; index < 10; index += 1) await swatches.nth(index).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/(\?|&)color=/)
  await expect(page.locator('[aria-label="Chosen filters"] a[aria-label^="Remove"]')).toHaveCount(
    10,
  )
  // The chips also show choices whose page is still loading, so the URL is polled.
  await expect.poll(() => new URL(page.url()).searchParams.getAll('color')).toHaveLength(10)
})

test('LS1 below 992 px the filters are in a sheet with a live count', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Wide windows have them beside the list')
  await page.goto(clothes)
  const panel = await openFilters(page, isMobile)
  const show = panel.getByRole('button', { name: /^Show/ })
  const before = await show.innerText()
  await panel.getByRole('link', { disabled: false }).first().click()
  await expect(show).not.toHaveText(before)
  expect(await findViolations(page)).toEqual([])
  await show.click()
  await expect(panel).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('LS2 filters work as links and forms', async ({ page, isMobile }) => {
    await page.goto(clothes)
    const colors = await openGroup(page, isMobile, 'Color')
    await colors.getByRole('link', { disabled: false }).first().click()
    await expect(page).toHaveURL(/\?color=/)
    const prices = await openGroup(page, isMobile, 'Price')
    await prices.getByLabel('From, in dollars').fill('20')
    await prices.getByLabel('To, in dollars').fill('300')
    await prices.getByRole('button', { name: 'Go' }).click()
    await expect(page.getByRole('link', { name: 'Remove $20 – $300' })).toHaveCount(1)
    await page.getByLabel('Search within this list').fill('dress')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=dress/)
    await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(2)
  })
})
