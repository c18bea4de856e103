import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { accountPath } from '#app/domain/urls/account-links.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { baseUrl, dataDirectory, port } from './address.ts'
import { withDatabase } from './database.ts'
import { findProduct } from './find-product.ts'
import { findViolations } from './find-violations.ts'
import { test } from './journey.ts'
import { createShopper, fillInLogin, signIn } from './sign-in.ts'

/**
 * Replaces the host with plain localhost, because Node,
 * unlike a browser, does not resolve fashion8.localhost.
 */
const toLocal = (url: string) => {
  const { pathname, search } = new URL(url, baseUrl())
  return `http://localhost:${port}${pathname}${search}`
}

test('SV4 an alert set without JavaScript sends an email about a price drop, with a link to unsubscribe', async ({
  browser,
}) => {
  const email = await createShopper()
  const context = await browser.newContext({ baseURL: baseUrl(), javaScriptEnabled: false })
  await signIn(context, email)
  const page = await context.newPage()
  const product = await findProduct(({ price, isGone }) => !price.isSoldOut && !isGone)
  await page.goto(product.path)
  await page.getByText('Tell me when the price drops').click()
  await page.getByRole('button', { name: 'Set alert' }).click()
  await expect(page.getByRole('heading', { name: 'Alert set' })).toBeVisible()
  await page.getByRole('link', { name: 'See your alerts' }).click()
  await expect(page.getByText('Any price drop')).toBeVisible()

  await changeProduct('usd_cents = usd_cents * 7 / 10', product.source, product.id)
  const mail = await waitForMail(email)
  expect(mail).toContain('Subject: Price drop: ')
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const url = /List-Unsubscribe: <([^>]+)>/.exec(mail)?.[1] ?? ''

  // Opening the link does not unsubscribe, because mail scanners open links.
  await context.clearCookies()
  await page.goto(url)
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
  await signIn(context, email)
  await page.goto(accountPath('alerts'))
  await expect(page.getByText('Any price drop')).toBeVisible()
  // Mail clients post to the link without cookies.
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(toLocal(url), { method: 'POST', body })).status).toBe(200)
  expect((await fetch(toLocal(`${url}x`), { method: 'POST', body })).status).toBe(404)
  await page.reload()
  await expect(page.getByText('Any price drop')).toHaveCount(0)
  await changeProduct('usd_cents = usd_cents * 10 / 7', product.source, product.id)
  await context.close()

  // The linked pages are opened in a browser page with
  // JavaScript, which the accessibility check (axe) needs.
  const readerContext = await browser.newContext()
  const reader = await readerContext.newPage()
  await reader.goto(url)
  expect(await findViolations(reader)).toEqual([])
  await reader.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(reader.getByText('We won’t email you')).toBeVisible()
  expect(await findViolations(reader)).toEqual([])
  await readerContext.close()
})

test('SV4 SV5 ER7 an alert and a search of a visitor are kept until they log in', async ({
  page,
}) => {
  const email = await createShopper()
  const product = await findProduct(({ price, isGone }) => !price.isSoldOut && !isGone)
  await page.goto(product.path)
  await page.getByText('Tell me when the price drops').click()
  await page.getByLabel('Only at this price or less').fill('cheap')
  await page.getByRole('button', { name: 'Set alert' }).click()
  await expect(page.getByText('Enter a price like 80')).toBeVisible()
  await page.getByLabel('Only at this price or less').fill('4')
  await page.getByRole('button', { name: 'Set alert' }).click()
  await expect(
    page.getByText(`Log in to set a price alert for ${product.name}.`, { exact: true }),
  ).toBeVisible()
  await fillInLogin(page, email)
  await expect(page).toHaveURL(new RegExp(`${product.path}$`))
  await expect(page.getByText('Alert set', { exact: true })).toBeVisible()
  await page.goto(accountPath('alerts'))
  await expect(page.locator('main input[name=below]')).toHaveValue(/^4(\.00)?$/)
  await page.context().clearCookies()

  await page.goto(listPath({ category: 'dresses' }))
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('Log in to save this search.')).toBeVisible()
  await fillInLogin(page, email)
  await expect(page.getByText('Search saved')).toBeVisible()
})

test('LS2 lists can be limited to the sizes of the signed-in shopper', async ({ page }) => {
  await page.goto(listPath({ category: 'dresses', isInMySizes: true }))
  await expect(page.getByText('to see only your sizes')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillInLogin(page, await createShopper())
  await expect(page.getByText('You haven’t told us your sizes yet')).toBeVisible()

  await page.goto(accountPath('sizes'))
  const sizes = page.getByRole('region', { name: 'Women’s clothes' })
  await sizes.getByText('M', { exact: true }).click()
  await page.getByRole('button', { name: 'Save sizes' }).click()
  await expect(page.getByText('Your sizes are saved.')).toBeVisible()
  await expect(sizes.getByRole('checkbox', { name: 'M', exact: true })).toBeChecked()
  expect(await findViolations(page)).toEqual([])
  // The catalogue may change between the two.
  await expect(async () => {
    const fitting = await countProducts(page, listPath({ category: 'dresses', isInMySizes: true }))
    const sizes = ['letter:m', 'one']
    const own = await countProducts(page, listPath({ category: 'dresses', sizes }))
    expect(fitting).toBe(own)
  }).toPass()
  await page.goto(listPath({ category: 'dresses', isInMySizes: true }))
  await expect(page.getByText('Women’s clothes: M')).toBeVisible()
  await page.getByRole('link', { name: 'Remove In my sizes' }).click()
  await expect(page.getByText('Women’s clothes: M')).toHaveCount(0)
})

test('SV5 a saved search finds a new product and lists it in its feed', async ({
  page,
  context,
}) => {
  await signIn(context, await createShopper())
  const { source, id, brand } = await findProduct(
    ({ price, isGone }) => !price.isSoldOut && !isGone,
    { category: 'dresses' },
  )
  await page.goto(listPath({ category: 'dresses', brands: [brand] }))
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('Search saved')).toBeVisible()
  const toolbar = page.locator('.list-toolbar')
  await expect(toolbar.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.goto(accountPath('alerts'))
  await expect(
    page.getByRole('link', { name: `${brand} Women's Dresses`, exact: true }),
  ).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const feed = (await page.getByRole('link', { name: /^JSON feed/ }).getAttribute('href')) ?? ''
  const copy = await copyProduct(source, id)
  await expect
    .poll(async () => await (await fetch(toLocal(feed))).text(), { timeout: 30_000 })
    .toContain(copy)
  await page.getByRole('button', { name: /^Get a new feed link/ }).click()
  await expect.poll(async () => (await fetch(toLocal(feed))).status).toBe(404)
  // The product is marked as gone rather than deleted,
  // because a deleted product would leave a gap in lists.
  await changeProduct('gone_since = now()', source, copy)
})

async function countProducts(page: Page, path: string): Promise<string | undefined> {
  await page.goto(path)
  const text = await page
    .getByRole('main')
    .getByText(/^·[\d,]+ products?\b/)
    .first()
    .innerText()
  return /[\d,]+/.exec(text)?.[0].replace(',', '')
}

/**
 * Writes to the database as a sync does: under the writers'
 * lock, with new change numbers and a notification.
 */
async function inSync(sql: string, values: unknown[]): Promise<void> {
  await withDatabase(async db => {
    await db.query('BEGIN')
    await db.query('SELECT pg_advisory_xact_lock(7100004)')
    await db.query(sql, values)
    await db.query(`SELECT pg_notify('catalogue_changed', '')`)
    await db.query('COMMIT')
  })
}

async function changeProduct(assignment: string, source: string, id: string): Promise<void> {
  await inSync(
    `UPDATE product SET ${assignment}, changed_at = nextval('product_change')
     WHERE source = $1 AND id = $2`,
    [source, id],
  )
}

/** Copies a product and returns the id of the copy. */
async function copyProduct(source: string, id: string): Promise<string> {
  const copy = `copy-${Date.now()}`
  const columns = `content_hash, brand, retailer, category_id, usd_cents, discount, newness_day,
    popularity, in_stock, colors, sizes, made_of, is_pre_owned, is_rental, is_on_sale, name,
    color_words, materials, description`
  await inSync(
    `INSERT INTO product (source, id, document, ${columns})
     SELECT source, $3, (document::jsonb || jsonb_build_object('id', $3::text))::json, ${columns}
     FROM product WHERE source = $1 AND id = $2`,
    [source, id, copy],
  )
  return copy
}

/** Waits for an email in the folder that replaces a mail server, and unfolds its lines. */
async function waitForMail(email: string): Promise<string> {
  const folder = join(dataDirectory, 'mail')
  const name = email.replace(/[^\p{L}\p{N}]+/gu, '_')
  let mail = ''
  await expect
    .poll(
      async () => {
        const files = await readdir(folder).catch(() => [])
        const file = files.find(each => each.includes(name))
        if (file) mail = await readFile(join(folder, file), 'utf8')
        return mail
      },
      { timeout: 30_000 },
    )
    .not.toBe('')
  return mail.replace(/\r?\n[ \t]+/g, ' ').replaceAll('=\r\n', '')
}
