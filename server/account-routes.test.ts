import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUnsubscribeTokens } from '#app/accounts/alerts/unsubscribe-token.ts'
import { testSecret, toCookies } from '#app/accounts/testing.ts'
import type { OAuthProvider } from '#app/domain/oauth-provider.ts'
import {
  accountPath,
  alertsPath,
  loginPath,
  logoutPagePath,
  logoutPath,
  resetPasswordPath,
  savedPath,
  saveFormPath,
  searchesPath,
  signUpPath,
  unsubscribePath,
  verifyEmailPath,
  wornSizesPath,
} from '#app/domain/urls/account-links.ts'
import { OAuthLinks } from '#app/ui/account/oauth-links.tsx'
import {
  type AccountRoutes,
  openAccountRoutes,
  ownHost,
  password,
} from './testing/account-routes.ts'

let routes: AccountRoutes
let send: AccountRoutes['send']
beforeAll(async () => {
  routes = await openAccountRoutes()
  send = routes.send
})
afterAll(() => routes.database.drop())

let shoppers = 0
const newEmail = () => {
  shoppers += 1
  return `shopper-${shoppers}@example.com`
}

describe('the guards of the routes', () => {
  it.each([
    loginPath(),
    signUpPath(),
    resetPasswordPath(),
    '/auth/with/apple',
    '/auth/callback/apple',
  ])('AC2 RT8 a signed-in shopper at %s is redirected to the account', async path => {
    const cookies = await routes.signIn(newEmail())
    expect(await send(path, { cookies })).toMatchObject({ status: 302, to: '/account/' })
  })

  it.each([
    [accountPath(), '/auth/login/'],
    [savedPath(), '/auth/login/?to=%2Fsaved%2F'],
    [accountPath('settings'), '/auth/login/?to=%2Faccount%3Ftab%3Dsettings'],
  ])('AC2 RT9 a visitor at %s is redirected to %s', async (path, to) => {
    expect(await send(path)).toMatchObject({ status: 302, to })
  })

  it('AC2 redirects back after login, and only to one of our paths', async () => {
    const email = 'back@example.com'
    await routes.signIn(email)
    const form = { email, password }
    expect((await send(loginPath({ to: '/saved/' }), { form })).to).toBe('/saved/')
    expect((await send(loginPath({ to: '//evil.example' }), { form })).to).toBe('/account/')
    expect((await send(loginPath({ to: 'https://evil.example' }), { form })).to).toBe('/account/')
  })
})

describe('forms from another origin', () => {
  it.each([
    [loginPath(), { email: 'csrf@example.com', password }],
    [signUpPath(), { name: '', email: 'csrf-new@example.com', password }],
    [resetPasswordPath(), { email: 'csrf@example.com' }],
    [verifyEmailPath({ token: 'a.b' }), {}],
    [logoutPath, {}],
    [accountPath(), { intent: 'name', name: 'Eve' }],
    [accountPath(), { intent: 'delete', current: password }],
    [saveFormPath, { save: 's:1' }],
    [alertsPath, { intent: 'delivery', delivery: 'none' }],
    [searchesPath, { intent: 'save', query: '', category: '' }],
    [wornSizesPath, { size: 'shoes us-8' }],
  ])('AC4 are refused at %s, however the origin is spelled', async (path, form) => {
    const cookies = await routes.signIn(newEmail())
    const before = routes.mails.length
    for (const origin of ['https://evil.example', 'null', `https://${ownHost}.evil.example`]) {
      const { status } = await send(path, { form, cookies, origin })
      expect([origin, status]).toEqual([origin, 400])
    }
    expect(routes.mails).toHaveLength(before)
    expect(await routes.isSignedIn(cookies)).toBe(true)
  })

  it('AC1 AC4 are accepted only from Apple, without cookies, and redirect to a GET', async () => {
    const form = { code: 'a code', state: 'b' }
    const answer = await send('/auth/callback/apple', { form, origin: 'https://appleid.apple.com' })
    expect(answer).toMatchObject({
      status: 303,
      to: '/auth/callback/apple?code=a+code&state=b',
      cookies: [],
    })
    expect(await send(answer.to ?? '')).toMatchObject({
      status: 302,
      to: '/auth/login/?problem=oauth-failed',
    })
  })

  it('SV4 are accepted for unsubscribing, even repeatedly, because mail clients do not send our origin', async () => {
    await routes.signIn('mail@example.com')
    const { rows } = await routes.database.pool.query<{ id: string }>(
      "SELECT id FROM users WHERE email = 'mail@example.com'",
    )
    const id = rows[0]?.id ?? ''
    const token = createUnsubscribeTokens(testSecret).create({ kind: 'user', id })
    const form = { 'List-Unsubscribe': 'One-Click' }
    expect(await send(unsubscribePath(token))).toMatchObject({ status: 200 })
    expect(await routes.accounts.profiles.get(id)).toEqual({ delivery: 'each' })
    for (let time = 1; time <= 2; time++)
      expect(await send(unsubscribePath(token), { form })).toMatchObject({ status: 200 })
    expect(await routes.accounts.profiles.get(id)).toEqual({ delivery: 'none' })
    for (const forged of [`${token}x`, token.replace('u.', 'a.'), 'u.x.y'])
      expect(await send(unsubscribePath(forged), { form })).toMatchObject({ status: 404 })
  })
})

describe('third-party login', () => {
  it('AC1 has a button on the login and sign-up pages for each enabled provider', () => {
    const draw = (providers: OAuthProvider[]) =>
      renderToStaticMarkup(createElement(OAuthLinks, { providers, to: '/saved/' }))
    const { providers } = routes.accounts.at({ id: 'fashion8' }).oauth
    expect(draw([...providers])).toContain('href="/auth/with/apple?to=%2Fsaved%2F"')
    expect(draw([...providers])).not.toContain('Google')
    expect(draw([])).toBe('')
  })

  it('AC1 starts only with a provider that is enabled', async () => {
    const { status, to, cookies } = await send('/auth/with/apple?to=%2Fsaved%2F')
    expect(status).toBe(302)
    const url = new URL(to ?? '')
    expect(url.origin).toBe('https://appleid.apple.com')
    expect(url.searchParams.get('redirect_uri')).toBe(`http://${ownHost}/auth/callback/apple`)
    expect(cookies.join()).toMatch(/HttpOnly.*SameSite=Lax/i)
    for (const name of ['google', 'facebook', 'evil', '__proto__'])
      expect(await send(`/auth/with/${name}`)).toMatchObject({ status: 404 })
  })
})

describe('the links in emails', () => {
  it('AC1 AC4 work once for a reset and show a message when replayed', async () => {
    const email = 'replay@example.com'
    await routes.signIn(email)
    await send(resetPasswordPath(), { form: { email } })
    const { pathname, search } = routes.findLink(email)
    const form = { password: 'battery staple' }
    expect(await send(pathname + search, { form })).toMatchObject({ status: 200 })
    expect(await send(pathname + search, { form })).toMatchObject({ status: 400 })
    const login = await send(loginPath(), { form: { email, password: 'battery staple' } })
    expect(login.cookies.join()).toContain('session=')
  })

  it('AC1 AC4 confirm an address, and do not log in again when replayed', async () => {
    const email = 'twice@example.com'
    const cookies = await routes.signIn(email)
    const { pathname, search } = routes.findLink(email)
    const replayed = await send(pathname + search, { form: {} })
    expect(replayed.cookies.join()).not.toMatch(/session=[^;]/)
    expect(await routes.isSignedIn(cookies)).toBe(true)
  })

  it('AC4 open pages that change nothing until their button is pressed', async () => {
    const email = 'scanner@example.com'
    await send(signUpPath(), { form: { name: '', email, password } })
    const { pathname, search } = routes.findLink(email)
    expect(await send(pathname + search)).toMatchObject({ status: 200, cookies: [] })
    expect(await send(loginPath(), { form: { email, password } })).toMatchObject({ status: 400 })
  })
})

describe('a reset link', () => {
  async function requestReset(email: string): Promise<string> {
    await send(resetPasswordPath(), { form: { email } })
    const { pathname, search } = routes.findLink(email)
    return pathname + search
  }
  const form = { password: 'battery staple' }

  it.each(['its owner', 'another shopper', 'nobody'])(
    'AC1 AC2 opens its form when %s is signed in, whose session ends once the password is set',
    async who => {
      const email = newEmail()
      const own = await routes.signIn(email)
      const cookies = { 'its owner': own, 'another shopper': await routes.signIn(newEmail()) }[who]
      const link = await requestReset(email)
      const sent = cookies === undefined ? {} : { cookies }
      expect(await send(link, sent)).toMatchObject({ status: 200, to: null })
      const answer = await send(link, { form, ...sent })
      expect(answer.status).toBe(200)
      expect(await routes.isSignedIn(own)).toBe(false)
      if (cookies !== undefined) expect(await routes.isSignedIn(cookies)).toBe(false)
      if (who === 'another shopper') expect(answer.cookies.join()).toContain('session=; Max-Age=0')
      const login = await send(loginPath(), { form: { email, ...form } })
      expect(login.cookies.join()).toContain('session=')
    },
  )

  it('AC1 is checked before the form is shown', async () => {
    const email = newEmail()
    const cookies = await routes.signIn(email)
    const link = await requestReset(email)
    await send(link, { form })
    expect(await send(link)).toMatchObject({ status: 404 })
    expect(await send(link, { cookies: await routes.signIn(newEmail()) })).toMatchObject({
      status: 404,
    })
    expect(await send(resetPasswordPath({ token: '' }), { cookies })).toMatchObject({ status: 404 })
  })
})

describe('pages whose URL contains a secret', () => {
  it.each([
    resetPasswordPath({ token: 'x' }),
    resetPasswordPath(),
    verifyEmailPath({ token: 'x' }),
    unsubscribePath('u.x.y'),
    unsubscribePath(createUnsubscribeTokens(testSecret).create({ kind: 'user', id: 'u1' })),
    '/auth/callback/apple?code=a&state=b',
  ])('AC4 are never cached, and send no referrer: %s', async path => {
    const [pathname = '', search = ''] = path.split('?')
    const dataPath = `${pathname.replace(/\/$/, '/_')}.data?${search}`
    const secrets = ['private, no-store', 'strict-origin']
    for (const [each, sent] of [
      [path, {}],
      [dataPath, {}],
      [path, { cookies: 'session=x' }],
    ] as const) {
      const { headers } = await send(each, sent)
      const found = ['Cache-Control', 'Referrer-Policy'].map(name => headers.get(name))
      expect([each, ...found]).toEqual([each, ...secrets])
    }
  })
})

describe('logging out', () => {
  it('AC3 does not happen when ?logout=1 is opened', async () => {
    const cookies = await routes.signIn('out@example.com')
    expect(await send(logoutPagePath, { cookies })).toMatchObject({ status: 200, cookies: [] })
    expect(await send(logoutPath, { cookies })).toMatchObject({ status: 302, cookies: [] })
    expect(await routes.isSignedIn(cookies)).toBe(true)
    const answer = await send(logoutPath, { form: {}, cookies })
    expect(answer.cookies.join()).toContain('session=; Max-Age=0')
    expect(await routes.isSignedIn(cookies)).toBe(false)
  })

  it('AC3 ER9 clears the cookie and logs "Error signing out!" when the database refuses', async () => {
    const cookies = await routes.signIn('stuck@example.com')
    await routes.database.pool.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
         AS $$ BEGIN RAISE EXCEPTION 'no deletions today'; END $$;
       CREATE TRIGGER refuse BEFORE DELETE ON sessions EXECUTE FUNCTION refuse()`,
    )
    routes.lines.length = 0
    const answer = await send(logoutPath, { form: {}, cookies })
    await routes.database.pool.query('DROP TRIGGER refuse ON sessions')
    expect(answer).toMatchObject({ status: 302, to: '/' })
    expect(answer.cookies.join()).toContain('session=; Max-Age=0')
    expect(routes.lines).toContainEqual(
      expect.objectContaining({ msg: 'Error signing out!', level: 50 }),
    )
  })
})

describe('shopper input', () => {
  it.each([
    ['ann+shop@example.com', 'ann+shop@example.com'],
    ["o'hara@example.com", "o'hara@example.com"],
    ['zoe@exämple.com', 'zoe@xn--exmple-cua.com'],
  ])('AC1 AC5 signs up %s, emails %s and logs in', async (email, mailed) => {
    const signedUp = await send(signUpPath(), { form: { name: 'Zoë', email, password } })
    const { pathname, search } = routes.findLink(mailed)
    const browser = toCookies(signedUp.cookies)
    const { cookies } = await send(pathname + search, { form: {}, cookies: browser })
    expect(await routes.isSignedIn(toCookies(cookies))).toBe(true)
    const form = { email: ` ${email.toUpperCase()} `, password }
    expect((await send(loginPath(), { form })).to).toBe('/account/')
  })

  it('AC1 AC5 is escaped in emails if it contains markup', async () => {
    const email = 'markup@example.com'
    const name = '<img src=x onerror=alert(1)>'
    await send(signUpPath(), { form: { name, email, password } })
    const mail = routes.mails.findLast(({ to }) => to === email)
    expect(mail?.text).toContain(name)
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mail?.html).not.toContain('<img')
  })

  it.each([
    ['an address without a domain', { email: 'ann@' }],
    ['letters that few mail servers accept', { email: 'zoë@example.com' }],
    ['a path as the domain', { email: 'ann@example.com/x' }],
    ['an IP address as the domain', { email: 'ann@127.0.0.1' }],
    ['a line break in the address', { email: 'ann@example.com\r\nBcc: all@example.com' }],
    ['a short password', { password: 'short' }],
    ['a password too long to hash', { password: 'x'.repeat(129) }],
    ['a control character in the name', { name: 'Ann\u0007' }],
    ['a long name', { name: 'x'.repeat(81) }],
  ])('AC4 refuses %s', async (_, changes) => {
    const before = routes.mails.length
    const form = { name: 'Ann', email: newEmail(), password, ...changes }
    expect(await send(signUpPath(), { form })).toMatchObject({ status: 400 })
    expect(routes.mails).toHaveLength(before)
  })
})
