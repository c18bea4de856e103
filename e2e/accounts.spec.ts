import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import {
  accountPath,
  loginPath,
  logoutPagePath,
  resetPasswordPath,
  savedDataPath,
  savedPath,
  signUpPath,
  verifyEmailPath,
} from '#app/domain/urls/account-links.ts'
import { baseUrl, dataDirectory } from './address.ts'
import { withDatabase } from './database.ts'
import { findProduct } from './find-product.ts'
import { findViolations, findViolationsInBothThemes } from './find-violations.ts'
import { openPage, test } from './journey.ts'
import { withSecondServer } from './second-server.ts'
import { createShopper, fillInLogin, signIn } from './sign-in.ts'

const password = 'correct horse battery'

/** Returns the link with a token from an email, or an empty string if there is none. */
function findLink(mail: string): string {
  const decoded = mail.replace(/=\r\n/g, '').replaceAll('=3D', '=')
  return /http:\/\/\S+token=\S+/.exec(decoded)?.[0] ?? ''
}

/** Finds the link in the last email to an address, in the folder where the server writes emails. */
async function findMailedLink(email: string, subject: string): Promise<string> {
  const folder = join(dataDirectory, 'mail')
  let link = ''
  await expect(async () => {
    const name = email.replace(/[^\p{L}\p{N}]+/gu, '_')
    const files = (await readdir(folder)).filter(file => file.endsWith(`${name}.eml`)).sort()
    const mail = await readFile(join(folder, files.at(-1) ?? ''), 'utf8')
    expect(mail).toContain(`Subject: ${subject}`)
    link = findLink(mail)
    expect(link).not.toBe('')
  }).toPass()
  return link
}

test('AC1 AC2 AC4 AC5 RT8 RT9 without JavaScript, a shopper signs up, confirms, is redirected back, and resets the password', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseUrl() })
  const page = await context.newPage()
  const email = `ann+${Date.now()}@example.com`
  await page.goto('/account?tab=settings')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/ann@example.com/)
  await page.getByLabel('Name').fill('<b>Ann</b>')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await page.goto(await findMailedLink(email, 'Confirm your email'))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
  await page.goto(signUpPath())
  await expect(page.getByLabel('Name')).toHaveValue('<b>Ann</b>')

  await page.goto(logoutPagePath)
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page.goto(accountPath())
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.goto(await findMailedLink(email, 'Reset your'))
  await page.getByLabel('New password').fill('battery staple')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('battery staple')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Photo' })).toBeVisible()
  await context.close()
})

test('AC1 AC3 a tab shows a name and photo changed elsewhere, and the login page once its session is ended elsewhere', async ({
  page: phone,
  context,
  browser,
}) => {
  const email = await createShopper()
  await signIn(context, email)
  await phone.goto(accountPath())
  const otherDevice = await browser.newContext({ baseURL: baseUrl() })
  await signIn(otherDevice, email)
  const laptop = await openPage(otherDevice)
  await laptop.goto(accountPath())
  await laptop.getByLabel('Name').fill('Zoë')
  await laptop.getByRole('button', { name: 'Save name' }).click()
  await expect(phone.getByRole('button', { name: 'Zoë’s account' })).toBeVisible()
  await expect(phone.getByRole('banner').locator('img[src^="/account/photo/"]')).toHaveCount(0)
  await laptop.getByLabel('New photo').setInputFiles('public/storefronts/mongollist-share.png')
  await laptop.getByRole('button', { name: 'Save photo' }).click()
  await expect(phone.getByRole('banner').locator('img[src^="/account/photo/"]')).toBeVisible()
  await laptop.goto(accountPath('settings'))
  await laptop.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(phone.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await otherDevice.close()
})

test('AC1 AC5 the password is reset through a mail server', async ({ page }) => {
  const email = await createShopper()
  let mail = ''
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then(content => {
        if (envelope.rcptTo[0]?.address === email) mail = content
        done()
      })
    },
  })
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await withSecondServer({ SMTP_URL: smtpUrl }, async url => {
    await page.goto(url + resetPasswordPath())
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect.poll(() => findLink(mail)).toContain(url)
    await page.goto(findLink(mail))
    await page.getByLabel('New password').fill('battery staple')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('battery staple')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: 'Photo' })).toBeVisible()
  })
  await new Promise<void>(resolve => smtp.close(() => resolve()))
})

/** Requests a new password and returns the emailed link. */
async function requestReset(page: Page, email: string): Promise<string> {
  await page.goto(resetPasswordPath())
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  return findMailedLink(email, 'Reset your')
}

test('AC1 AC2 a reset link works for its account while another shopper is logged in, who is then logged out, and offers a new link once it is used', async ({
  page,
  context,
}) => {
  const owner = await createShopper()
  const link = await requestReset(page, owner)
  const other = await createShopper()
  await signIn(context, other)
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText(`For the account of ${owner}`)
  await expect(page.getByRole('main')).toContainText(`Here you’re logged in as ${other}`)
  await page.getByLabel('New password').fill('battery staple')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link doesn’t work')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Get a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
})

test('AC1 AC4 AC5 the link of a sign-up says so when it is opened in another browser, and again when it was used', async ({
  page,
  browser,
}) => {
  const email = `zoe+${Date.now()}@example.com`
  await page.goto(signUpPath())
  await expect(page.getByRole('main')).toContainText('Fashion8, Fashion9, and Mongollist')
  await page.getByLabel('Name').fill('Zoë')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const link = await findMailedLink(email, 'Confirm your email')
  const phone = await browser.newContext({ baseURL: baseUrl() })
  for (const each of [await openPage(phone), page]) {
    await each.goto(link)
    await each.getByRole('button', { name: 'Confirm email' }).click()
    await expect(each.getByText('Your email is confirmed. Log in.')).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillInLogin(page, email)
  await expect(page.getByRole('heading', { name: 'Photo' })).toBeVisible()
  await phone.close()
})

test('AC2 AC3 after logging out, Back passes through pages that need an account', async ({
  page,
  context,
}) => {
  await signIn(context, await createShopper())
  await page.goto('/articles')
  await page.goto(accountPath('alerts'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/company\/about/)
  await page.getByRole('banner').getByRole('link', { name: 'Fashion8' }).first().click()
  await expect(page).toHaveURL(`${baseUrl()}/`)
  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('banner').getByText('Log out').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  // Pages in the back/forward cache learn of the log-out from storage, which is written when idle.
  await page.waitForFunction(() => localStorage.getItem('account') === null)
  const visited: string[] = []
  for (let step = 1; step <= 6 && !visited.at(-1)?.endsWith('/articles'); step += 1) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Leaving the account needs an answer of the server.
    await expect(page).not.toHaveURL(/\/account/)
    visited.push(page.url())
  }
  expect(visited.at(-1)).toBe(`${baseUrl()}/articles`)
  expect(visited.filter(url => url.includes('/auth/login'))).toHaveLength(1)
})

test('AC4 every state of the account pages meets WCAG 2.2 AA in both themes', async ({
  page,
  context,
}) => {
  test.slow()
  const violations: string[] = []
  const check = async (part = 'main', find = findViolations) =>
    void violations.push(...(await find(page, { part })))
  const submit = () => page.getByRole('main').getByRole('button').first().click()
  const owner = await createShopper()
  const resetLink = await requestReset(page, owner)
  for (const path of [signUpPath(), resetPasswordPath(), resetLink]) {
    await page.goto(path)
    await submit()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await check()
  }
  for (const path of [resetPasswordPath({ token: 'x' }), verifyEmailPath({ token: 'x' })]) {
    await page.goto(path)
    await expect(page.getByText('This link doesn’t work')).toBeVisible()
    await check()
  }
  await page.goto(loginPath({ problem: 'oauth-unconfirmed' }))
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await check()
  await fillInLogin(page, 'nobody@example.com')
  await expect(page.getByText('The email or password is wrong.')).toBeVisible()
  await check('main', findViolationsInBothThemes)
  await page.goto(resetPasswordPath())
  await page.getByLabel('Email').fill('nobody@example.com')
  await submit()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await check()

  const email = await createShopper()
  await signIn(context, email)
  await page.goto(savedPath())
  await check()
  const product = await findProduct(({ price, isGone }) => !price.isSoldOut && !isGone)
  await page.goto(product.path)
  await page.getByText('Tell me when the price drops').click()
  await page.getByRole('button', { name: 'Set alert' }).click()
  await expect(page.getByText('Alert set.')).toBeVisible()
  await check('details.product-part[open]')
  await page.evaluate(path => fetch(path, { method: 'PUT' }), savedDataPath(product))
  await fillAccount(email)
  const tabs = ['profile', 'saved', 'alerts', 'sizes', 'settings'] as const
  for (const path of [...tabs.map(accountPath), logoutPagePath, savedPath()]) {
    await page.goto(path)
    await check('main', findViolationsInBothThemes)
  }
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await page.goto(accountPath('settings'))
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await check()
  expect(violations).toEqual([])
})

/**
 * Creates an alert of each kind and a saved search. Makes the saved product cheaper than when
 * it was saved, and saves two more products: one sold out, and one that has left the catalogue.
 */
async function fillAccount(email: string): Promise<void> {
  await withDatabase(async db => {
    await db.query(
      `UPDATE saved SET usd_cents = usd_cents + 2000 FROM users
       WHERE users.id = user_id AND email = $1`,
      [email],
    )
    await db.query(
      `INSERT INTO saved (user_id, source, product_id, fields, usd_cents)
       SELECT user_id, more.source, more.id, fields, usd_cents
       FROM saved JOIN users ON users.id = user_id,
         (VALUES ('s', 'left-the-catalogue') UNION ALL
          (SELECT source, id FROM product WHERE NOT in_stock AND gone_since IS NULL LIMIT 1)
         ) AS more (source, id) WHERE email = $1`,
      [email],
    )
    await db.query(
      `INSERT INTO alert (user_id, product_number, kind, storefront, reference_cents, currency,
         was_available)
       SELECT users.id, number, kind, 'fashion8', 1, 'USD', true FROM users,
         (SELECT number FROM product WHERE gone_since IS NULL ORDER BY number LIMIT 1) AS one,
         unnest(ARRAY['drop', 'stock']) AS kind WHERE email = $1
       ON CONFLICT DO NOTHING`,
      [email],
    )
    await db.query(
      `INSERT INTO saved_search (user_id, storefront, title, query, feed_token)
       SELECT id, 'fashion8', 'Red dresses', 'q=red', id FROM users WHERE email = $1`,
      [email],
    )
  })
}
