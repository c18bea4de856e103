import { expect, type Locator } from '@playwright/test'
import { findCard } from './find-product.ts'
import { test } from './journey.ts'

test('RT1 RT2 RT3 OU1 a shopper goes from the home page to a product and on to its retailer', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const entrances = page.getByRole('region', { name: 'Categories' })
  await entrances.getByRole('link', { name: 'Dresses', exact: true }).click()

  await expect(page).toHaveURL(/\/products\/women\/dresses$/)
  await expect(page.getByRole('heading', { level: 1, name: "Women's Dresses" })).toBeVisible()
  // The sandbox's shops show the ids that the style
  // catalogue uses for the retailer and the product.
  const { list, index } = await findCard(
    ({ source, price }) => source === 's' && !price.isSoldOut,
    'dresses',
  )
  if (list !== '/products/women/dresses') await page.goto(list)
  const card = page.getByRole('article').nth(index)
  const name = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('link', { name, exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const buy = page.getByRole('link', { name: /^Buy now at / })
  const retailer = (await buy.innerText()).replace('Buy now at ', '').trim()
  await expect(buy).toHaveAttribute('rel', 'sponsored nofollow noopener')

  const opened = context.waitForEvent('page')
  await buy.click()
  const shop = await opened
  await shop.waitForLoadState()
  await expect(shop.locator(`[data-product-id="${id}"]`).first()).toBeVisible()
  await expect(shop.getByText(retailer).first()).toBeVisible()
})

test('PD1 PD3 PD4 PD6 PD9 the product page shows a product’s category, sale price and retailer', async ({
  page,
}) => {
  const { card } = await findCard(
    ({ price }) => price.percentOff !== undefined && !price.isSoldOut,
    'dresses',
  )
  await page.goto(card.path)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs.first()).toHaveText('All')
  await expect(crumbs.nth(1)).toContainText('Women')
  const product = page.getByRole('article').first()
  await expect(product.getByText('Sale', { exact: true })).toBeVisible()
  await expect(product.getByRole('link', { name: /^Buy now at / })).toBeVisible()
  await expect(product.locator('[data-price]').first()).toHaveAttribute(
    'data-price',
    /^\$[\d,]+\.\d\d$/,
  )
})

test('PD13 only a sale that our record verifies has the sale color and is called one', async ({
  page,
}) => {
  const getColor = (text: Locator) => text.evaluate(element => getComputedStyle(element).color)
  for (const isVerified of [true, false]) {
    const { card } = await findCard(
      ({ price }) =>
        price.salePrice !== undefined && (price.percentOff !== undefined) === isVerified,
      'dresses',
    )
    await page.goto(card.path)
    const product = page.getByRole('article').first()
    await expect(product.locator('s').first()).toBeVisible()
    await expect(product.getByText('Sale', { exact: true })).toHaveCount(isVerified ? 1 : 0)
    const price = await getColor(product.locator('.price strong').first())
    expect(price === (await getColor(product.getByRole('heading', { level: 1 })))).toBe(!isVerified)
  }
})

/** The link to open in each of the drawer's segments, which is the first one in its accordion. */
const phoneLinks = { Men: 'All clothing', Home: 'All furniture', Brands: 'Brands' }

test('LY2 the menu links to every department', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/')
  for (const [name, path] of [
    ['Men', '/products/men/mens-clothes'],
    ['Home', '/products/living/furniture'],
    ['Brands', '/brands'],
  ] as const) {
    const menu = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      if (name !== 'Brands') {
        await menu.getByRole('button', { name, exact: true }).click()
        // No group is open, because the page belongs to none of them.
        await expect(menu.getByRole('link', { name: phoneLinks[name], exact: true })).toBeHidden()
        await menu.locator('summary').first().click()
      }
    }
    const label = isMobile ? phoneLinks[name] : name
    await menu.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('LY2 Escape closes a menu panel that the pointer opened', async ({ page }) => {
  await page.goto('/company/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Women' }).hover()
  await expect(menu.locator('.menu-panel')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.locator('.menu-panel')).toHaveCount(0)
})

test('LY4 the footer links to the company pages, retailers and guides', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['About', '/company/about'],
    ['Contact', '/company/contact'],
    ['Retailers & Brands', '/retailers/'],
    ['Advertising disclosure', '/company/advertising_disclosure'],
    ['Terms', '/company/terms'],
    ['Privacy policy', '/company/privacy_policy'],
    ['Brands', '/brands'],
    ['Pre-Owned', '/products?condition=preowned'],
    ['Categories', '/products'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    const answer = await page.request.get(`http://localhost:${new URL(page.url()).port}${path}`)
    expect(answer.status(), path).toBe(200)
  }
})
