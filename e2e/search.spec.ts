import { expect, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findViolations, wcag } from './find-violations.ts'
import { test } from './journey.ts'

/**
 * Finds the search field: in the header or, in narrow
 * windows, in the sheet that the header's button opens.
 */
async function openSearch(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).click()
  return page.getByRole('combobox', { name: 'Search' })
}

test('LS2 suggestions appear while typing, and one can be chosen with the keyboard', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  const field = await openSearch(page, isMobile)
  await field.fill('dres')
  // The locator is limited to the search box, because a list's sort menu has options too.
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'Categories' }).getByRole('option').first(),
  ).toContainText('Dress')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  // On phones the search covers the page, whose landmarks are then hidden from everybody.
  expect(await findViolations(page, { tags: wcag })).toEqual([])

  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(
    await options.first().getAttribute('id'),
  )
  await field.press('ArrowUp')
  await field.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('dres')

  await field.press('ArrowDown')
  const category = page.getByRole('group', { name: 'Categories' }).getByRole('option').first()
  await category.click()
  await expect(page).toHaveURL(/\/products\/[a-z]+\/[a-z-]+$/)
  await expect(options).toHaveCount(0)
})

test('LS2 the suggestions fit the window without scrolling wherever the header has the search', async ({
  page,
}) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(baseUrl(storefront))
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('red dr')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list.getByRole('option', { name: /dresses/i }).first()).toBeVisible()
    for (const width of [1920, 1200, 1199, 960]) {
      await page.setViewportSize({ width, height: 750 })
      const { hidden, left, right } = await list.evaluate(box => {
        const { left, right } = box.getBoundingClientRect()
        return { hidden: box.scrollHeight - box.clientHeight, left, right }
      })
      const place = `${storefront} at ${width} px`
      expect.soft(hidden, place).toBe(0)
      expect.soft(left, place).toBeGreaterThanOrEqual(0)
      expect.soft(right, place).toBeLessThanOrEqual(width)
    }
  }
})

test('LS2 the search field of the home page itself suggests as the header’s does', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const height = 740
  for (const [storefront, width] of [
    ['fashion8', 360],
    ['fashion9', 390],
    ['mongollist', 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(baseUrl(storefront))
    const own = page.getByRole('searchbox', { name: 'Search clothes, brands and stores' })
    const headline = page.getByRole('heading', { level: 1 })
    const before = await headline.boundingBox()
    // A touch opens the sheet; with a keyboard, the first letter does, and moves there.
    if (isMobile) await own.tap()
    else await own.focus()
    await page.keyboard.type('red dr')
    const field = page.getByRole('combobox', { name: 'Search', exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('red dr')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list.getByRole('option', { name: /dresses/i }).first()).toBeVisible()
    const { left, right, bottom } = await list.evaluate(box => box.getBoundingClientRect().toJSON())
    expect
      .soft([left >= 0, right <= width, bottom <= height], storefront)
      .toEqual(Array(3).fill(true))
    // The home page lies behind the sheet as before, and its field is empty.
    expect.soft(await page.locator('.hero-search input').inputValue()).toBe('')
    expect.soft(await page.locator('h1').boundingBox()).toEqual(before)
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/products/)
  }
})

test('LS2 a search opens a list and is offered again on this device until cleared', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  const field = await openSearch(page, isMobile)
  await field.fill('  black   dress ')
  await field.press('Enter')
  await expect(page).toHaveURL('/products?q=black+dress')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Black dresses')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)

  await page.goto('/brands')
  await (await openSearch(page, isMobile)).click()
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(
    ['black dress'],
  )
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('LS2 a query without suggestions can still be submitted', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/products/women/dresses')
  const field = await openSearch(page, isMobile)
  await field.fill('xqzvv')
  await page.getByRole('button', { name: 'Search for “xqzvv”' }).click()
  await expect(page).toHaveURL('/products?q=xqzvv')
  await expect(page.getByRole('heading', { name: 'No products match this search' })).toBeVisible()
  // The page has no second search field and no link to the whole catalogue.
  await expect(page.getByLabel('Search within this list')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Without/ })).toHaveCount(0)
  // There is nothing to sort, and no search to keep.
  await expect(page.getByLabel('Sort by')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save search' })).toHaveCount(0)
})

test('LS2 a search that names a store lists its products, and the store can be removed', async ({
  page,
}) => {
  await page.goto('/products?q=dress')
  const readTotal = async () =>
    Number(/[\d,]+/.exec(await page.locator('.list-crumbs').innerText())?.[0].replace(',', ''))
  const all = await readTotal()
  await page.goto('/products?q=brightwater+dress')
  await expect(page.getByRole('link', { name: 'Search without Dress' })).toBeVisible()
  const chip = page.getByRole('link', { name: 'Search without Brightwater' })
  expect(await readTotal()).toBeLessThan(all)
  await expect(page.getByText('Nothing matched every word')).toHaveCount(0)
  await chip.click()
  await expect(page).toHaveURL('/products?q=dress')
  await expect(chip).toHaveCount(0)
  expect(await readTotal()).toBe(all)
  // The filters show the store as chosen, and undoing it there does the same.
  await page.goBack()
  const row = page.locator('#filters').getByRole('link', { name: /^Brightwater/ })
  await expect(row).toHaveAttribute('aria-current', 'true')
  await row.click()
  await expect(page).toHaveURL('/products?q=dress')
  await expect(chip).toHaveCount(0)
})

test('LS8 a search for a store with a letter wrong says how it was corrected', async ({ page }) => {
  await page.goto('/products?q=brightwatr+dress')
  await expect(page.getByText('Showing results for Brightwater dress.')).toBeVisible()
  await page.getByRole('link', { name: 'brightwatr dress', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '“brightwatr dress”' })).toBeVisible()
  await expect(page.getByText('Showing results for')).toHaveCount(0)
})

test('LS1 a search is written as typed where titles are in capitals', async ({ page }) => {
  await page.goto(`${baseUrl('mongollist')}/products?q=Linen+dress+pockets&deal=sale`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('“Linen dress pockets”')
  // innerText follows the look.
  expect(await title.innerText()).toBe('“Linen dress pockets”')
})

test('LS1 shortcuts leave room for a long title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products?q=red+midi+dress+under+100')
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const shortcuts = page.getByRole('list', { name: 'Shortcuts' }).getByRole('link')
  for (const shortcut of await shortcuts.all()) {
    if (!(await shortcut.isVisible())) continue
    const { x = 0 } = (await shortcut.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0))
  }
})

test('LS2 the page shows how a search was understood, and each part can be removed', async ({
  page,
}) => {
  await page.goto('/products?q=red+dress+under+100')
  const parts = page.getByRole('list', { name: 'We searched for' })
  await expect(parts.getByRole('link', { name: 'Search without Red' })).toBeVisible()
  for (const price of await page.locator('article [data-price]').all())
    expect(
      Number((await price.getAttribute('data-price'))?.replace(/[^\d.]/g, '')),
    ).toBeLessThanOrEqual(100)
  await parts.getByRole('link', { name: 'Search without Up to $100' }).click()
  await expect(page).toHaveURL('/products?q=red+dress')
})

test('LS8 a misspelled word finds the intended products and shows the correction', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products?q=snaekers')
  await expect(page.getByText('Showing results for sneakers.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Sneakers' })).toBeVisible()
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'snaekers', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '“snaekers”' })).toBeVisible()
  const field = await openSearch(page, isMobile)
  await expect(field).toHaveValue('snaekers')
  await field.press('Enter')
  await expect(page).toHaveURL('/products?q="snaekers"')
  await expect(page.getByRole('heading', { level: 1, name: '“snaekers”' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('LS2 the search in the header works', async ({ page, isMobile }) => {
    await page.goto('/')
    const field = await openSearch(page, isMobile)
    await field.fill('red dress')
    await field.press('Enter')
    await expect(page).toHaveURL('/products?q=red+dress')
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })
})

test('SE3 the page that explains a place fits a phone, and shuffling commissions moves nothing', async ({
  page,
}) => {
  const faults: Error[] = []
  page.on('pageerror', error => faults.push(error))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/products?q=dress')
  await page.getByRole('button', { name: 'Why is this first?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why this is first in Dresses')
  // A document with these keys is rendered for all orders of them.
  await page.goto(page.url())
  await expect(page.getByText('products in the same range are equal')).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search', exact: true, includeHidden: true })
  await expect(field).toHaveValue('dress')
  const { scrollWidth, clientWidth } = await page
    .getByRole('table')
    .locator('..')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(scrollWidth).toBe(clientWidth)
  for (const shuffle of ['1', '2']) {
    await page.getByRole('button', { name: 'Shuffle commissions' }).click()
    await expect(page).toHaveURL(new RegExp(`shuffle=${shuffle}$`))
    await expect(page.getByText('No product moved.')).toBeVisible()
  }
  expect(faults).toEqual([])
})
