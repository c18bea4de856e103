import type { BrowserContext, Page } from '@playwright/test'
import { loginPath } from '#app/domain/urls/account-links.ts'
import { baseUrl, fetchPath, port } from './address.ts'
import { withDatabase } from './database.ts'

const password = 'correct horse battery'
/**
 * The hash of the password above. Accounts can be inserted
 * with it directly, so that journeys need not sign up first.
 */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Zhz1fN0NAuTFAggWBeFJBg$ChKOh4YYw9hGcvFgydzBFuaRgo/jffeta9cUskJVrVY'

let shoppers = 0

/** Creates a confirmed account that no other test uses, and returns its email address. */
export async function createShopper(): Promise<string> {
  shoppers += 1
  const id = `shopper-${process.pid}-${Date.now()}-${shoppers}`
  const email = `${id}@example.com`
  await withDatabase(async db => {
    await db.query(
      'INSERT INTO users (id, email, email_verified, name) VALUES ($1, $2, true, $3)',
      [id, email, 'Ada'],
    )
    await db.query(
      `INSERT INTO credentials (id, user_id, provider_id, account_id, password)
       VALUES ($1, $1, 'credential', $1, $2)`,
      [id, passwordHash],
    )
  })
  return email
}

export async function fillInLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** Signs in a browser context without the form. */
export async function signIn(
  context: BrowserContext,
  email: string,
  storefront?: string,
): Promise<void> {
  const answer = await fetchPath(loginPath(), {
    method: 'POST',
    headers: { Origin: `http://localhost:${port}` },
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  })
  const cookies = answer.headers.getSetCookie().flatMap(cookie => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    return name && value ? [{ name, value, url: baseUrl(storefront) }] : []
  })
  if (cookies.length === 0) throw new Error(`Logging in answered ${answer.status}`)
  await context.addCookies(cookies)
}

/** Signs in a new operator and returns their email address. */
export async function signInOperator(context: BrowserContext): Promise<string> {
  const email = await createShopper()
  await withDatabase(db => db.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]))
  await signIn(context, email)
  return email
}
