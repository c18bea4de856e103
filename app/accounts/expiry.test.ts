import { createEmailVerificationToken } from 'better-auth/api'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { SiteAccounts } from './accounts.ts'
import type { Mail } from './mail/mailer.server.ts'
import { createTestAccounts, findMailedPath, testClient, testSite, toCookies } from './testing.ts'

let database: TestDatabase
let site: SiteAccounts
let mails: Mail[]

beforeAll(async () => {
  database = await createTestDatabase()
  const created = createTestAccounts(database.pool)
  site = created.accounts.at(testSite)
  mails = created.mails
})
afterAll(() => database.drop())

const password = 'correct horse'

async function signUp(email: string) {
  const outcome = await site.signUp({ name: '', email, password, to: '/' }, testClient)
  if ('fault' in outcome) throw new Error(outcome.fault)
  const link = findMailedPath(mails.findLast(({ to }) => to === email))
  const browser = { ...testClient, cookies: toCookies(outcome.setCookies) }
  return { token: link.searchParams.get('token') ?? '', browser }
}

describe('after expiry', () => {
  it('AC4 rejects a confirmation link, and always rejects one signed with a different secret', async () => {
    const email = 'ann@example.com'
    const { token, browser } = await signUp(email)
    await database.pool.query("UPDATE issued_link SET expires_at = now() - interval '1 second'")
    expect(await site.verifyEmail(token, browser)).toEqual({ fault: 'expired-link' })
    const forged = await createEmailVerificationToken('x'.repeat(32), email)
    expect(await site.verifyEmail(forged, testClient)).toEqual({ fault: 'invalid-link' })
    expect(await site.logIn({ email, password, to: '/' }, testClient)).toEqual({
      fault: 'not-verified',
    })
  })

  it('AC3 ignores a session’s cookie that the browser still sends', async () => {
    const { token, browser } = await signUp('bea@example.com')
    const outcome = await site.verifyEmail(token, browser)
    if ('fault' in outcome) throw new Error(outcome.fault)
    const client = { ...testClient, cookies: toCookies(outcome.setCookies) }
    expect(await site.findSession(client)).toBeDefined()
    await database.pool.query("UPDATE sessions SET expires_at = now() - interval '1 second'")
    expect(await site.findSession(client)).toBeUndefined()
  })
})

describe('settled', () => {
  it('AC5 waits for the sign-up email, so that stopping the server does not lose it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { accounts } = createTestAccounts(database.pool, { mailer: { sendMail: () => promise } })
    const form = { name: '', email: 'late@example.com', password, to: '/' }
    await accounts.at(testSite).signUp(form, testClient)
    let isSettled = false
    const settled = accounts.settled().then(() => {
      isSettled = true
    })
    const isStored = async () => {
      const text = "SELECT FROM users WHERE email = 'late@example.com'"
      return (await database.pool.query(text)).rowCount === 1
    }
    await expect.poll(() => isStored()).toBe(true)
    expect(isSettled).toBe(false)
    resolve()
    await settled
  })
})

describe('a mail server that', () => {
  it.each([
    ['hangs', () => new Promise<void>(() => undefined)],
    ['refuses', () => Promise.reject(new Error('no such mailbox'))],
  ])('AC5 %s neither delays a sign-up nor makes it fail', async (kind, sendMail) => {
    const errors: string[] = []
    const log = pino({ level: 'error' }, { write: line => errors.push(JSON.parse(line).msg) })
    const { accounts } = createTestAccounts(database.pool, { mailer: { sendMail }, log })
    const form = { name: '', email: `${kind}@example.com`, password, to: '/' }
    expect(await accounts.at(testSite).signUp(form, testClient)).toHaveProperty('setCookies')
    const expected = kind === 'refuses' ? ['work for an account failed'] : []
    await expect.poll(() => errors).toEqual(expected)
  })
})
