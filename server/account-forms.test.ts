import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toCookies } from '#app/accounts/testing.ts'
import {
  accountPath,
  alertsPath,
  downloadDataPath,
  feedPath,
  loginPath,
  logoutPath,
  savedPath,
  saveFormPath,
  searchesPath,
  signUpPath,
  wornSizesPath,
} from '#app/domain/urls/account-links.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { type AccountRoutes, openAccountRoutes, password } from './testing/account-routes.ts'

// Tests every form of a signed-in shopper by submitting it as a browser without JavaScript would.

let routes: AccountRoutes
let shoppers = 0
let email: string
let cookies: string
let uid: string

beforeAll(async () => {
  routes = await openAccountRoutes()
  await createStore(routes.database.pool).upsertProducts('s', makeProducts(2))
})
afterAll(() => routes.database.drop())
beforeEach(async () => {
  shoppers += 1
  email = `shopper-${shoppers}@example.com`
  cookies = await routes.signIn(email)
  const [user] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
  uid = user?.id ?? ''
})

async function query<Row extends object>(sql: string, values = [uid]): Promise<Row[]> {
  return (await routes.database.pool.query<Row>(sql, values)).rows
}

/** Submits a form on the account page. */
const change = (form: Record<string, string> | FormData, by = cookies) =>
  routes.send(accountPath(), { form, cookies: by })

async function logInElsewhere(): Promise<string> {
  const { cookies: set } = await routes.send(loginPath(), { form: { email, password } })
  return toCookies(set)
}

describe('the profile', () => {
  const findUser = async () => (await query('SELECT name, picture FROM users WHERE id = $1'))[0]

  it('AC1 AC4 saves a name that contains markup, but refuses a name that is too long', async () => {
    const name = '<script>alert(1)</script>'
    expect(await change({ intent: 'name', name })).toMatchObject({ status: 200 })
    expect(await change({ intent: 'name', name: 'x'.repeat(81) })).toMatchObject({ status: 400 })
    expect(await findUser()).toMatchObject({ name })
  })

  it('AC1 LY3 saves a photo, serves it as a picture and removes it', async () => {
    const size = { width: 40, height: 30, channels: 3, background: '#a33' } as const
    const file = await sharp({ create: size }).png().toBuffer()
    expect(await change(toPhotoForm(file))).toMatchObject({ status: 200 })
    const { picture } = (await findUser()) as { picture: string }
    const photo = await routes.send(picture)
    expect(photo.headers.get('Content-Type')).toBe('image/webp')
    expect(photo.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
    expect(await change({ intent: 'remove-photo' })).toMatchObject({ status: 200 })
    expect(await findUser()).toMatchObject({ picture: null })
    expect(await routes.send(picture)).toMatchObject({ status: 404 })
  })

  it.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="…"><script>alert(1)</script></svg>')],
    ['20 MB', Buffer.alloc(20 * 1024 * 1024, 0xff)],
    ['no file', Buffer.alloc(0)],
  ])('AC1 refuses %s as a photo', async (_, file) => {
    expect(await change(toPhotoForm(file))).toMatchObject({ status: 400 })
    expect(await findUser()).toMatchObject({ picture: null })
  })

  function toPhotoForm(file: Buffer): FormData {
    const form = new FormData()
    form.set('intent', 'photo')
    form.set('photo', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'me.png')
    return form
  }
})

describe('the settings', () => {
  it('AC1 AC4 change the email, given the password, once the emailed link is followed', async () => {
    const added = `new-${email}`
    const wrong = { intent: 'email', email: added, current: 'wrong password' }
    expect(await change(wrong)).toMatchObject({ status: 400 })
    expect(await change({ ...wrong, current: password })).toMatchObject({ status: 200 })
    const { pathname, search } = routes.findLink(added)
    await routes.send(pathname + search, { form: {}, cookies })
    expect(await query('SELECT email FROM users WHERE id = $1')).toEqual([{ email: added }])
  })

  it('AC1 AC3 AC4 change the password, given the old one, and end other sessions', async () => {
    const other = await logInElsewhere()
    const form = { intent: 'password', current: password, password: 'battery staple' }
    expect(await change({ ...form, current: 'wrong password' })).toMatchObject({ status: 400 })
    expect(await change({ ...form, password: 'short' })).toMatchObject({ status: 400 })
    expect(await routes.isSignedIn(other)).toBe(true)
    const changed = await change(form)
    expect(changed.status).toBe(200)
    expect(await routes.isSignedIn(other)).toBe(false)
    expect(await routes.isSignedIn(toCookies(changed.cookies))).toBe(true)
  })

  it('AC3 can end one or all of the other sessions', async () => {
    const [laptop, phone] = [await logInElsewhere(), await logInElsewhere()]
    const [newest] = await query<{ id: string }>(
      'SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC',
    )
    await change({ intent: 'end-session', session: newest?.id ?? '' })
    expect([await routes.isSignedIn(laptop), await routes.isSignedIn(phone)]).toEqual([true, false])
    await change({ intent: 'end-others' })
    expect([await routes.isSignedIn(laptop), await routes.isSignedIn(cookies)]).toEqual([
      false,
      true,
    ])
  })

  it('AC4 let a shopper download all their data as a file, but return no data to a visitor', async () => {
    await routes.send(saveFormPath, { form: { save: 's:1' }, cookies })
    await routes.send(wornSizesPath, { form: { size: 'womens-clothes letter:m' }, cookies })
    await routes.send(searchesPath, { form: { intent: 'save', query: 'color=red' }, cookies })
    const alert = { intent: 'set', product: 's:1', kind: 'drop' }
    await routes.send(alertsPath, { form: alert, cookies })
    const { headers, text } = await routes.send(downloadDataPath, { cookies })
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(JSON.parse(text)).toMatchObject({
      users: [{ email, name: 'Ann' }],
      saved: [{ product_id: '1' }],
      worn_size: [{ size: 'letter:m' }],
      saved_search: [{ query: 'color=red' }],
      alert: [{ kind: 'drop' }],
    })
    expect(await routes.send(downloadDataPath)).toMatchObject({ status: 302 })
  })

  it('AC4 delete the account with all its saved data, given the password', async () => {
    await routes.send(saveFormPath, { form: { save: 's:1' }, cookies })
    expect(await change({ intent: 'delete', current: 'wrong' })).toMatchObject({ status: 400 })
    const deleted = await change({ intent: 'delete', current: password })
    expect(deleted).toMatchObject({ status: 302, to: '/' })
    expect(deleted.cookies.join()).toContain('session=; Max-Age=0')
    expect(await query('SELECT FROM saved WHERE user_id = $1')).toEqual([])
    expect(await routes.isSignedIn(cookies)).toBe(false)
  })
})

describe('alerts', () => {
  const send = (form: Record<string, string>) => routes.send(alertsPath, { form, cookies })
  const list = () => query('SELECT kind, below_cents, size FROM alert WHERE user_id = $1')

  it('SV4 can be set for a price and a size, changed and removed', async () => {
    const form = { intent: 'set', product: 's:1', kind: 'drop', below: '$79.50', size: 'S' }
    expect(await send(form)).toMatchObject({ status: 200 })
    expect(await list()).toEqual([{ kind: 'drop', below_cents: 7_950, size: 'S' }])
    const [alert] = await query<{ id: string }>('SELECT id FROM alert WHERE user_id = $1')
    const id = alert?.id ?? ''
    const changed = await send({ intent: 'change', id, below: '' })
    expect(changed).toMatchObject({ status: 302, to: '/account?tab=alerts' })
    expect(await list()).toEqual([{ kind: 'drop', below_cents: null, size: 'S' }])
    await send({ intent: 'remove', id })
    expect(await list()).toEqual([])
  })

  it.each<Record<string, string>>([
    { product: 's:unknown' },
    { product: 'x' },
    { kind: 'rise' },
    { below: 'cheap' },
    { below: '-5' },
  ])('SV4 are refused with %j', async fault => {
    const form = { intent: 'set', product: 's:1', kind: 'drop', ...fault }
    expect(await send(form)).toMatchObject({ status: 400 })
    expect(await list()).toEqual([])
  })

  it('SV4 are emailed immediately, daily or never, as the shopper chooses', async () => {
    for (const delivery of ['daily', 'none', 'each'] as const) {
      expect(await send({ intent: 'delivery', delivery })).toMatchObject({ status: 302 })
      expect(await routes.accounts.profiles.get(uid)).toEqual({ delivery })
    }
  })
})

describe('saved searches', () => {
  const send = (form: Record<string, string>) => routes.send(searchesPath, { form, cookies })

  it('SV5 can be removed, and have private feeds whose URLs can be replaced', async () => {
    const form = { intent: 'save', category: 'dresses', query: 'color=red&price=-150' }
    expect(await send(form)).toMatchObject({ status: 200 })
    const [saved] = await routes.accounts.searches.list(uid)
    expect(saved).toMatchObject({ category: 'dresses', query: 'color=red&price=-150' })
    const { id = '', feedToken = '' } = saved ?? {}
    for (const [format, type] of [
      ['atom', 'application/atom+xml; charset=utf-8'],
      ['json', 'application/feed+json; charset=utf-8'],
    ] as const) {
      const { headers } = await routes.send(feedPath(feedToken, format))
      expect(headers.get('Content-Type')).toBe(type)
      expect(headers.get('Cache-Control')).toBe('private, max-age=300')
      expect(headers.get('X-Robots-Tag')).toBe('noindex')
    }
    await send({ intent: 'renew', id })
    expect(await routes.send(feedPath(feedToken, 'atom'))).toMatchObject({ status: 404 })
    await send({ intent: 'remove', id })
    expect(await routes.accounts.searches.list(uid)).toEqual([])
  })
})

describe('my sizes', () => {
  it.each<[typed: string, stored: string[]]>([
    ['40L, 15 1/2; 52 IT', ['eu:52', 'length:40l', 'written:mens-clothes:15 1/2']],
    // What looks like our id of another category is a text like any other.
    ['written:rings:7', ['written:mens-clothes:written:rings:7']],
    [', ;\n', []],
    ['<b>M</b>'.repeat(40), []],
  ])('LS3 may be typed: %j', async (typed, stored) => {
    const form = { 'other-mens-clothes': typed }
    const saved = await routes.send(wornSizesPath, { form, cookies })
    expect(saved).toMatchObject({ status: 302, to: '/account?tab=sizes&saved=1' })
    const sizes = await routes.accounts.wornSizes.list(uid)
    expect(sizes.map(({ size }) => size).sort()).toEqual(stored.toSorted())
  })

  it.each([30, 31])('LS2 can be typed, 30 at once of each kind: %i', async count => {
    const typed = Array.from({ length: count }, (_, at) => `Regal ${at}`).join(', ')
    await routes.send(wornSizesPath, { form: { 'other-womens-clothes': typed }, cookies })
    expect(await routes.accounts.wornSizes.list(uid)).toHaveLength(30)
  })

  it('LS2 are replaced by the checked sizes, except unknown ones', async () => {
    const sizes = ['womens-clothes letter:m', 'mens-shoes shoe-us:10', 'pets letter:m']
    for (const size of sizes) {
      const saved = await routes.send(wornSizesPath, { form: { size }, cookies })
      expect(saved).toMatchObject({ status: 302, to: '/account?tab=sizes&saved=1' })
    }
    expect(await routes.accounts.wornSizes.list(uid)).toEqual([])
    await routes.send(wornSizesPath, { form: { size: sizes[0] ?? '' }, cookies })
    expect(await routes.accounts.wornSizes.list(uid)).toEqual([
      { kind: 'womens-clothes', size: 'letter:m' },
    ])
  })
})

describe('the heart button', () => {
  const findIds = () => query('SELECT product_id AS id FROM saved WHERE user_id = $1')

  it('SV1 RT9 saves and removes a product, and returns to its page', async () => {
    const save = { save: 's:1', from: '/products?q=linen' }
    expect(await routes.send(saveFormPath, { form: save, cookies })).toMatchObject({
      status: 302,
      to: '/products?q=linen',
    })
    expect(await findIds()).toEqual([{ id: '1' }])
    await routes.send(saveFormPath, { form: { remove: 's:1', from: savedPath() }, cookies })
    expect(await findIds()).toEqual([])
  })

  it('SV1 SV4 returns 404 for an unknown product, and redirects only to our own pages', async () => {
    const form = { save: 's:unknown', from: 'https://evil.example' }
    expect(await routes.send(saveFormPath, { form, cookies })).toMatchObject({ status: 404 })
    const { to } = await routes.send(saveFormPath, { form: { ...form, save: 's:1' }, cookies })
    expect(to).toBe('/')
  })

  it('SV3 ER7 saves after sign-up what a visitor tried to save', async () => {
    const tried = await routes.send(saveFormPath, { form: { save: 's:2', from: '/brands' } })
    expect(tried).toMatchObject({ status: 302, to: '/auth/login/?for=save&to=%2Fbrands' })
    const pending = toCookies(tried.cookies)
    const added = `new-${email}`
    const form = { name: 'Bea', email: added, password }
    const signedUp = await routes.send(signUpPath({ to: '/brands' }), { form, cookies: pending })
    const { pathname, search } = routes.findLink(added)
    const browser = `${pending}; ${toCookies(signedUp.cookies)}`
    const confirmed = await routes.send(pathname + search, { form: {}, cookies: browser })
    expect(confirmed.to).toBe('/brands')
    const session = toCookies(confirmed.cookies)
    const next = await routes.send(accountPath(), { cookies: `${session}; ${pending}` })
    expect(next.cookies.join()).toContain('pending-save=; Path=/; Max-Age=0')
    const saved = await query(
      `SELECT product_id AS id FROM saved JOIN users ON users.id = user_id WHERE email = $1`,
      [added],
    )
    expect(saved).toEqual([{ id: '2' }])
  })
})

describe('a form sent after the session has ended', () => {
  it.each([
    [accountPath(), { intent: 'name', name: 'Eve' }],
    [alertsPath, { intent: 'delivery', delivery: 'none' }],
    [searchesPath, { intent: 'save', query: '' }],
    [wornSizesPath, { size: 'womens-clothes letter:m' }],
    [saveFormPath, { save: 's:1' }],
  ])('AC2 AC3 is redirected from %s to the login page', async (path, form) => {
    await routes.send(logoutPath, { form: {}, cookies })
    const { status, to } = await routes.send(path, { form, cookies })
    expect([status, to?.split('?')[0]]).toEqual([302, '/auth/login/'])
  })
})
