import { expect, type Locator, type Page } from '@playwright/test'
import { galleryPaths } from '#app/gallery/gallery-paths.ts'
import { test } from './journey.ts'

// Tests each key, gesture and state of the most complex components, which journeys only touch on.

const searches = ['linen dress', 'boots', 'silk scarf']

/** Opens a page whose search box offers three recent searches, and returns its field. */
async function openSearches(page: Page): Promise<Locator> {
  await page.addInitScript(
    texts => localStorage.setItem('recent-searches', JSON.stringify(texts)),
    searches,
  )
  await page.goto(galleryPaths.Articles)
  return page.getByRole('combobox', { name: 'Search' })
}

const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option')
const selectedOf = (page: Page) => page.getByRole('option', { selected: true })

/** Returns the option that the field names as active. */
async function findActive(field: Locator): Promise<string | undefined> {
  return field.evaluate(input =>
    document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.innerText.trim(),
  )
}

test('LS2 the arrow keys go around the suggestions and the field', async ({ page }) => {
  const field = await openSearches(page)
  const [first, second, last] = searches
  for (const [keys, active, isOpen = true] of [
    ['', undefined],
    ['ArrowDown', first],
    ['ArrowDown ArrowDown', second],
    ['ArrowDown ArrowDown ArrowDown ArrowDown', undefined],
    ['ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown', first],
    ['ArrowUp', last],
    ['ArrowUp ArrowUp ArrowUp ArrowUp', undefined],
    ['ArrowDown Escape', undefined, false],
    ['ArrowDown Escape ArrowDown', first],
    ['ArrowDown Tab', undefined, true],
    ['ArrowDown Tab Tab', undefined, false],
    ['ArrowDown Tab Tab Shift+Tab', undefined],
  ] as const) {
    await page.mouse.click(5, 500)
    await field.focus()
    for (const key of keys.split(' ').filter(Boolean)) await page.keyboard.press(key)
    const state = keys || 'focus'
    await expect.soft(field, state).toHaveAttribute('aria-expanded', String(isOpen))
    await expect.soft(optionsOf(page), state).toHaveCount(isOpen ? searches.length : 0)
    if (isOpen && !keys.endsWith('Tab')) {
      expect.soft(await findActive(field), state).toBe(active)
      await expect.soft(selectedOf(page), state).toHaveText(active ? [active] : [])
    }
  }
})

test('LS2 the mouse chooses a suggestion without taking the focus from the field', async ({
  page,
}) => {
  const field = await openSearches(page)
  await field.click()
  await page.getByRole('group', { name: 'Recent searches' }).getByText('Recent searches').click()
  await expect(field).toBeFocused()
  await optionsOf(page).nth(1).hover()
  await page.mouse.down()
  await expect(field).toBeFocused()
  // A press that ends elsewhere chooses nothing.
  await page.mouse.move(5, 500)
  await page.mouse.up()
  await expect(optionsOf(page)).toHaveCount(searches.length)
  await expect(page).toHaveURL(galleryPaths.Articles)
  await optionsOf(page).nth(1).click()
  await expect(page).toHaveURL('/products?q=boots')
  await expect(field).toHaveValue('boots')
})

test('LS2 Home and End move within the typed text', async ({ page }) => {
  const field = await openSearches(page)
  await field.fill('dres')
  await expect(optionsOf(page).first()).toBeVisible()
  const readCaret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart)
  for (const [key, caret] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 4],
    ['ArrowLeft', 3],
  ] as const) {
    await field.press(key)
    expect.soft(await readCaret(), key).toBe(caret)
  }
  await expect(selectedOf(page)).toHaveCount(0)
})

test('LS2 keys that an input method handles leave the suggestions alone', async ({ page }) => {
  const field = await openSearches(page)
  await field.focus()
  await expect(optionsOf(page)).toHaveCount(searches.length)
  await field.fill('dres')
  await expect(optionsOf(page).first()).toBeVisible()
  const session = await page.context().newCDPSession(page)
  for (const key of ['ArrowDown', 'ArrowUp', 'Escape']) {
    await session.send('Input.imeSetComposition', {
      text: 's',
      selectionStart: 1,
      selectionEnd: 1,
    })
    await field.press(key)
    await expect.soft(optionsOf(page).first(), key).toBeVisible()
    await expect.soft(selectedOf(page), key).toHaveCount(0)
    await expect.soft(page, key).toHaveURL(galleryPaths.Articles)
  }
})

test('LS2 suggestions that arrive late never move the choice to another one', async ({ page }) => {
  const field = await openSearches(page)
  await field.fill('dres')
  await expect(optionsOf(page).first()).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(
    url => url.searchParams.get('q') === 'boot',
    async route => {
      await held.promise
      await route.continue()
    },
  )
  const request = page.waitForRequest(each => new URL(each.url()).searchParams.get('q') === 'boot')
  await field.fill('boot')
  await request
  await field.press('ArrowDown')
  await expect(selectedOf(page)).toHaveCount(1)
  held.resolve()
  await expect(optionsOf(page).first()).toContainText(/boot/i)
  await expect(selectedOf(page)).toHaveCount(0)
  await field.press('Enter')
  await expect(page).toHaveURL('/products?q=boot')
})

const list = '/products/women/womens-clothes'
const lowestOf = (page: Page) => page.getByRole('slider', { name: 'Lowest price' })
const highestOf = (page: Page) => page.getByRole('slider', { name: 'Highest price' })
const toUrl = (prices: string) => (prices === '' ? list : `${list}?price=${prices}`)
const countVisits = (page: Page) => page.evaluate(() => history.length)

async function expectRange(page: Page, low: string, high: string, state: string): Promise<void> {
  await expect.soft(lowestOf(page), state).toHaveAttribute('aria-valuetext', low)
  await expect.soft(highestOf(page), state).toHaveAttribute('aria-valuetext', high)
}

test('LS2 each key moves a price handle, never past the other, and each change is one visit', async ({
  page,
}) => {
  await page.goto(list)
  let before = ''
  for (const [handle, key, low, high, prices] of [
    ['highest', 'ArrowRight', '$0', 'No limit', ''],
    ['lowest', 'ArrowLeft', '$0', 'No limit', ''],
    ['highest', 'PageDown', '$0', '$1000', '-1000'],
    ['highest', 'PageUp', '$0', 'No limit', ''],
    ['highest', 'Home', '$0', '$20', '-20'],
    ['lowest', 'ArrowRight', '$0', '$20', '-20'],
    ['highest', 'ArrowRight', '$0', '$40', '-40'],
    ['lowest', 'End', '$20', '$40', '20-40'],
    ['highest', 'ArrowLeft', '$20', '$40', '20-40'],
    ['highest', 'End', '$20', 'No limit', '20-'],
    ['lowest', 'End', '$2000', 'No limit', '2000-'],
    ['lowest', 'Home', '$0', 'No limit', ''],
  ] as const) {
    const state = `${handle} ${key} from ${before}`
    const visits = await countVisits(page)
    const input = handle === 'lowest' ? lowestOf(page) : highestOf(page)
    await input.press(key)
    await input.blur()
    await expect(page, state).toHaveURL(toUrl(prices))
    await expectRange(page, low, high, state)
    expect.soft((await countVisits(page)) - visits, state).toBe(prices === before ? 0 : 1)
    before = prices
  }
  await page.goBack()
  await expect(page).toHaveURL(toUrl('2000-'))
  await expectRange(page, '$2000', 'No limit', 'back')
})

test('LS2 a price handle that a key holds sets the range once, when it rests', async ({ page }) => {
  await page.clock.install()
  await page.goto(list)
  const loads: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    const prices = searchParams.get('price')
    if (prices !== null && pathname === `${list}.data`) loads.push(prices)
  })
  await highestOf(page).press('ArrowLeft')
  await page.keyboard.down('ArrowLeft')
  await page.clock.runFor(2_000)
  await page.keyboard.down('ArrowLeft')
  await page.keyboard.up('ArrowLeft')
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL(toUrl('-750'))
  expect(loads).toEqual(['-750'])
})

test('LS2 a price range between two steps puts the handles around it', async ({ page }) => {
  for (const [prices, low, high] of [
    ['40-60', '$40', '$60'],
    ['45-55', '$40', '$60'],
    ['-5', '$0', '$20'],
    ['2500-', '$2000', 'No limit'],
    ['2500-3000', '$2000', 'No limit'],
  ] as const) {
    await page.goto(toUrl(prices))
    await expectRange(page, low, high, prices)
  }
})

test('LS2 a typed price is read as written, and one that cannot be read changes nothing', async ({
  page,
}) => {
  await page.goto(toUrl('25-75'))
  const [from, to] = [
    page.getByLabel('From, in dollars', { exact: true }),
    page.getByLabel('To, in dollars', { exact: true }),
  ]
  let before = '25-75'
  for (const [low, high, prices] of [
    ['50', '100', '50-100'],
    ['100', '50', '50-100'],
    ['$40', ' 80 ', '40-80'],
    ['19.99', '20.5', '19.99-20.50'],
    ['1,000', '', '1000-'],
    ['abc', '100', undefined],
    ['-5', '', undefined],
    ['10-20', '', undefined],
    ['', '12345678', undefined],
    ['', '12,50', undefined],
    ['', '9999999', '-9999999'],
    ['', '', ''],
  ] as const) {
    const state = `${low} to ${high}`
    const visits = await countVisits(page)
    await from.fill(low)
    await to.fill(high)
    await to.press('Enter')
    const expected = prices ?? before
    await expect.soft(page, state).toHaveURL(toUrl(expected))
    // The address changes a moment before the forms of the list do.
    const listed = page.locator('input[type=hidden][name=price]').first()
    if (expected === '') await expect.soft(listed, state).toHaveCount(0)
    else await expect.soft(listed, state).toHaveValue(expected)
    const isRefused = await page
      .locator('form:has([name=min])')
      .evaluate((form: HTMLFormElement) => !form.checkValidity())
    expect.soft(isRefused, state).toBe(prices === undefined)
    expect.soft((await countVisits(page)) - visits, state).toBe(expected === before ? 0 : 1)
    before = expected
  }
})

/** Drags across the page with a finger, from one point to another. */
async function dragFinger(
  page: Page,
  from: { x: number; y: number },
  by: { x?: number; y?: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8)
  await touch('touchEnd', 1)
}

async function findCenter(place: Locator): Promise<{ x: number; y: number; width: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('The element has no box')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('LS2 a finger drags a price handle as far as the other one', async ({ page }) => {
    await page.goto(list)
    await highestOf(page).scrollIntoViewIfNeeded()
    const { x, y, width } = await findCenter(highestOf(page))
    const visits = await countVisits(page)
    await dragFinger(page, { x: x + width / 2 - 12, y }, { x: -2 * width })
    await expect(page).toHaveURL(toUrl('-20'))
    await expectRange(page, '$0', '$20', 'highest')
    expect(await countVisits(page)).toBe(visits + 1)
    await dragFinger(page, { x: x - width / 2 + 8, y }, { x: width })
    await expectRange(page, '$0', '$20', 'lowest')
    expect(await countVisits(page)).toBe(visits + 1)
  })

  test('PD2 a finger that moves sideways changes the picture, and one that scrolls does not', async ({
    page,
  }) => {
    const gallery = await openSlider(page, 'Several pictures')
    const { x, y, width } = await findCenter(gallery.getByRole('list').first())
    await dragFinger(page, { x: x + 0.4 * width, y }, { x: -0.8 * width })
    await expectPicture(gallery, 2, 5)
    const before = await page.evaluate(() => window.scrollY)
    await dragFinger(page, { x, y }, { x: -20, y: -150 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await expectPicture(gallery, 2, 5)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

/** Shows one of the gallery page's sliders. */
async function openSlider(page: Page, state: string): Promise<Locator> {
  await page.goto(galleryPaths.Components)
  await page.getByRole('button', { name: state, exact: true }).click()
  const slider = page.getByRole('region', { name: 'Pictures' })
  await slider.scrollIntoViewIfNeeded()
  return slider
}

async function expectPicture(gallery: Locator, number: number, count: number): Promise<void> {
  await expect(gallery.getByText(`Picture ${number} of ${count}`, { exact: true })).toHaveCount(1)
}

test('PD2 keys and arrows reach every one of many pictures and stop at both ends', async ({
  page,
}) => {
  const gallery = await openSlider(page, 'Many pictures')
  const next = gallery.getByRole('button', { name: 'Next picture' })
  await next.focus()
  for (const [key, number] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['Control+ArrowRight', 2],
    ['Alt+ArrowDown', 2],
    ['Enter', 3],
    ['End', 20],
    ['ArrowRight', 20],
    // The button stays focused at the end, where it does nothing.
    ['Enter', 20],
    ['ArrowLeft', 19],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectPicture(gallery, number, 20)
    await expect(next).toBeFocused()
    await expect(next).toHaveAttribute('aria-disabled', String(number === 20))
    await expect(gallery.locator('.gallery-thumb[aria-current]')).toHaveAccessibleName(
      `Show picture ${number}`,
    )
    await expect(gallery.locator('.gallery-thumb[aria-current]')).toBeInViewport()
  }
})

for (const [state, hasPicture] of [
  ['One picture', true],
  ['A missing picture', false],
] as const)
  test(`PD2 “${state}” has nothing to choose but opens full screen`, async ({ page }) => {
    const gallery = await openSlider(page, state)
    const open = gallery.getByRole('button')
    await expect(open).toHaveAccessibleName('View picture full screen')
    await expect(gallery.getByRole('link')).toHaveCount(0)
    await expect(gallery.getByText('No picture available')).toHaveCount(hasPicture ? 0 : 1)
    const { x, y, width } = await findCenter(gallery.getByRole('list'))
    await page.mouse.move(x + width / 4, y)
    await page.mouse.down()
    await page.mouse.move(x - width / 4, y, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const large = page.getByRole('dialog', { name: 'Pictures of A sample' })
    await expect(large.getByRole('button')).toHaveCount(1)
    await expect(large.getByText('No picture available')).toHaveCount(hasPicture ? 0 : 1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(large).toHaveCount(0)
    await expect(open).toBeFocused()
  })

test('PD2 a gallery without pictures says so and opens nothing', async ({ page }) => {
  const gallery = await openSlider(page, 'No picture')
  await expect(gallery.getByText('No picture available')).toBeVisible()
  await expect(gallery.getByRole('button')).toHaveCount(0)
  await expect(gallery.getByRole('link')).toHaveCount(0)
})

/** What each card shows: its price in the order in which it is read aloud, its tags, and what follows the retailer. */
const cards: [state: string, price: string[], expected?: { tag?: string; stores?: string }][] = [
  ['Plain', ['$198.00']],
  ['Reduced, verified', ['Sale price $118.80', 'Original price $198.00', '−40% on the 30-day low']],
  ['Reduced, unverified', ['Sale price $118.80', 'Original price $198.00']],
  ['Reduced, contradicted', ['$118.80']],
  ['Sold out', ['Sold Out', 'last $198.00'], { tag: 'Sold out' }],
  ['Sold out while reduced', ['Sold Out', 'last $118.80'], { tag: 'Sold out' }],
  ['Sold out, price unknown', ['Sold Out'], { tag: 'Sold out' }],
  ['Converted', ['$190.50']],
  ['Not converted', ['£150.00']],
  ['Pre-owned', ['$198.00'], { tag: 'Pre-owned' }],
  ['Rental', ['$198.00'], { tag: 'Rental' }],
  ['At several stores', ['$198.00'], { stores: '$198–$240 at 4 stores' }],
  ['Long names', ['$198.00']],
  ['No picture', ['$198.00']],
]

for (const width of [1280, 360])
  test(`LS4 PD5 at ${width} px, a card shows every state of a price`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(galleryPaths.Components)
    const section = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Cards', exact: true }),
    })
    for (const [state, price, { tag, stores } = {}] of cards) {
      const card = section.locator(`li:has(> p:text-is("${state}"))`).getByRole('article')
      const shown = card.locator('.price > *')
      await expect.soft(card, state).toHaveCount(1)
      await expect.soft(shown, state).toHaveText(price)
      await expect.soft(card.locator('.card-tags'), state).toHaveText(tag ? [tag] : [])
      await expect
        .soft(card.locator('.card-retailer small'), state)
        .toHaveText(stores ? [stores] : [])
      const isSoldOut = tag === 'Sold out'
      await expect
        .soft(card.getByRole('link', { name: tag === 'Rental' ? /^Rent / : /^Buy / }), state)
        .toHaveCount(isSoldOut ? 0 : 1)
      // Only a reduction that our record verifies is in the color of sales.
      const isVerified = price.length > 2
      const [isInSaleColor, isTooWide] = await card.evaluate(node => {
        const probe = node.appendChild(document.createElement('i'))
        probe.className = 'text-sale'
        const { color } = getComputedStyle(probe)
        probe.remove()
        const amount = node.querySelector('.price strong') ?? node
        const { right } = node.getBoundingClientRect()
        const parts = [...node.querySelectorAll('p, h3, small')]
        return [
          getComputedStyle(amount).color === color,
          parts.some(part => part.getBoundingClientRect().right > right + 1),
        ]
      })
      expect.soft({ isInSaleColor, isTooWide }, state).toEqual({
        isInSaleColor: isVerified,
        isTooWide: false,
      })
      // However narrow the card is, the discount is after the struck price or stands alone.
      const isInOrder = await card.evaluate(node => {
        const [, struck, discount] = node.querySelectorAll('.price > *')
        if (!struck || !discount) return true
        const [before, after] = [struck.getBoundingClientRect(), discount.getBoundingClientRect()]
        return after.left >= before.right && Math.abs(after.bottom - before.bottom) < 4
      })
      expect.soft(isInOrder, `${state}: the discount after the struck price`).toBe(true)
      await expect
        .soft(card.getByText('No picture available'), state)
        .toHaveCount(state === 'No picture' ? 1 : 0)
    }
  })
