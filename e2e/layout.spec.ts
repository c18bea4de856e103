import { expect, type Locator, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { test } from './journey.ts'
import { createShopper, signIn } from './sign-in.ts'

const list = '/products/women/dresses'

async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
}

/** Measures the left and right edges of an element's content, inside its padding. */
function readEdges(element: Locator): Promise<{ left: number; right: number; width: number }> {
  return element.evaluate(node => {
    const { left, right } = node.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(node)
    const inner = {
      left: left + Number.parseFloat(paddingLeft),
      right: right - Number.parseFloat(paddingRight),
    }
    return { ...inner, width: right - left }
  })
}

const getHeader = (page: Page) => page.getByRole('banner').locator('> div').first()
const getBanner = (page: Page) =>
  page.getByRole('complementary', { name: 'Our sites' }).locator('> div')
const getFooter = (page: Page) => page.getByRole('contentinfo').locator('> div').first()
const getContent = (page: Page) => page.getByRole('main').locator('> *').last()

test('LY1 banner, header, content and footer have the same edges on every page', async ({
  page,
}) => {
  for (const path of ['/', '/company/about', '/brands', '/retailers', '/how-we-rank', list]) {
    await page.goto(path)
    for (const [width, expected] of [
      [1100, 1100],
      [1440, 1440],
      [1801, 1800],
      [2560, 1800],
    ] as const) {
      await resize(page, width)
      const header = await readEdges(getHeader(page))
      expect([path, width, header.width]).toEqual([path, width, expected])
      // The page is centered in the visible width, which a scrollbar reduces.
      const middle = await page.evaluate(() => document.documentElement.clientWidth / 2)
      expect((header.left + header.right) / 2).toBeCloseTo(middle, 0)
      expect(await readEdges(getFooter(page))).toEqual(header)
      expect(await readEdges(getBanner(page))).toEqual(header)
      if (path !== '/') expect([path, await readEdges(getContent(page))]).toEqual([path, header])
    }
  }
})

test('LY1 the header shows its menu from 960 px up, and a button below that', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await resize(page, 960)
  await expect(menu).toBeVisible()
  await expect(button).toBeHidden()
  await resize(page, 959)
  await expect(menu).toBeHidden()
  await expect(button).toBeVisible()
})

test('LY1 LY2 a centered name stays in the middle, and the search’s hint is never cut', async ({
  page,
}) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(`${baseUrl(storefront)}/company/about`)
    const header = page.getByRole('banner')
    const name = header.getByRole('link', { name: /, home$/ })
    const isCentered = await page.locator('.header-center').count()
    for (const width of [960, 1199, 1200, 1280, 1359, 1360, 1920]) {
      await resize(page, width)
      const box = await name.boundingBox()
      if (isCentered > 0 && box) expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0)
      const hint = await header.locator('.search-hint').evaluate(node => {
        const { bottom, right } = node.getBoundingClientRect()
        return [...node.children].map(part => {
          const box = part.getBoundingClientRect()
          return box.top >= bottom ? 'hidden' : box.right <= right ? 'whole' : 'cut'
        })
      })
      expect([storefront, width, ...hint]).not.toContain('cut')
      expect(hint[0]).toBe('whole')
    }
  }
})

test('LY2 a menu with long entries scrolls and leaves room for the search', async ({ page }) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(`${baseUrl(storefront)}/company/about`)
    const row = page.getByRole('navigation', { name: 'Main' }).getByRole('list')
    for (const width of [1200, 1440]) {
      await resize(page, width)
      expect(await row.evaluate(list => list.scrollWidth - list.clientWidth)).toBe(0)
    }
    await row.getByRole('link').evaluateAll(links => {
      for (const link of links) link.textContent = 'An entry with forty characters, the most'
    })
    for (const width of [1000, 1200, 1440]) {
      await resize(page, width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const search = await page.getByRole('banner').getByRole('search').boundingBox()
      expect(search?.width).toBeGreaterThan(140)
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeInViewport()
    }
  }
})

test('LY1 the columns change at 576, 768 and 992 px', async ({ page }) => {
  await page.goto('/brands')
  const columns = page.getByRole('main').locator('section ul').last()
  const countColumns = () =>
    columns.evaluate(node => getComputedStyle(node).gridTemplateColumns.split(' ').length)
  for (const [width, count] of [
    [575, 1],
    [576, 2],
    [767, 2],
    [768, 3],
    [991, 3],
    [992, 4],
  ] as const) {
    await resize(page, width)
    expect(await countColumns(), `${width}`).toBe(count)
  }
})

test('LY1 LS1 from 992 px, the filters are beside the list and the logo is 50 px high', async ({
  page,
}) => {
  await page.goto(list)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await resize(page, 992)
  await expect(filters).toBeVisible()
  await resize(page, 991)
  await expect(filters).toBeHidden()
  const logo = page.getByRole('banner').getByRole('link', { name: 'Fashion8, home' })
  expect((await logo.boundingBox())?.height).toBe(50)
  await logo.click()
  await expect(page).toHaveURL('/')
})

test('LY1 on a phone the banner’s message and disclosure are in the window', {
  tag: '@phone',
}, async ({ page }) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(`${baseUrl(storefront)}/company/about`)
    for (const width of [360, 390]) {
      await resize(page, width)
      const banner = page.getByRole('complementary', { name: 'Our sites' })
      for (const text of [/^New! Members Only: Exclusive Offers & Sales!$/, /^Paid links$/]) {
        const box = await banner.getByText(text).boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
      }
      // The sites' names begin outside of the window, so that none is cut; the menu has them too.
      const site = await banner.getByRole('link', { name: 'Fashion8' }).boundingBox()
      expect(site?.x).toBeGreaterThanOrEqual(width)
    }
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const sites = page.getByRole('navigation', { name: 'Menu' }).getByLabel('Our sites')
  await expect(sites.getByRole('link')).toHaveText(['Fashion8', 'Fashion9', 'Mongollist'])
})

test('SV5 LY1 on a phone the button that saves a search has a word', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(list)
  const button = page.getByRole('button', { name: 'Save search', exact: true })
  for (const width of [360, 390, 600]) {
    await resize(page, width)
    const word = await button.evaluate(element => getComputedStyle(element, '::after').content)
    expect(word, `${width} px`).toMatch(/^"Save search"/)
    const box = await button.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
  }
})

test('LY1 LY2 the logo is 50 px high, and the menu marks the entry above every page', async ({
  page,
}) => {
  await page.goto(list)
  const logo = page.getByRole('banner').getByRole('link', { name: 'Fashion8, home' })
  expect((await logo.locator('img').boundingBox())?.height).toBe(50)
  const current = page.getByRole('navigation', { name: 'Main' }).locator('ul [aria-current]')
  await expect(current).toHaveText('Women')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(current).toHaveText('Women')
  await page.goto('/brands')
  await page.getByRole('main').getByRole('link', { name: 'Northquay' }).first().click()
  await expect(page).toHaveURL(/\/stores\//)
  await expect(current).toHaveText('Brands')
  await page.goto('/products/kids')
  await expect(current).toHaveText('Kids')
})

test('LY1 messages appear at the bottom right at every window width', async ({ page }) => {
  await page.goto(list)
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height)
    await page
      .getByRole('button', { name: /^Save Product/ })
      .first()
      .click()
    const toast = page.locator('[data-toast]')
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    const visible = await page.evaluate(() => document.documentElement.clientWidth)
    const { x, y, width: across, height: down } = box ?? { x: 0, y: 0, width: 0, height: 0 }
    // The visible width excludes the scrollbar.
    expect(x + across).toBeLessThanOrEqual(width - 16)
    expect(x + across).toBeGreaterThanOrEqual(visible - 16)
    expect(height - (y + down)).toBeCloseTo(16, 0)
    expect(x).toBeGreaterThanOrEqual(16)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toHaveCount(0)
  }
})

test('LY3 a signed-in shopper’s header fits in one row on phones', async ({ page, context }) => {
  const email = await createShopper()
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await signIn(context, email, storefront)
    await page.goto(`${baseUrl(storefront)}/company/about`)
    for (const width of [320, 360, 390, 430]) {
      await resize(page, width)
      const outside = await page.getByRole('banner').evaluate(header => {
        const row = header.querySelector('div')?.getBoundingClientRect() ?? new DOMRect()
        return [...header.querySelectorAll('a, button')]
          .filter(control => control.checkVisibility() && !control.closest('[popover]'))
          .filter(control => {
            const { top, right, bottom } = control.getBoundingClientRect()
            return top < row.top || bottom > row.bottom || right > window.innerWidth
          })
          .map(control => control.ariaLabel)
      })
      expect([storefront, width, outside]).toEqual([storefront, width, []])
    }
  }
})

test('LY1 RT1 on a phone, the heads of rows have at most two lines, and their links one', async ({
  page,
}) => {
  for (const width of [360, 390]) {
    await resize(page, width, 844)
    for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
      await page.goto(baseUrl(storefront))
      const heads = await page.locator('.home-head:visible').evaluateAll(all =>
        all.map(head => {
          const bottoms = [...head.children].map(part => part.getBoundingClientRect().bottom)
          // Texts of one line differ in size, and lines are further apart than that.
          const lines = bottoms
            .toSorted((a, b) => a - b)
            .filter((at, i, all) => at - (all[i - 1] ?? 0) > 12)
          const links = [...head.querySelectorAll('a')]
            .filter(link => link.checkVisibility())
            .map(link => link.getBoundingClientRect().top)
          return { text: head.textContent, lines: lines.length, linkLines: new Set(links).size }
        }),
      )
      expect(heads.length).toBeGreaterThan(3)
      for (const { text, lines, linkLines } of heads) {
        expect(lines, `${storefront} at ${width} px: ${text}`).toBeLessThan(3)
        expect(linkLines, `${storefront} at ${width} px: ${text}`).toBeLessThan(2)
      }
    }
  }
})

test('LS1 LY1 on a phone, all filters can be cleared without scrolling their row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products/women?color=black&material=wool&deal=sale&price=0-500')
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chips.getByRole('link', { name: 'Clear all' })).toBeInViewport({ ratio: 1 })
  const row = await readEdges(chips)
  const clear = await readEdges(chips.getByRole('link', { name: 'Clear all' }))
  expect(clear.left).toBeGreaterThanOrEqual(row.left)
})

for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
  test(`LS1 LY1 on a phone, the controls of ${storefront}’s lists keep their words beside chosen filters`, async ({
    page,
  }) => {
    for (const width of [360, 390, 430])
      for (const [chosen, order] of [
        ['', 'Sort'],
        ['?deal=sale', 'Discount'],
        ['?deal=sale&color=black', 'Discount'],
        ['?sort=price-down', 'Priciest'],
        ['?q=coats+at+brightwater&sort=price-up', 'Cheapest'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(`${baseUrl(storefront)}/products${chosen}`)
        const toolbar = page.locator('.list-toolbar')
        const filters = toolbar.getByRole('button', { name: /^Filters/ })
        await expect(filters).toContainText('Filters', { useInnerText: true })
        const perRow = toolbar.getByRole('button', { name: 'Show two per row' })
        await expect(perRow).toContainText('Two per row', { useInnerText: true })
        const readWord = (control: Locator) =>
          control.evaluate(element => getComputedStyle(element, '::after').content)
        expect(await readWord(toolbar.locator('label:has(select)')), chosen).toBe(`"${order}" / ""`)
        const save = toolbar.getByRole('button', { name: 'Save search' })
        expect(await readWord(save), chosen).toBe('"Save search" / ""')
        // The button's padding may reach into the page's margin, but its word does not.
        expect((await readEdges(perRow)).right, `${chosen} at ${width} px`).toBeLessThanOrEqual(
          width - 8,
        )
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
  })

/** Runs in the browser: gives every price drop a name of as many lines as are shown. */
function lengthenNames(): void {
  for (const link of document.querySelectorAll('.drop-name a'))
    link.textContent =
      'Nova Recycled Matte Shell Longline Channel-Quilted Belted Down Puffer Jacket'
}

/** Runs in the browser: returns the texts of price drops that reach out of their rows. */
function findOverflowingRows(): string[] {
  return [...document.querySelectorAll('.drops tbody tr')].flatMap(row => {
    const { top, bottom } = row.getBoundingClientRect()
    const texts = row.querySelectorAll('.drop-name > *, td > *')
    return [...texts]
      .filter(text => {
        const box = text.getBoundingClientRect()
        // Buttons are higher than their words.
        if (box.height === 0 || text.closest('.drop-buy')) return false
        return box.top < top - 1 || box.bottom > bottom + 1
      })
      .map(text => text.textContent ?? '')
  })
}

test('LY1 RT1 price drops have room for their names in every window', async ({ page }) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(baseUrl(storefront))
    await page.getByRole('heading', { name: 'Verified price drops' }).scrollIntoViewIfNeeded()
    const name = page.locator('.drop-name').first()
    await name.scrollIntoViewIfNeeded()
    await page.evaluate(lengthenNames)
    for (const width of [360, 390, 576, 768, 991, 992, 1024, 1359, 1360, 1440, 1920]) {
      await resize(page, width)
      const where = `${storefront} at ${width} px`
      expect((await readEdges(name)).width, where).toBeGreaterThan(110)
      expect([where, await page.evaluate(findOverflowingRows)]).toEqual([where, []])
    }
  }
})
