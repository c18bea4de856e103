import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Client, SiteAccounts } from '../accounts.ts'
import type { Mail } from '../mail/mailer.server.ts'
import {
  createTestAccounts,
  findMailedPath,
  insertTestUser,
  testClient,
  testSite,
  toCookies,
} from '../testing.ts'
import type { LinkPurpose } from './issued-links.server.ts'

let database: TestDatabase
let site: SiteAccounts
let mails: Mail[]
let settled: () => Promise<void>

beforeAll(async () => {
  database = await createTestDatabase()
  const { accounts, mails: sent } = createTestAccounts(database.pool)
  site = accounts.at(testSite)
  mails = sent
  settled = accounts.settled
})
afterAll(() => database.drop())

const password = 'correct horse'

let clients = 0
/** Puts each client on its own network, so that tests do not share rate limits. */
function newClient(cookies: string | null = null): Client {
  clients += 1
  return { ...testClient, cookies, address: `198.51.${Math.floor(clients / 250)}.${clients % 250}` }
}

interface Owner {
  id: string
  email: string
  client: Client
}

/** Creates a confirmed account and logs in. */
async function createOwner(): Promise<Owner> {
  const { id, email } = await insertTestUser(database.pool)
  const token = await requestReset(email)
  await site.resetPassword({ token, password }, newClient())
  const outcome = await site.logIn({ email, password, to: '/' }, newClient())
  if ('fault' in outcome) throw new Error(outcome.fault)
  return { id, email, client: newClient(toCookies(outcome.setCookies)) }
}

async function findToken(to: string): Promise<string> {
  await settled()
  return findMailedPath(mails.findLast(mail => mail.to === to)).searchParams.get('token') ?? ''
}

async function requestReset(email: string): Promise<string> {
  await site.requestReset({ email, to: '/' }, newClient())
  return findToken(email)
}

async function requestChange({ client }: Owner, newEmail: string, current = password) {
  const session = await site.findSession(client)
  if (!session) throw new Error('There is no session.')
  await site.settings.changeEmail(client, session.user, { email: newEmail, current })
  return findToken(newEmail)
}

/** Requests a link that confirms the account's address by logging in before that. */
async function requestVerification({ id, email }: Owner, current = password): Promise<string> {
  await database.pool.query('UPDATE users SET email_verified = false WHERE id = $1', [id])
  await site.logIn({ email, password: current, to: '/' }, newClient())
  const token = await findToken(email)
  await database.pool.query('UPDATE users SET email_verified = true WHERE id = $1', [id])
  return token
}

let addresses = 0
const newEmail = () => {
  addresses += 1
  return `new-${addresses}@example.com`
}

const issue: Record<LinkPurpose, (owner: Owner, current?: string) => Promise<string>> = {
  'reset-password': ({ email }) => requestReset(email),
  'change-email': (owner, current) => requestChange(owner, newEmail(), current),
  'verify-email': (owner, current) => requestVerification(owner, current),
}

/** Follows the link and returns whether it worked. */
async function follow(purpose: LinkPurpose, token: string): Promise<boolean> {
  const outcome =
    purpose === 'reset-password'
      ? await site.resetPassword({ token, password: 'from the link' }, newClient())
      : await site.verifyEmail(token, newClient())
  return !('fault' in outcome)
}

/** What happens to the account, and the owner afterwards; undefined if the account is gone. */
const events: Record<string, (owner: Owner) => Promise<(Owner & { current: string }) | undefined>> =
  {
    async 'the password is reset'(owner) {
      const token = await requestReset(owner.email)
      await site.resetPassword({ token, password: 'reset password' }, newClient())
      return logIn(owner, 'reset password')
    },
    async 'the password is changed'(owner) {
      const form = { current: password, password: 'changed password' }
      const session = await site.findSession(owner.client)
      if (session) await site.settings.changePassword(owner.client, session.user, form)
      return logIn(owner, 'changed password')
    },
    async 'the email is changed'(owner) {
      const email = newEmail()
      await site.verifyEmail(await requestChange(owner, email), newClient())
      return { ...owner, email, current: password }
    },
    async 'all other devices are logged out'(owner) {
      const session = await site.findSession(owner.client)
      if (session) await site.settings.endOtherSessions(owner.client, session.user)
      return { ...owner, current: password }
    },
    async 'the account is deleted'(owner) {
      const session = await site.findSession(owner.client)
      if (session)
        await site.settings.deleteAccount(owner.client, session.user, { current: password })
      return undefined
    },
  }

async function logIn(owner: Owner, current: string) {
  const outcome = await site.logIn({ email: owner.email, password: current, to: '/' }, newClient())
  if ('fault' in outcome) throw new Error(outcome.fault)
  return { ...owner, current, client: newClient(toCookies(outcome.setCookies)) }
}

const purposes = Object.keys(issue) as LinkPurpose[]

describe('a link in an email', () => {
  describe.each(purposes)('that serves to %s', purpose => {
    it('AC4 works once', async () => {
      const token = await issue[purpose](await createOwner())
      expect(await follow(purpose, token)).toBe(true)
      const isConfirming = purpose === 'verify-email'
      // Opening a confirmation again is no error, but has no effect either.
      expect(await follow(purpose, token)).toBe(isConfirming)
    })

    it('AC4 works once for several readers at the same time', async () => {
      const token = await issue[purpose](await createOwner())
      const before = mails.length
      await Promise.all([1, 2, 3, 4].map(() => follow(purpose, token)))
      await settled()
      const told = mails.slice(before).map(({ subject }) => subject)
      expect(told).toHaveLength(purpose === 'verify-email' ? 0 : 1)
    })

    it('AC4 is replaced by a newer one', async () => {
      const owner = await createOwner()
      const older = await issue[purpose](owner)
      let newer = older
      // Tokens issued in the same second may be equal.
      while (newer === older) newer = await issue[purpose](owner)
      expect(await follow(purpose, older)).toBe(false)
      expect(await follow(purpose, newer)).toBe(true)
    })

    it('AC4 works until it expires', async () => {
      const token = await issue[purpose](await createOwner())
      const expire = (seconds: number) =>
        database.pool.query(
          'UPDATE issued_link SET expires_at = now() + make_interval(secs => $1)',
          [seconds],
        )
      await expire(60)
      expect(await site.findLink(token, purposes)).toMatchObject({ purpose })
      await expire(0)
      expect(await site.findLink(token, purposes)).toEqual({ fault: 'expired-link' })
      expect(await follow(purpose, token)).toBe(false)
    })

    it.each(purposes.filter(other => other !== purpose))('AC4 does not %s', async other => {
      expect(await follow(other, await issue[purpose](await createOwner()))).toBe(
        // One page confirms old and new addresses alike.
        purpose !== 'reset-password' && other !== 'reset-password',
      )
    })

    it.each(Object.entries(events))('AC4 does not work after %s', async (_, happen) => {
      const owner = await createOwner()
      const token = await issue[purpose](owner)
      await happen(owner)
      expect(await follow(purpose, token)).toBe(false)
    })

    it.each(Object.entries(events))('AC4 works if issued after %s', async (_, happen) => {
      const after = await happen(await createOwner())
      if (after)
        expect(await follow(purpose, await issue[purpose](after, after.current))).toBe(true)
      else expect(mails.at(-1)?.subject).toBe('Your account was deleted')
    })
  })

  it('AC1 AC4 never reaches an account whose owner has taken it back with a new password', async () => {
    const owner = await createOwner()
    // A thief who knows the password asks for a change of email.
    const thief = await logIn(owner, password)
    const token = await requestChange(thief, newEmail())
    const reset = await requestReset(owner.email)
    await site.resetPassword({ token: reset, password: 'taken back' }, newClient())
    expect(await site.verifyEmail(token, thief.client)).toEqual({ fault: 'invalid-link' })
    expect(
      await site.logIn({ email: owner.email, password: 'taken back', to: '/' }, newClient()),
    ).not.toHaveProperty('fault')
  })
})

describe('the link to a new email', () => {
  it.each(['nobody', 'another shopper'])(
    'AC3 AC4 changes the email, but logs nobody in, when %s is signed in',
    async who => {
      const owner = await createOwner()
      const email = newEmail()
      const token = await requestChange(owner, email)
      const other = await createOwner()
      const client = who === 'nobody' ? newClient() : other.client
      const { rows: before } = await database.pool.query('SELECT id FROM sessions')
      expect(await site.verifyEmail(token, client)).toEqual({
        purpose: 'change-email',
        email,
        isSignedIn: false,
        setCookies: [],
      })
      const { rows: after } = await database.pool.query('SELECT id FROM sessions')
      expect(after).toHaveLength(before.length)
      expect((await site.findSession(owner.client))?.user.email).toBe(email)
      expect((await site.findSession(other.client))?.user.email).toBe(other.email)
    },
  )

  it('AC4 AC5 says what it does, and the old address is told before and after', async () => {
    const owner = await createOwner()
    const email = newEmail()
    const token = await requestChange(owner, email)
    const asked = mails.findLast(({ to }) => to === email)
    expect(asked?.subject).toBe('Confirm your new email')
    expect(asked?.text).toContain('the email of your account')
    expect(asked?.text).not.toContain('start using')
    await site.verifyEmail(token, owner.client)
    await settled()
    const told = mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject)
    expect(told.slice(-2)).toEqual(['Your email is about to change', 'Your email was changed'])
  })

  it('AC4 does nothing if another account has taken the address meanwhile', async () => {
    const owner = await createOwner()
    const email = newEmail()
    const token = await requestChange(owner, email)
    const { id } = await insertTestUser(database.pool)
    await database.pool.query('UPDATE users SET email = $2 WHERE id = $1', [id, email])
    expect(await site.verifyEmail(token, owner.client)).toEqual({ fault: 'invalid-link' })
    expect((await site.findSession(owner.client))?.user.email).toBe(owner.email)
  })
})

describe('the link of a sign-up', () => {
  async function signUp() {
    const email = newEmail()
    const outcome = await site.signUp({ name: '', email, password, to: '/' }, newClient())
    if ('fault' in outcome) throw new Error(outcome.fault)
    return { email, token: await findToken(email), cookies: toCookies(outcome.setCookies) }
  }

  it('AC1 logs in the browser that signed up, once', async () => {
    const { email, token, cookies } = await signUp()
    const outcome = await site.verifyEmail(token, newClient(cookies))
    expect(outcome).toMatchObject({ email, isSignedIn: true })
    const again = await site.verifyEmail(token, newClient(cookies))
    expect(again).toMatchObject({ isSignedIn: false, setCookies: [] })
  })

  it('AC1 AC4 confirms the address in any other browser, and logs in none', async () => {
    const { email, token } = await signUp()
    const elsewhere = await signUp()
    const outcome = await site.verifyEmail(token, newClient(elsewhere.cookies))
    expect(outcome).toMatchObject({ email, isSignedIn: false, setCookies: [] })
    expect(await site.logIn({ email, password, to: '/' }, newClient())).not.toHaveProperty('fault')
  })
})

describe('account emails', () => {
  it('AC1 AC5 name every storefront of an account, and call it the account of none', async () => {
    const sent: Mail[] = []
    const sites = ['First', 'Second'].map(siteName => ({
      site: { ...testSite, id: siteName, siteName },
      origin: 'http://shop.localhost:3000',
    }))
    const { accounts } = createTestAccounts(database.pool, {
      sites,
      mailer: { sendMail: async mail => void sent.push(mail) },
    })
    const second = accounts.at({ id: 'Second' })
    const email = newEmail()
    const form = { name: '', email, password, to: '/' }
    for (let time = 1; time <= 2; time++) {
      await second.signUp(form, newClient())
      await accounts.settled()
    }
    await second.requestReset(form, newClient())
    await accounts.settled()
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Confirm your email',
      'You already have an account',
      'Reset your password',
    ])
    for (const { text } of sent) {
      expect(text).toContain('One account works on First and Second.')
      expect(text).not.toMatch(/(First|Second) (account|password|email)/)
    }
  })
})
