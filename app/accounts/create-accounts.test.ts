import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Client, Outcome, SiteAccounts } from './accounts.ts'
import type { Mail } from './mail/mailer.server.ts'
import {
  createTestAccounts,
  findMailedPath,
  insertTestUser,
  testClient,
  testSite,
  toCookies,
} from './testing.ts'

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

/** Signs up and returns the emailed link, and the browser that it logs in. */
async function signUp(email: string, to = '/account/') {
  const outcome = await site.signUp({ name: 'Ann', email, password, to }, newClient())
  if ('fault' in outcome) throw new Error(outcome.fault)
  const link = findMailedPath(mails.findLast(mail => mail.to === email))
  const token = link.searchParams.get('token') ?? ''
  return { link, token, browser: newClient(toCookies(outcome.setCookies)) }
}

let networks = 0
/** Puts each client on its own network, so that tests do not share rate limits. */
function newClient(cookies: string | null = null): Client {
  networks += 1
  return { ...testClient, cookies, address: `198.51.100.${networks}` }
}

/** Signs up, confirms and returns the Cookie header of the new session. */
async function signIn(email: string): Promise<string> {
  const { token, browser } = await signUp(email)
  const outcome = await site.verifyEmail(token, browser)
  if ('fault' in outcome) throw new Error(outcome.fault)
  return toCookies(outcome.setCookies)
}

describe('signing up', () => {
  /** Every sign-up sets a cookie with a random key. */
  const withoutKey = (outcome: Outcome) => JSON.stringify(outcome).replace(/=[\w-]{32};/, '=key;')

  it('AC1 emails a link that confirms the address, signs in and returns to the page', async () => {
    const { link, token, browser } = await signUp('Ann+shop@Example.com'.toLowerCase(), '/saved/')
    expect(link.origin + link.pathname).toBe('http://shop.localhost:3000/auth/verify/')
    expect(link.searchParams.get('to')).toBe('/saved/')
    const outcome = await site.verifyEmail(token, browser)
    if ('fault' in outcome) throw new Error(outcome.fault)
    const session = await site.findSession({
      ...testClient,
      cookies: toCookies(outcome.setCookies),
    })
    expect(session?.user).toEqual({
      id: expect.any(String),
      email: 'ann+shop@example.com',
      emailVerified: true,
      name: 'Ann',
      role: 'shopper',
    })
  })

  it('AC4 gives the same response for an address that has an account, and informs its owner by email', async () => {
    await signIn('bea@example.com')
    const form = { name: 'Eve', password: 'another password', to: '/account/' }
    const known = await site.signUp({ ...form, email: 'bea@example.com' }, testClient)
    const unknown = await site.signUp({ ...form, email: 'new@example.com' }, testClient)
    expect(withoutKey(known)).toEqual(withoutKey(unknown))
    expect(withoutKey(known)).not.toContain('fault')
    expect(mails.findLast(mail => mail.to === 'bea@example.com')?.subject).toBe(
      'You already have an account',
    )
    expect(await site.logIn({ email: 'bea@example.com', ...form }, testClient)).toEqual({
      fault: 'wrong-password',
    })
  })

  it('AC1 does not log in before the address is confirmed', async () => {
    const email = 'cleo@example.com'
    await signUp(email)
    expect(await site.logIn({ email, password, to: '/' }, testClient)).toEqual({
      fault: 'not-verified',
    })
  })
})

describe('a session', () => {
  it('AC1 AC3 ends at logout, after which its cookie no longer works', async () => {
    const cookies = await signIn('dora@example.com')
    const client = { ...testClient, cookies }
    expect((await site.findSession(client))?.user.email).toBe('dora@example.com')
    const cleared = await site.logOut(client)
    expect(cleared.join()).toContain('session=; Max-Age=0')
    expect(await site.findSession(client)).toBeUndefined()
  })

  it.each(['session=', 'session=forged', 'session=a.b', 'session=%00', '__Secure-session=x'])(
    'AC1 is not found for the cookie %j',
    async cookies => {
      expect(await site.findSession({ ...testClient, cookies })).toBeUndefined()
    },
  )
})

describe('resetting the password', () => {
  async function requestReset(email: string): Promise<string> {
    const before = mails.length
    expect(await site.requestReset({ email, to: '/saved/' }, newClient())).toEqual({
      setCookies: [],
    })
    const mail = mails.slice(before).find(({ to }) => to === email)
    return mail ? (findMailedPath(mail).searchParams.get('token') ?? '') : ''
  }
  const newPassword = 'battery staple'

  it('AC1 AC4 accepts an emailed token once, ends every session and notifies the owner', async () => {
    const email = 'eve@example.com'
    const cookies = await signIn(email)
    const token = await requestReset(email)
    expect(await site.resetPassword({ token, password: newPassword }, newClient())).toEqual({
      setCookies: [],
    })
    expect(mails.at(-1)?.subject).toBe('Your password was changed')
    expect(await site.findSession(newClient(cookies))).toBeUndefined()
    expect(await site.logIn({ email, password, to: '/' }, newClient())).toEqual({
      fault: 'wrong-password',
    })
    expect(await site.logIn({ email, password: newPassword, to: '/' }, newClient())).toHaveProperty(
      'setCookies',
    )
    expect(await site.resetPassword({ token, password: 'a third one' }, newClient())).toEqual({
      fault: 'invalid-link',
    })
  })

  it('AC4 rejects an expired token', async () => {
    const email = 'fay@example.com'
    await signIn(email)
    const token = await requestReset(email)
    await database.pool.query("UPDATE issued_link SET expires_at = now() - interval '1 second'")
    expect(await site.resetPassword({ token, password: newPassword }, newClient())).toEqual({
      fault: 'expired-link',
    })
  })

  it('AC4 gives the same response for an unknown address, and sends nothing', async () => {
    expect(await requestReset('nobody@example.com')).toBe('')
  })

  it('AC4 lets the owner of an address take over an account that someone else created with it', async () => {
    const email = 'gus@example.com'
    await signUp(email)
    const token = await requestReset(email)
    await site.resetPassword({ token, password: newPassword }, newClient())
    const outcome = await site.logIn({ email, password: newPassword, to: '/' }, newClient())
    expect(outcome).toHaveProperty('setCookies')
    expect(await site.logIn({ email, password, to: '/' }, newClient())).toEqual({
      fault: 'wrong-password',
    })
  })

  it('AC4 stores tokens as hashes', async () => {
    await signIn('hal@example.com')
    const token = await requestReset('hal@example.com')
    const { rows } = await database.pool.query<{ text: string }>(
      `SELECT string_agg(text, chr(10)) AS text FROM
         (SELECT identifier AS text FROM verifications
          UNION ALL SELECT to_jsonb(issued_link)::text FROM issued_link) AS stored`,
    )
    expect(token).not.toBe('')
    expect(rows[0]?.text).not.toContain(token)
  })
})

describe('guessing passwords', () => {
  it('AC4 is blocked after ten tries from one network, while the owner can still log in', async () => {
    const email = 'ida@example.com'
    await signIn(email)
    const stranger = newClient()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        site.logIn({ email, password: `guess ${n}`, to: '/' }, stranger),
      ),
    )
    const faults = answers.map(answer => ('fault' in answer ? answer.fault : 'in'))
    expect(faults.filter(fault => fault === 'wrong-password')).toHaveLength(10)
    expect(faults.filter(fault => fault === 'too-many-attempts')).toHaveLength(30)
    expect(await site.logIn({ email, password, to: '/' }, stranger)).toEqual({
      fault: 'too-many-attempts',
    })
    expect(await site.logIn({ email, password, to: '/' }, newClient())).toHaveProperty('setCookies')
  })
})

describe('requesting emails', () => {
  it('AC4 is refused after five emails an hour from one network to one address, by sign-up or reset', async () => {
    const email = 'many@example.com'
    const stranger = newClient()
    const form = { name: '', email, password, to: '/' }
    for (let n = 0; n < 3; n++) {
      expect(await site.signUp(form, stranger)).toHaveProperty('setCookies')
      if (n < 2) expect(await site.requestReset(form, stranger)).toEqual({ setCookies: [] })
    }
    const sent = mails.length
    expect(await site.signUp(form, stranger)).toEqual({ fault: 'too-many-attempts' })
    expect(await site.requestReset(form, stranger)).toEqual({ fault: 'too-many-attempts' })
    expect(mails).toHaveLength(sent)
    expect(await site.requestReset(form, newClient())).toEqual({ setCookies: [] })
  })

  it('AC4 is refused after thirty emails an hour from one network, to any addresses', async () => {
    const stranger = newClient()
    const answers = []
    for (let n = 0; n < 35; n++)
      answers.push(await site.requestReset({ email: `x${n}@example.com`, to: '/' }, stranger))
    expect(answers.filter(answer => 'fault' in answer)).toHaveLength(5)
  })
})

describe('a planted session', () => {
  it('AC3 is replaced at login', async () => {
    const planted = 'session=attackers-token.signature'
    const email = 'jo@example.com'
    await signIn(email)
    const outcome = await site.logIn({ email, password, to: '/' }, newClient(planted))
    if ('fault' in outcome) throw new Error(outcome.fault)
    expect(toCookies(outcome.setCookies)).not.toContain('attackers-token')
    expect(await site.findSession(newClient(planted))).toBeUndefined()
  })
})

describe('settings', () => {
  async function setUp(email: string) {
    const client = newClient(await signIn(email))
    const session = await site.findSession(client)
    if (!session) throw new Error('There is no session.')
    return { client, user: session.user }
  }

  it('AC1 changes the name and treats markup in it as text', async () => {
    const { client } = await setUp('kim@example.com')
    await site.settings.changeName(client, '<b>Kim</b>')
    expect((await site.findSession(client))?.user.name).toBe('<b>Kim</b>')
  })

  it('AC1 changes the email once the link emailed to the new address is followed', async () => {
    const { client, user } = await setUp('lea@example.com')
    const form = { email: 'lea@new.example', current: password }
    expect(await site.settings.changeEmail(client, user, { ...form, current: 'x' })).toEqual({
      fault: 'wrong-password',
    })
    expect(await site.settings.changeEmail(client, user, form)).not.toHaveProperty('fault')
    expect(mails.findLast(mail => mail.to === user.email)?.text).toContain('lea@new.example')
    expect((await site.findSession(client))?.user.email).toBe('lea@example.com')
    const link = findMailedPath(mails.findLast(mail => mail.to === 'lea@new.example'))
    const token = link.searchParams.get('token') ?? ''
    expect(await site.verifyEmail(token, client)).not.toHaveProperty('fault')
    expect((await site.findSession(client))?.user.email).toBe('lea@new.example')
    expect(await site.verifyEmail(token, newClient())).toEqual({ fault: 'invalid-link' })
  })

  it('AC4 gives the same response when the new email belongs to another user', async () => {
    await setUp('max@example.com')
    const { client, user } = await setUp('mia@example.com')
    const answer = await site.settings.changeEmail(client, user, {
      email: 'max@example.com',
      current: password,
    })
    expect(answer).not.toHaveProperty('fault')
    expect((await site.findSession(client))?.user.email).toBe('mia@example.com')
  })

  it('AC1 AC3 changes the password and ends the other sessions', async () => {
    const { client, user } = await setUp('ned@example.com')
    const elsewhere = await site.logIn({ email: user.email, password, to: '/' }, newClient())
    if ('fault' in elsewhere) throw new Error(elsewhere.fault)
    const other = newClient(toCookies(elsewhere.setCookies))
    expect(await site.findSession(other)).toBeDefined()
    const outcome = await site.settings.changePassword(client, user, {
      current: password,
      password: 'another password',
    })
    if ('fault' in outcome) throw new Error(outcome.fault)
    expect(await site.findSession(other)).toBeUndefined()
    expect(await site.findSession(newClient(toCookies(outcome.setCookies)))).toBeDefined()
  })

  it('AC3 lists sessions and ends one of them or all others, but never those of another user', async () => {
    const { client, user } = await setUp('ole@example.com')
    const stranger = await setUp('pia@example.com')
    for (let n = 0; n < 3; n++)
      await site.logIn({ email: user.email, password, to: '/' }, newClient())
    const listed = await site.settings.listSessions(client, user)
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false])
    await site.settings.endSession(stranger.user, listed[1]?.id ?? '')
    expect(await site.settings.listSessions(client, user)).toHaveLength(4)
    await site.settings.endSession(user, listed[1]?.id ?? '')
    expect(await site.settings.listSessions(client, user)).toHaveLength(3)
    await site.settings.endOtherSessions(client, user)
    expect(await site.settings.listSessions(client, user)).toHaveLength(1)
  })

  it('AC4 exports all of the user’s data except secrets, and deletes it', async () => {
    const { client, user } = await setUp('quo@example.com')
    const data = await site.settings.exportData(user)
    expect(data.users).toEqual([expect.objectContaining({ email: 'quo@example.com' })])
    expect(data.sessions).toHaveLength(1)
    expect(JSON.stringify(data)).not.toMatch(/argon2|"token"|"password"/)
    expect(await site.settings.deleteAccount(client, user, { current: '' })).toHaveProperty('fault')
    expect(
      await site.settings.deleteAccount(client, user, { current: password }),
    ).not.toHaveProperty('fault')
    expect(await site.findSession(client)).toBeUndefined()
    expect(await site.settings.exportData(user)).toMatchObject({ users: [], sessions: [] })
  })
})

describe('the tables', () => {
  it('AC4 contain nothing about a deleted user', async () => {
    const { pool } = database
    const { id } = await insertTestUser(pool)
    await pool.query('INSERT INTO profiles (uid) VALUES ($1)', [id])
    await pool.query("INSERT INTO photos (uid, tag, content) VALUES ($1, 'tag', 'x')", [id])
    await pool.query(
      `INSERT INTO credentials (id, user_id, provider_id, account_id)
       VALUES ('c1', $1, 'credential', $1)`,
      [id],
    )
    await pool.query(
      "INSERT INTO sessions (id, user_id, token, expires_at) VALUES ('s1', $1, 't1', now())",
      [id],
    )
    await pool.query('DELETE FROM users WHERE id = $1', [id])
    const { rows } = await pool.query<{ left: number }>(
      `SELECT count(*)::int AS left FROM
         (SELECT uid FROM profiles UNION ALL SELECT uid FROM photos
          UNION ALL SELECT user_id FROM credentials UNION ALL SELECT user_id FROM sessions) AS owned
       WHERE uid = $1`,
      [id],
    )
    expect(rows).toEqual([{ left: 0 }])
  })
})
