import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toCookies } from '#app/accounts/testing.ts'
import { accountPath, alertsPath, loginPath, searchesPath } from '#app/domain/urls/account-links.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { type AccountRoutes, openAccountRoutes, password } from './testing/account-routes.ts'

// Submits forms as a visitor whose browser has no JavaScript, then logs in.

let routes: AccountRoutes
const email = 'guest@example.com'
const [product] = makeProducts(1)
const key = `s:${product?.id}`

beforeAll(async () => {
  routes = await openAccountRoutes()
  await createStore(routes.database.pool).upsertProducts('s', makeProducts(1))
  await routes.signIn(email)
})
afterAll(() => routes.database.drop())

const alert = { intent: 'set', product: key, kind: 'drop', below: '40', size: 'S' }
const from = '/brands'

/** Sends a form as a visitor; returns where they are sent, and their cookies. */
async function tryAs(path: string, form: Record<string, string>) {
  const { to, cookies, status } = await routes.send(path, { form: { ...form, from } })
  return { to: to ?? '', cookies: toCookies(cookies), status }
}

async function logIn(path: string, pending: string): Promise<string> {
  const answer = await routes.send(path, { form: { email, password }, cookies: pending })
  expect(answer.to).toBe(from)
  return toCookies(answer.cookies)
}

const findAlerts = async () =>
  (await routes.database.pool.query('SELECT kind, below_cents, size FROM alert')).rows

describe('what a visitor tried to do', () => {
  it('SV4 ER7 sets the alert once they have logged in, and says so once', async () => {
    const tried = await tryAs(alertsPath, alert)
    expect(tried).toMatchObject({ status: 302, to: loginPath({ to: from, purpose: 'alert' }) })
    expect(await findAlerts()).toEqual([])
    const session = await logIn(tried.to, tried.cookies)
    const next = await routes.send(accountPath(), { cookies: `${session}; ${tried.cookies}` })
    expect(next.cookies.join()).toContain('pending-alert=; Path=/; Max-Age=0')
    expect(await findAlerts()).toEqual([{ kind: 'drop', below_cents: 4_000, size: 'S' }])
  })

  it('SV4 refuses an alert that could not be set before asking for a login', async () => {
    expect(await tryAs(alertsPath, { ...alert, below: 'cheap' })).toEqual({
      status: 400,
      to: '',
      cookies: '',
    })
  })

  it('SV4 keeps nothing of forms that change what only a signed-in shopper has', async () => {
    expect(await tryAs(alertsPath, { intent: 'delivery', delivery: 'none' })).toEqual({
      status: 302,
      to: loginPath({ to: from }),
      cookies: '',
    })
  })

  it.each(['color=red', ''])(
    'SV5 ER7 saves the search %j once they have logged in',
    async query => {
      const form = { intent: 'save', category: 'dresses', query }
      const tried = await tryAs(searchesPath, form)
      expect(tried.to).toBe(loginPath({ to: from, purpose: 'search' }))
      const session = await logIn(tried.to, tried.cookies)
      await routes.send(accountPath(), { cookies: `${session}; ${tried.cookies}` })
      const { rows } = await routes.database.pool.query('SELECT category, query FROM saved_search')
      expect(rows).toContainEqual({ category: 'dresses', query })
    },
  )
})
