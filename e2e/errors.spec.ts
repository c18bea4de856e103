import { expect } from '@playwright/test'
import { baseUrl } from './address.ts'
import { test } from './journey.ts'

test('ER1 ER4 RT14 the not-found page has a search, products and a link home', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', { name: 'Search all products' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Popular now' })).toBeVisible()
  await expect(main.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('ER1 LY1 the rows of the not-found page begin where the page’s container begins', async ({
  page,
}) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(`${baseUrl(storefront)}/nowhere`)
    const title = page.getByRole('main').getByRole('heading', { name: 'Popular now' })
    const footer = page.getByRole('contentinfo').locator('.container-page').first()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await title.scrollIntoViewIfNeeded()
      const edge = await footer.evaluate(
        box => box.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(box).paddingLeft),
      )
      const { x } = (await title.boundingBox()) ?? { x: 0 }
      expect(x, `${storefront} at ${width} px`).toBeCloseTo(edge, 0)
    }
  }
})

test('ER4 RT14 opening a product removed since its list was rendered shows the error page', async ({
  page,
}) => {
  await page.goto('/products/women/dresses')
  await page.route(/\/product\/.*\.data/, route =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/[^/]+\.data/, '999999999999.data'),
    }),
  )
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await expect(page).toHaveTitle('This page could not be found | Fashion8')
})

test('ER4 RT14 a page that a busy server or a proxy refuses is named in words', async ({
  page,
}) => {
  await page.goto('/products/women/dresses')
  await page.route('**/*.data*', route =>
    route.fulfill({
      status: 503,
      contentType: 'text/html',
      body: '<!doctype html>\n<html lang="en"><h1>503 Service Temporarily Unavailable</h1></html>',
    }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page isn’t available right now',
  )
  await expect(page).toHaveTitle(/^This page isn’t available right now \| /)
  await expect(page.getByText('Please try again in a moment.')).toBeVisible()
})

test('ER10 the error page names the page that the static host does not have', async ({ page }) => {
  await page.goto('/company/about')
  await page.route('**/*.data*', route =>
    route.fulfill({ status: 404, body: '<!doctype html><title>404</title>' }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('main')).toContainText('Route /company/terms is not pre-rendered')
})
