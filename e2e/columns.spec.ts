import { expect, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { test } from './journey.ts'

const smallestCard = 220
/** Returns the specified number of columns for a window width. */
const tableColumns = (width: number) =>
  width > 1440 ? 6 : width > 1200 ? 4 : width > 768 ? 3 : width > 500 ? 2 : 1

/** Measures the columns of the first row, the sizes of all cards, and the page's edges. */
async function measureGrid(page: Page) {
  return page.locator('.product-grid').evaluate(grid => {
    const boxes = [...grid.children].map(card => card.getBoundingClientRect())
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top))
    const { width } = grid.getBoundingClientRect()
    const edges = (selector: string) => {
      const element = document.querySelector(selector) as Element
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const { left, right } = element.getBoundingClientRect()
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)]
    }
    return {
      columns: rows.values().next().value?.length ?? 0,
      gridWidth: width,
      gap: Number.parseFloat(getComputedStyle(grid).columnGap),
      narrowest: Math.min(...boxes.map(box => box.width)),
      widest: Math.max(...boxes.map(box => box.width)),
      lowest: Math.min(...boxes.map(box => box.height)),
      headerEdges: edges('header > div'),
      pageEdges: edges('main > div'),
      isScrollingSideways: document.documentElement.scrollWidth > window.innerWidth,
    }
  })
}

test('LS4 LY1 a list has as many columns of 220 px as fit, up to six', async ({ page }) => {
  await page.goto('/products/women/womens-clothes')
  for (const [width, columns] of [
    [1920, 6],
    [1500, 5],
    [1441, 4],
    [1300, 4],
    [1201, 4],
    [1000, 3],
    [769, 3],
    [600, 2],
    [501, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const grid = await measureGrid(page)
    expect([width, grid.columns]).toEqual([width, columns])
    expect(grid.narrowest).toBeGreaterThanOrEqual(smallestCard)
    expect(grid.widest - grid.narrowest).toBeLessThan(1)
    expect(grid.lowest).toBeGreaterThanOrEqual(311)
    if (columns < tableColumns(width)) {
      const withOneMore = (grid.gridWidth - columns * grid.gap) / (columns + 1)
      expect(withOneMore).toBeLessThan(smallestCard)
    }
    expect(grid.headerEdges).toEqual(grid.pageEdges)
    expect(grid.isScrollingSideways).toBe(false)
  }
})

test('LY1 the first card is near the top in every storefront', async ({ page }) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(`${baseUrl(storefront)}/products/women/dresses`)
    for (const [width, height, highest] of [
      [390, 844, 220],
      [1024, 768, 260],
      [1440, 900, 260],
    ] as const) {
      await page.setViewportSize({ width, height })
      const box = await page.getByRole('article').first().boundingBox()
      expect(box?.y, `${storefront} at ${width} px`).toBeLessThanOrEqual(highest)
    }
  }
})

test('LY1 RT4 RT5 the first card on a brand’s or retailer’s page is near the top', async ({
  page,
}) => {
  for (const directory of ['/brands', '/retailers']) {
    await page.goto(directory)
    await page
      .getByRole('main')
      .locator('a[href^="/stores/"], a[href^="/retailers/"]')
      .nth(1)
      .click()
    const card = page.getByRole('article').first()
    for (const [width, height, highest] of [
      [390, 844, 240],
      [1440, 900, 260],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(card).toBeVisible()
      const top = async () => (await card.boundingBox())?.y
      await expect.poll(top, `${page.url()} at ${width} px`).toBeLessThanOrEqual(highest)
    }
  }
})

test('LS4 an empty list shows its popular products in the same columns', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 })
  await page.goto('/products?brand=Nobody+%26+Sons')
  expect(await measureGrid(page)).toMatchObject({ columns: 4 })
})

test('LY1 RT1 a row of cards ends with a whole card, on phones with most of one', async ({
  page,
}) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(baseUrl(storefront))
    const rail = page.locator('.rail').first()
    for (const width of [360, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const shown = await rail.evaluate(row => {
        const end = Math.min(row.getBoundingClientRect().right, window.innerWidth)
        const boxes = [...row.children].map(card => card.getBoundingClientRect())
        const cut = boxes.find(({ right }) => right > end + 0.5)
        return cut ? Math.max(0, end - cut.left) / cut.width : 0
      })
      const least = width < 576 ? 0.5 : 0
      expect([storefront, width, shown >= least && (shown >= 0.25 || shown < 0.002)]).toEqual([
        storefront,
        width,
        true,
      ])
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('LS4 the choice of two cards per row is remembered and applied in the first response', async ({
    page,
  }) => {
    await page.goto('/products/women/womens-clothes?color=black')
    expect(await measureGrid(page)).toMatchObject({ columns: 1 })
    await page.getByRole('button', { name: 'Show two per row' }).click()
    await expect.poll(async () => (await measureGrid(page)).columns).toBe(2)
    await expect(page).toHaveURL('/products/women/womens-clothes?color=black')

    const answer = await page.goto('/products/women/womens-shoes')
    expect(await answer?.text()).toMatch(/<body class="[^"]*\btwo-per-row\b/)
    const grid = await measureGrid(page)
    expect(grid).toMatchObject({ columns: 2, isScrollingSideways: false })
    expect(grid.lowest).toBeGreaterThanOrEqual(311)

    // The choice has no effect in wide windows.
    await page.setViewportSize({ width: 1300, height: 900 })
    expect(await measureGrid(page)).toMatchObject({ columns: 4 })
    await expect(page.getByRole('button', { name: 'Show one per row' })).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })

    await page.getByRole('button', { name: 'Show one per row' }).click()
    await expect.poll(async () => (await measureGrid(page)).columns).toBe(1)
    expect(await page.context().cookies()).toEqual([])
  })

  test('LS4 long names stay inside narrow cards', async ({ page }) => {
    for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
      const url = baseUrl(storefront)
      await page.context().addCookies([{ name: 'cards', value: 'two', url }])
      await page.goto(`${url}/products/women/dresses`)
      const overflows = await page.locator('article').evaluateAll(cards =>
        cards.map(card => {
          // The contents of cards far from the viewport are not laid out.
          ;(card as HTMLElement).style.contentVisibility = 'visible'
          return card.scrollWidth - card.clientWidth
        }),
      )
      expect(overflows.length).toBeGreaterThan(10)
      expect(overflows, storefront).toEqual(overflows.map(() => 0))
    }
  })

  test('LS4 the remembered choice causes no layout shift', async ({ page }) => {
    await page.context().addCookies([{ name: 'cards', value: 'two', url: baseUrl() }])
    await page.addInitScript(() => {
      let shift = 0
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          shift += (entry as PerformanceEntry & { value: number }).value
        Object.assign(window, { layoutShift: shift })
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { layoutShift: shift })
    })
    await page.goto('/products/women/womens-clothes', { waitUntil: 'networkidle' })
    expect(await measureGrid(page)).toMatchObject({ columns: 2 })
    expect(
      await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift),
    ).toBeLessThan(0.01)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('LS4 two cards per row can be chosen', async ({ page }) => {
      await page.goto('/products/women/womens-clothes?color=black')
      await page.getByRole('button', { name: 'Show two per row' }).click()
      await expect(page).toHaveURL('/products/women/womens-clothes?color=black')
      await expect(page.getByRole('button', { name: 'Show one per row' })).toBeVisible()
      await expect(page.locator('body')).toHaveClass(/\btwo-per-row\b/)
    })
  })
})
