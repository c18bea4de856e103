import { expect, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findPaintingFaults } from './find-painting-faults.ts'
import { test } from './journey.ts'

for (const [path, singular, label] of [
  ['/brands', 'brand', 'RT4'],
  ['/retailers/', 'store', 'RT5'],
] as const) {
  test(`${label} ${path} has counts, can be searched, and links to one ${singular}’s list`, async ({
    page,
  }) => {
    await page.goto(path)
    const labels = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: /\d/ })
      .allInnerTexts()
    // The name must have at least four letters, because four are typed below.
    const name =
      labels.flatMap(label => label.split('\n')).find(line => /^\p{L}{4}/u.test(line)) ?? ''
    await page.getByLabel(`Search ${singular}s`).fill(name.slice(0, 4))
    await expect(page).toHaveURL(/\?q=/)
    const found = page.getByRole('main').getByRole('link', { name })
    await found.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('All')
    // The title names the filter; without it, this would be another page.
    await expect(page.getByRole('link', { name: `Remove ${name}` })).toHaveCount(0)
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/(stores|retailers)\/[a-z0-9-]+$/,
    )
  })
}

test('RT4 a brand’s URL may repeat its id', async ({ page }) => {
  await page.goto('/brands')
  const path = await page
    .getByRole('main')
    .getByRole('link', { name: /\d/ })
    .first()
    .getAttribute('href')
  const id = path?.split('/').at(-1)
  expect((await page.goto(`/stores/${id}/${id}`))?.status()).toBe(200)
})

test('RT5 a retailer that three networks spell three ways has one tile and one page', async ({
  page,
}) => {
  await page.goto('/retailers/')
  const tiles = page.getByRole('main').getByRole('link', { name: /^alder/i })
  await expect(tiles).toHaveCount(1)
  await expect(tiles).toHaveAttribute('href', '/retailers/alder-finch')
  for (const old of ['alder-finch-us', 'alder-and-finch']) {
    expect((await page.goto(`/retailers/${old}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder & Finch')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/retailers\/alder-finch$/,
    )
  }
})

for (const [path, label] of [
  ['/brands', 'RT4'],
  ['/retailers/', 'RT5'],
] as const)
  test(`${label} everything on ${path} can be read and hit`, {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await page.goto(path)
    const faults = await findPaintingFaults(page, isMobile)
    expect(faults).toEqual({ cut: [], overlapping: [], small: [] })
  })

test('RT4 RT5 the tiles’ pictures have the tint of the storefront’s lists', async ({ page }) => {
  await page.goto(`${baseUrl('fashion9')}/products`)
  const tint = await readTint(page, '.card-picture')
  expect(tint.mixBlendMode).toBe('multiply')
  for (const path of ['/brands', '/retailers/']) {
    await page.goto(`${baseUrl('fashion9')}${path}`)
    expect(await readTint(page, '.directory-pictures > span')).toEqual(tint)
  }
})

function readTint(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate(box => {
      const { backgroundColor, mixBlendMode } = getComputedStyle(box, '::after')
      return { backgroundColor, mixBlendMode }
    })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('RT4 a directory can be searched', async ({ page }) => {
    await page.goto('/brands')
    await page.getByLabel('Search brands').fill('zzzz')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No brands match “zzzz”.')).toBeVisible()
  })
})
