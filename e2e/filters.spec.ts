import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

const dresses = '/products/women/womens-clothes'

/** Beside the list, or on narrow windows in a sheet over it. */
async function openFilters(page: Page, isMobile: boolean) {
  const panel = page.getByRole('complementary', { name: 'Filters' })
  if (isMobile && !(await panel.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click()
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

for (const [title, key] of [
  ['Brand', 'brand'],
  ['Price', 'price'],
  ['Colour', 'color'],
  ['Size', 'size'],
  ['Deals', 'deal'],
  ['Store', 'store'],
] as const) {
  test(`LS2 LS3 ${title}: a value gives as many products as it says, stands in the address and goes again`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`${dresses}?page=2`)
    const group = await openGroup(page, isMobile, title)
    const value = group.getByRole('link', { disabled: false }).first()
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
    if (isMobile) await page.getByRole('button', { name: /^Show [\d,]+ product/ }).click()
    await page.getByRole('link', { name: /^Remove / }).click()
    await expect(page).toHaveURL(dresses)
  })
}

test('LS3 a choice stays in its place with nothing behind it', async ({ page, isMobile }) => {
  await page.goto('/products?brand=Nobody+%26+Sons&color=red')
  const group = await openGroup(page, isMobile, 'Brand')
  await expect(group.getByRole('link', { name: /Nobody & Sons/ })).toHaveAttribute('aria-current', 'true')
})

test('LS3 values without products keep their place and lead nowhere', async ({ page, isMobile }) => {
  await page.goto(`${dresses}?price=500-&deal=70`)
  const panel = await openFilters(page, isMobile)
  const empty = panel.locator('[aria-disabled=true]')
  expect(await empty.count()).toBeGreaterThan(0)
  for (const value of await empty.all()) expect(await value.getAttribute('href')).toBeNull()
})

test('LS3 brands are found by searching within them', async ({ page, isMobile }) => {
  await page.goto('/products')
  const group = await openGroup(page, isMobile, 'Brand')
  const last = group.getByRole('listitem').last()
  const name = ((await last.innerText()).split('\n')[0] ?? '').trim()
  const beginning = name.slice(0, 5).trim().toLowerCase()
  await group.getByRole('searchbox').fill(beginning)
  await expect
    .poll(async () => {
      const labels = await group.getByRole('listitem').allInnerTexts()
      return labels.length > 0 && labels.every(label => label.toLowerCase().includes(beginning))
    })
    .toBe(true)
  await expect(group.getByRole('link', { name })).toBeVisible()
  await group.getByRole('searchbox').fill('zzzz')
  await expect(group.getByText('No brand by that name here.')).toBeVisible()
})

test('LS2 any range of prices can be asked for', async ({ page, isMobile }) => {
  await page.goto(dresses)
  const group = await openGroup(page, isMobile, 'Price')
  await group.getByLabel('From, dollars').fill('80')
  await group.getByLabel('To, dollars').fill('40')
  await group.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL(`${dresses}?price=40-80`)
  await expect(page.getByRole('link', { name: 'Remove $40 – $80' })).toHaveCount(1)
  const prices = await page
    .locator('article [data-price]')
    .evaluateAll(all => all.map(price => Number(price.getAttribute('data-price')?.replace(/[^\d.]/g, ''))))
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(40)
  expect(Math.max(...prices)).toBeLessThanOrEqual(80)
})

test('LS1 the search within a list keeps its category and filters', async ({ page }) => {
  await page.goto(`${dresses}?color=black&sort=newest`)
  await page.getByLabel('Search within this list').fill('dress')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${dresses}?q=dress&color=black&sort=newest`)
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL(`${dresses}?color=black&sort=newest`)
})

test('LS8 nothing found: each wish can be dropped, with what that would give', async ({ page }) => {
  await page.goto('/products?brand=Nobody+%26+Sons&color=red&q=dress')
  await expect(page.getByRole('heading', { name: 'No product has all of that' })).toBeVisible()
  await expect(page.getByLabel('Search within this list')).toHaveValue('dress')
  const way = page.getByRole('link', { name: /^Without Nobody & Sons/ })
  const count = (await way.innerText()).split('\n').at(-1)?.trim()
  expect(await page.getByRole('article').count()).toBeGreaterThan(3)
  await way.click()
  await expect(page).toHaveURL('/products?q=dress&color=red')
  await expect(status(page)).toContainText(`${count} product`)
})

test('LS2 a filter that does not come leaves the list, says so and can be tried again', async ({
  page,
  isMobile,
}) => {
  await page.goto(dresses)
  const before = await page.getByRole('article').first().innerText()
  await page.route(/\.data\?/, route => route.abort())
  const group = await openGroup(page, isMobile, 'Colour')
  await group.getByRole('link', { disabled: false }).first().click()
  if (isMobile) await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText('did not come through')
  expect(await page.getByRole('article').first().innerText()).toBe(before)
  await page.unroute(/\.data\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(1)
})

test('LS2 ten quick choices are all kept, and nothing else is', async ({ page, isMobile }) => {
  await page.goto('/products')
  const group = await openGroup(page, isMobile, 'Colour')
  const swatches = group.getByRole('link', { disabled: false })
  for (let index = 0; index < 10; index += 1) await swatches.nth(index).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/(\?|&)color=/)
  await expect(page.locator('[aria-label="Chosen filters"] a[aria-label^="Remove"]')).toHaveCount(10)
  expect(new URL(page.url()).searchParams.getAll('color')).toHaveLength(10)
})

test('LS1 below 992 px the filters are a sheet with a live count', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'beside the list on wide windows')
  await page.goto(dresses)
  const panel = await openFilters(page, isMobile)
  const show = panel.getByRole('button', { name: /^Show/ })
  const before = await show.innerText()
  await panel.getByRole('link', { disabled: false }).first().click()
  await expect(show).not.toHaveText(before)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await show.click()
  await expect(panel).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('LS2 filters are links and forms', async ({ page, isMobile }) => {
    await page.goto(dresses)
    const colors = await openGroup(page, isMobile, 'Colour')
    await colors.getByRole('link', { disabled: false }).first().click()
    await expect(page).toHaveURL(/\?color=/)
    const prices = await openGroup(page, isMobile, 'Price')
    await prices.getByLabel('From, dollars').fill('20')
    await prices.getByLabel('To, dollars').fill('300')
    await prices.getByRole('button', { name: 'Go' }).click()
    await expect(page.getByRole('link', { name: 'Remove $20 – $300' })).toHaveCount(1)
    await page.getByLabel('Search within this list').fill('dress')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=dress/)
    await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(2)
  })
})

for (const path of [
  '/products?page=0',
  '/products?page=-1',
  '/products?page=1e9',
  '/products?page=two&sort=cheapest&color=mauve&size=huge&price=x&deal=5&condition=broken&stock=maybe',
  '/products?sort=newest&sort=popular&q=dress&q=shoe',
  `/products?${Array.from({ length: 300 }, (_, index) => `brand=Brand${index}`).join('&')}`,
  `/products?q=${'x'.repeat(5000)}`,
  '/products?q=%F0%9F%91%97%F0%9F%91%A0',
  '/products?q=%ED%A0%80%00%27%20OR%201%3D1%3B--%20(.*)%2B%5C',
]) {
  test(`LS2 a hand-edited address shows a list: ${path.slice(0, 70)}`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(status(page)).toContainText('sorted by')
  })
}
