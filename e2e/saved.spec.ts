import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { loginPath, savedPath } from '#app/domain/urls/account-links.ts'
import { baseUrl } from './address.ts'
import { withDatabase } from './database.ts'
import { findViolations } from './find-violations.ts'
import { openPage, test } from './journey.ts'
import { createShopper, fillInLogin, signIn } from './sign-in.ts'

const list = '/products/women/dresses?sort=price-up'

function getCard(page: Page, index: number): Locator {
  return page.getByRole('main').getByRole('article').nth(index)
}

function getHeart(within: Page | Locator): Locator {
  return within.getByRole('button', { name: /^(?:Save|Remove) Product/ })
}

function getBadge(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Saved/ })
}

async function openDevice(context: BrowserContext, email: string, path: string): Promise<Page> {
  await signIn(context, email)
  const page = await openPage(context)
  await page.goto(`${baseUrl()}${path}`)
  return page
}

test('SV2 SV4 PD7 LY3 RT9 AC3 products saved on one device appear on the other, until the shopper signs out', async ({
  page: phone,
  browser,
  context,
}) => {
  const email = await createShopper()
  await signIn(context, email)
  await phone.goto(savedPath())
  await expect(
    phone.getByRole('heading', { name: 'Keep what you love in one place' }),
  ).toBeVisible()
  expect(await findViolations(phone)).toEqual([])

  const otherDevice = await browser.newContext({ baseURL: baseUrl() })
  const laptop = await openDevice(otherDevice, email, list)
  const card = getCard(laptop, 0)
  const name = await card.getByRole('heading').innerText()
  await getHeart(card).click()
  // The toast is checked first, because it closes by itself.
  await expect(laptop.getByText('Successfully added to favorites.')).toBeVisible()
  await expect(getHeart(card)).toHaveAttribute('aria-pressed', 'true')
  // The page on the other device updates by itself.
  await expect(getCard(phone, 0).getByRole('heading')).toHaveText(name)
  await expect(getBadge(phone)).toHaveAccessibleName('Saved, 1 product')
  await expect(getBadge(laptop)).toHaveAccessibleName('Saved, 1 product')

  await getHeart(getCard(laptop, 1)).click()
  await expect(getBadge(phone)).toHaveAccessibleName('Saved, 2 products')
  await expect(phone.getByRole('main').getByRole('article')).toHaveCount(2)
  expect(await findViolations(laptop, { part: '.save-button' })).toEqual([])
  expect(await findViolations(laptop, { part: 'header' })).toEqual([])

  // Undo restores a removed product to its old place.
  await getHeart(getCard(phone, 1)).click()
  await expect(phone.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(getHeart(card)).toHaveAttribute('aria-pressed', 'false')
  await phone.getByRole('button', { name: 'Undo' }).click()
  await expect(getCard(phone, 1).getByRole('heading')).toHaveText(name)
  await expect(getHeart(card)).toHaveAttribute('aria-pressed', 'true')

  // Makes the saved products cheaper than when they were saved,
  // and adds a saved product that its source no longer has.
  await withDatabase(async db => {
    await db.query(
      `UPDATE saved SET usd_cents = usd_cents + 2000 FROM users
       WHERE users.id = user_id AND email = $1`,
      [email],
    )
    await db.query(
      `INSERT INTO saved (user_id, source, product_id, fields, usd_cents, saved_at)
       SELECT user_id, source, 'left-the-catalogue',
         jsonb_set(fields, '{unbrandedName}', '"A Vintage Coat"'), usd_cents, now()
       FROM saved JOIN users ON users.id = user_id WHERE email = $1 LIMIT 1`,
      [email],
    )
  })
  await expect(getCard(phone, 0).getByRole('heading')).toHaveText('A Vintage Coat')
  await expect(phone.getByText(/^No longer sold at /)).toBeVisible()
  await expect(phone.getByText('$20.00 less than when you saved it')).toHaveCount(2)
  await phone.getByRole('link', { name: /^Price drops/ }).click()
  await expect(phone.getByRole('main').getByRole('article')).toHaveCount(2)
  await phone.getByLabel('Sort by').selectOption('Biggest drop')
  await expect(phone).toHaveURL(/show=dropped&sort=drop$/)
  expect(await findViolations(phone)).toEqual([])

  // Signing out in one tab also signs out that browser's other tab, but not the other device.
  await phone.goto(savedPath())
  const secondTab = await openPage(context)
  await secondTab.goto(`${baseUrl()}${list}`)
  await expect(getBadge(secondTab)).toHaveAccessibleName('Saved, 3 products')
  await secondTab.getByRole('button', { name: /’s account$/ }).click()
  await secondTab.getByRole('link', { name: 'Log out' }).click()
  await expect(phone).toHaveURL(/\/auth\/login\//)
  await expect(getBadge(laptop)).toHaveAccessibleName('Saved, 3 products')
  await otherDevice.close()
})

test('SV1 SV3 a save that fails is undone and shows a message', async ({ page, context }) => {
  await signIn(context, await createShopper())
  await page.goto(list)
  const heart = getHeart(getCard(page, 0))
  await page.route('**/api/saved/*/*', route => route.abort())
  await heart.click()
  await expect(page.getByText('Not saved')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/api/saved/*/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(getBadge(page)).toHaveAccessibleName('Saved, 1 product')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('SV3 ER7 AC3 a product that a visitor tried to save is saved once they log in, and other tabs update', async ({
  page,
  context,
}) => {
  const email = await createShopper()
  const [otherTab, loginTab] = [await openPage(context), await openPage(context)]
  await otherTab.goto(`${baseUrl()}${list}`)
  await loginTab.goto(`${baseUrl()}${loginPath()}`)
  await page.goto(list)
  const card = getCard(page, 2)
  await getHeart(card).click()
  await expect(page.getByText('Not Logged In')).toBeVisible()
  await expect(page.getByText('Please login first to save this product.')).toBeVisible()
  await expect(getHeart(card)).toHaveAttribute('data-waiting', '')
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await messages.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByText(/^Log in to save .+\.$/)).toBeVisible()
  await fillInLogin(page, email)
  await expect(page).toHaveURL(new RegExp(`${list.replace('?', '\\?')}$`))
  await expect(page.getByText('Successfully added to favorites.')).toBeVisible()
  await expect(getHeart(card)).toHaveAttribute('aria-pressed', 'true')
  await expect(getBadge(page)).toHaveAccessibleName('Saved, 1 product')
  await expect(getBadge(otherTab)).toHaveAccessibleName('Saved, 1 product')
  await expect(getHeart(getCard(otherTab, 2))).toHaveAttribute('aria-pressed', 'true')
  await expect(loginTab).toHaveURL(/\/account\/$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SV1 SV3 RT9 after login, hearts save and remove products with a form', async ({ page }) => {
    const email = await createShopper()
    await page.goto(list)
    await getHeart(getCard(page, 0)).click()
    await fillInLogin(page, email)
    await expect(page).toHaveURL(new RegExp(`${list.replace('?', '\\?')}$`))
    await page.goto(savedPath())
    await expect(page.getByRole('article')).toHaveCount(1)
    await getHeart(getCard(page, 0)).click()
    await expect(page).toHaveURL(new RegExp(`${savedPath()}$`))
    await expect(
      page.getByRole('heading', { name: 'Keep what you love in one place' }),
    ).toBeVisible()
  })
})
