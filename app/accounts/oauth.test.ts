import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { SiteAccounts } from './accounts.ts'
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
let provider: Server
let site: SiteAccounts
let settled: () => Promise<void>
let mails: Mail[]
/** The provider's data about the shopper, and the requests it has received. */
let claims: Record<string, unknown>
let requests: { path: string; body: string }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const oauthKeys = {
    google: { clientId: 'our-id', clientSecret: 'our-secret' },
    facebook: { clientId: 'our-app', clientSecret: 'our-secret' },
  }
  const created = createTestAccounts(database.pool, { oauthKeys })
  site = created.accounts.at(testSite)
  settled = created.accounts.settled
  mails = created.mails
  provider = createServer(async (request, response) => {
    requests.push({ path: request.url ?? '', body: await text(request) })
    const [path] = (request.url ?? '').split('?')
    response.writeHead(200, { 'Content-Type': 'application/json' })
    if (path === '/debug_token')
      response.end(
        JSON.stringify({ data: { is_valid: true, app_id: 'our-app', user_id: claims.id } }),
      )
    else if (path === '/me') response.end(JSON.stringify(claims))
    else
      response.end(
        JSON.stringify({
          access_token: 'secret-access',
          refresh_token: 'secret-refresh',
          token_type: 'Bearer',
          expires_in: 3600,
          ...(path === '/token' ? { id_token: toIdToken(claims) } : {}),
        }),
      )
  })
  await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  const port = typeof address === 'object' ? address?.port : ''
  const realFetch = globalThis.fetch
  // Redirects requests to the test's provider, because the
  // providers' addresses are hard-coded in better-auth.
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    return realFetch(`http://127.0.0.1:${port}${pathname}${search}`, init)
  })
})
afterEach(() => {
  requests = []
})
afterAll(async () => {
  vi.unstubAllGlobals()
  provider.close()
  await database.drop()
})

/**
 * Creates a token without a valid signature. No signature is needed, because the token
 * comes straight from the provider and cannot have been tampered with in transit.
 */
function toIdToken(payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'RS256' })}.${encode(payload)}.c2ln`
}

async function logInWith(name: 'google' | 'facebook', to = '/saved/') {
  const { url, setCookies } = await site.oauth.start(name, to, testClient)
  const state = new URL(url).searchParams.get('state') ?? ''
  const client = { ...testClient, cookies: toCookies(setCookies) }
  return site.oauth.finish(name, { code: 'a-code', state }, client)
}

async function findUser(outcome: Awaited<ReturnType<typeof logInWith>>) {
  if ('fault' in outcome) throw new Error(outcome.fault)
  const session = await site.findSession({ ...testClient, cookies: toCookies(outcome.setCookies) })
  return session?.user
}

const google = (email: string, changes = {}) => ({
  sub: `google-${email}`,
  email,
  email_verified: true,
  name: 'Ann',
  picture: 'https://photos.example/ann.jpg',
  ...changes,
})

describe('logging in through another site', () => {
  it('AC1 sends the shopper to the provider with our client id and the registered redirect URL', async () => {
    const { url } = await site.oauth.start('google', '/', testClient)
    const { origin, searchParams } = new URL(url)
    expect(origin).toBe('https://accounts.google.com')
    expect(searchParams.get('client_id')).toBe('our-id')
    expect(searchParams.get('redirect_uri')).toBe('http://shop.localhost:3000/auth/callback/google')
  })

  it('AC1 creates a confirmed account on the first login and finds it on the next', async () => {
    claims = google('ann@gmail.example', { name: `\u0007${'A'.repeat(200)}` })
    const first = await logInWith('google')
    expect(first.to).toBe('/saved/')
    const user = await findUser(first)
    expect(user).toEqual({
      id: expect.any(String),
      email: 'ann@gmail.example',
      emailVerified: true,
      name: 'A'.repeat(80),
      role: 'shopper',
    })
    expect((await findUser(await logInWith('google')))?.id).toBe(user?.id)
    expect(requests[0]?.body).toContain('code=a-code')
  })

  it('AC4 stores none of the provider’s tokens', async () => {
    claims = google('bea@gmail.example')
    await logInWith('google')
    await logInWith('google')
    const { rows } = await database.pool.query<{ row: string }>(
      'SELECT to_jsonb(credentials)::text AS row FROM credentials',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toMatch(/secret-|c2ln/)
  })

  it('AC1 logs in to the confirmed account with the same email', async () => {
    const { id, email } = await insertTestUser(database.pool)
    claims = google(email)
    expect(await findUser(await logInWith('google'))).toMatchObject({ id, name: 'Ann' })
  })

  it.each([
    ['the provider has not confirmed the email', true, false],
    ['the account is not confirmed', false, true],
  ])('AC4 does not log in to an account when %s', async (_, isOurs, isTheirs) => {
    const { id, email } = await insertTestUser(database.pool)
    await database.pool.query('UPDATE users SET email_verified = $2 WHERE id = $1', [id, isOurs])
    claims = google(email, { email_verified: isTheirs })
    expect(await logInWith('google')).toEqual({ to: '/saved/', fault: 'oauth-unconfirmed' })
  })

  it('AC4 emails a link to an address that the provider has not verified, and gives the same response', async () => {
    claims = { id: '77', name: 'Cleo', email: 'cleo@fb.example', picture: { data: { url: '' } } }
    expect(await logInWith('facebook')).toEqual({ to: '/saved/', fault: 'oauth-unconfirmed' })
    await settled()
    const link = findMailedPath(mails.findLast(mail => mail.to === 'cleo@fb.example'))
    expect(link.searchParams.get('to')).toBe('/saved/')
    await site.verifyEmail(link.searchParams.get('token') ?? '', testClient)
    expect(await findUser(await logInWith('facebook'))).toMatchObject({ name: 'Cleo' })
  })

  it.each([
    ['without an email', () => ({ sub: 'x', email_verified: true })],
    ['without anything', () => ({})],
  ])('AC1 fails for a profile %s', async (_, getClaims) => {
    claims = getClaims()
    expect(await logInWith('google')).toEqual({ to: '/saved/', fault: 'oauth-failed' })
  })

  it('AC3 fails in another browser, with a forged state, and when the shopper declines', async () => {
    claims = google('dora@gmail.example')
    const { url, setCookies } = await site.oauth.start('google', '/', testClient)
    const state = new URL(url).searchParams.get('state') ?? ''
    const client = { ...testClient, cookies: toCookies(setCookies) }
    const finish = (query: Record<string, string>, by = client) =>
      site.oauth.finish('google', query, by)
    const failed = { to: '/account/', fault: 'oauth-failed' }
    expect(await finish({ code: 'a', state }, { ...testClient, cookies: '' })).toEqual(failed)
    expect(await finish({ code: 'a', state: `${state}x` })).toMatchObject({ fault: 'oauth-failed' })
    expect(await finish({ code: 'a' })).toEqual(failed)
    expect(await finish({ error: 'access_denied', state })).toEqual({
      to: '/',
      fault: 'oauth-failed',
    })
    expect(requests).toEqual([])
    expect(await finish({ code: 'a', state })).toMatchObject({ to: '/' })
  })

  it.each(['//evil.example', 'https://evil.example/'])(
    'AC2 never redirects to %s afterward',
    async to => {
      claims = google('eve@gmail.example')
      const { url, setCookies } = await site.oauth.start('google', to, testClient)
      const state = new URL(url).searchParams.get('state') ?? ''
      const client = { ...testClient, cookies: toCookies(setCookies) }
      const outcome = await site.oauth.finish('google', { code: 'a', state }, client)
      expect(outcome.to).toMatch(/^\/(?!\/)/)
    },
  )
})
