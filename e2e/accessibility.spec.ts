import { expect } from '@playwright/test'
import { savedDataPath } from '#app/domain/urls/account-links.ts'
import { baseUrl } from './address.ts'
import { withDatabase } from './database.ts'
import { endVisit } from './end-visit.ts'
import { findCard, findProduct } from './find-product.ts'
import { findViolations, findViolationsInBothThemes, wcag } from './find-violations.ts'
import { test } from './journey.ts'
import { createShopper, signIn } from './sign-in.ts'

for (const storefront of ['fashion8', 'fashion9']) {
  test(`LY1 the pages of ${storefront} meet WCAG 2.2 AA in both themes`, {
    tag: storefront === 'fashion8' ? '@phone' : [],
  }, async ({ page, isMobile }) => {
    test.slow()
    const { path: product } = await findProduct(
      ({ price, colors, sizes, pictures }) =>
        price.salePrice !== undefined &&
        colors.length > 1 &&
        sizes.length > 1 &&
        pictures.length > 1,
      { category: 'dresses' },
    )
    // The other pages differ between storefronts only in colors, which a unit test checks.
    const others = storefront === 'fashion8' ? ['/brands', '/company/about', '/nowhere'] : []
    const find = isMobile ? findViolations : findViolationsInBothThemes
    for (const path of ['/', '/products/women/dresses?sort=discount', product, ...others]) {
      await page.goto(`${baseUrl(storefront)}${path}`)
      expect(await find(page)).toEqual([])
    }
  })
}

for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
  test(`RT1 LY1 the home page of ${storefront} meets WCAG 2.2 AA for a returning visitor`, async ({
    page,
    context,
  }) => {
    const { path, source, id } = await findProduct(({ price }) => !price.isSoldOut)
    const home = `${baseUrl(storefront)}/`
    const band = page.getByRole('region', { name: 'Since you were here' })
    await page.goto(`${baseUrl(storefront)}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(() => localStorage.length > 0)
    await endVisit(page, { cents: 2_000 })
    await page.goto(home)
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(band.getByText('↓ $20.00 since you saw it')).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])

    const email = await createShopper()
    await signIn(context, email, storefront)
    await page.goto(home)
    await page.evaluate(saved => fetch(saved, { method: 'PUT' }), savedDataPath({ source, id }))
    await withDatabase(db =>
      db.query(
        `UPDATE saved SET usd_cents = usd_cents + 2000 FROM users
         WHERE users.id = user_id AND email = $1`,
        [email],
      ),
    )
    await page.reload()
    await expect(band.getByText('↓ $20.00 since saved')).toBeVisible()
    await expect(band.getByText('1 price drop in your saved products.')).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })

test('LY6 PD2 the dialog and the large view meet WCAG 2.2 AA in both themes', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.slow()
  const find = isMobile ? findViolations : findViolationsInBothThemes
  const { list, index } = await findCard(({ picture }) => picture !== undefined, 'dresses')
  await page.goto(list)
  await page
    .getByRole('article')
    .nth(index)
    .getByRole('link', { name: /^Quick view/ })
    .click()
  const large = page.getByRole('dialog').getByRole('button', { name: /full screen$/ })
  await expect(large).toBeVisible()
  expect(await find(page, { tags: wcag, part: 'dialog' })).toEqual([])
  await large.click()
  await expect(page.getByRole('dialog', { name: /^Pictures of / })).toBeVisible()
  expect(await find(page, { tags: wcag, part: 'dialog dialog' })).toEqual([])
})

test('LY1 LS1 the header and the filters can be skipped with the keyboard', async ({ page }) => {
  await page.goto('/products/women/dresses')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to products' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const first = page.getByRole('article').first().locator(':focus')
  await expect(first).toBeVisible()
  const toolbar = await page.locator('.list-toolbar').boundingBox()
  const box = await first.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((toolbar?.y ?? 0) + (toolbar?.height ?? 0))
})

test('LY1 only lists have a link to their products', async ({ page }) => {
  for (const [path, count] of [
    ['/products/women', 1],
    ['/retailers/nobody', 0],
    ['/brands', 0],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Skip to products' })).toHaveCount(count)
  }
})

test('LY1 LS1 the first card is at most 12 tab stops after the list’s title', async ({ page }) => {
  const isOnCard = () => page.evaluate(() => document.activeElement?.closest('article') !== null)
  for (const [width, path] of [
    // In a narrow window the filters are in a closed sheet.
    [900, '/products/women/dresses'],
    [1440, '/products/women/dresses'],
    [1440, '/products/women/dresses?color=black&deal=sale'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).focus()
    let stops = 0
    while (stops <= 12 && !(await isOnCard())) {
      await page.keyboard.press('Tab')
      stops += 1
    }
    expect(stops, path).toBeLessThanOrEqual(12)
  }
})

test('LS1 Tab stops at no bare list and at no field of a filter that it skips', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const storefront of ['fashion8', 'fashion9']) {
    await page.goto(`${baseUrl(storefront)}/products/women/dresses`)
    await page.getByRole('heading', { level: 1 }).focus()
    const stops: string[] = []
    while (!stops.at(-1)?.startsWith('ARTICLE') && stops.length < 30) {
      await page.keyboard.press('Tab')
      stops.push(
        await page.evaluate(() => {
          const at = document.activeElement
          if (at?.closest('article')) return 'ARTICLE'
          const isField = at?.matches('input, select') && at.closest('[data-skipped]')
          return `${at?.tagName}${isField ? ' skipped' : ''}`
        }),
      )
    }
    expect(
      stops.filter(stop => /UL|skipped/.test(stop)),
      storefront,
    ).toEqual([])
  }
})

test('LS1 the arrow keys reach every section of the filters, and Tab its controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/products/women/dresses')
  const titles = page.getByRole('complementary', { name: 'Filters' }).locator('summary')
  await titles.first().focus()
  for (let index = 1; index < (await titles.count()); index++) {
    await page.keyboard.press('ArrowDown')
    await expect(titles.nth(index)).toBeFocused()
    const section = titles.nth(index).locator('..')
    if (!(await section.evaluate((node: HTMLDetailsElement) => node.open)))
      await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(section.locator(':focus')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
  }
})

test('LY1 what scrolls in the filters’ sheet can be reached with the keyboard when it first opens', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/products/women/dresses')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await expect(panel.locator('summary').first()).toBeVisible()
  await expect
    .poll(() =>
      panel
        .locator('[data-arrow-keys]')
        .evaluateAll(groups =>
          groups
            .filter(group => group.scrollHeight > group.clientHeight + 13 && group.clientHeight > 0)
            .map(group => group.querySelectorAll('[tabindex="0"]').length),
        ),
    )
    .not.toContain(0)
  expect(await findViolations(page)).toEqual([])
})

test('LY1 the bar with Buy does not cover what has the focus', { tag: '@phone' }, async ({
  page,
}) => {
  const { path } = await findProduct(({ price, sizes }) => !price.isSoldOut && sizes.length > 1)
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(path)
  const bar = page.getByRole('complementary', { name: 'Buy', exact: true })
  await page.locator('h1').evaluate(node => node.scrollIntoView())
  await page.locator('#sizes button').first().focus()
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    if ((await bar.locator(':focus').count()) > 0 || (await bar.isHidden())) continue
    const box = await page.locator(':focus').boundingBox()
    const { y: top = 0 } = (await bar.boundingBox()) ?? {}
    expect(Math.round((box?.y ?? 0) + Math.min(box?.height ?? 0, 44))).toBeLessThanOrEqual(top)
  }
})

test('LY2 entries of the menu tell that a panel opens with the down arrow key', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const entry = page.getByRole('navigation', { name: 'Main' }).locator('[data-menu]').first()
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
  await expect(entry).toHaveAttribute('aria-keyshortcuts', 'ArrowDown')
  await entry.press('ArrowDown')
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  expect(await findViolations(page)).toEqual([])
})
