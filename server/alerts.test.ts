import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAlertStore } from '#app/accounts/alerts/alert-store.server.ts'
import { checkAlerts } from '#app/accounts/alerts/check-alerts.server.ts'
import { type AlertJobs, startAlerts } from '#app/accounts/alerts/start-alerts.server.ts'
import { createUnsubscribeTokens } from '#app/accounts/alerts/unsubscribe-token.ts'
import { createUnsubscriber } from '#app/accounts/alerts/unsubscriber.server.ts'
import type { Mail } from '#app/accounts/mail/mailer.server.ts'
import { createProfileStore } from '#app/accounts/profiles/profile-store.server.ts'
import { createSearchStore } from '#app/accounts/searches/search-store.server.ts'
import { createWornSizeStore } from '#app/accounts/sizes/worn-size-store.server.ts'
import { insertTestUser, testSite } from '#app/accounts/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { createSearchIndex } from '#app/search-index/search-index.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'

const log = pino({ level: 'silent' })
const tokens = createUnsubscribeTokens('a-secret-of-at-least-32-characters')
const sites = new Map([['shop', { site: testSite, origin: 'https://shop.example' }]])
let database: TestDatabase
let store: Store
let jobs: AlertJobs
let mails: Mail[]
let mailFault: Error | undefined
/** Stands in for the operators' retailer settings. */
let findShownRetailer: (name: string) => string | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
afterAll(() => database.drop())
beforeEach(() => {
  mails = []
  mailFault = undefined
  findShownRetailer = name => name
  jobs = startJobs()
  return () => jobs.close()
})

function startJobs(): AlertJobs {
  return startAlerts({
    pool: database.pool,
    catalogue,
    findShownRetailer: (_, name) => findShownRetailer(name),
    mailer: { sendMail },
    sites,
    tokens,
    log,
  })
}

async function sendMail(mail: Mail): Promise<void> {
  if (mailFault) throw mailFault
  mails.push(mail)
}

/** Matches searches as the index worker does, but in this thread. */
const catalogue = {
  state: () => ({ isReady: true, products: 1, version: 1, memory: {} }),
  async matchSearches(...[searches, changes]: Parameters<typeof match>) {
    return match(searches, changes)
  },
}
const match = (...args: Parameters<ReturnType<typeof createSearchIndex>['percolate']>) => {
  const index = createSearchIndex()
  index.apply([...args[1]])
  const work = index.percolate(...args)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

let lastId = 0
const newId = () => {
  lastId += 1
  return `p${lastId}`
}
const put = (id: string, changes: Partial<Product> = {}) =>
  store.upsertProducts('s', [makeProduct(id, changes)])
const alerts = () => createAlertStore(database.pool)
const profiles = () => createProfileStore(database.pool)

/** Creates a user with an alert on a new product. */
async function setUp(wish: Parameters<ReturnType<typeof alerts>['set']>[3], price = 10_000) {
  const user = await insertTestUser(database.pool)
  const id = newId()
  await put(id, { price, ...(price === 0 ? { price: 10_000, inStock: false } : {}) })
  expect(await alerts().set(user.id, 'shop', { source: 's', id }, wish)).toBe('set')
  await jobs.runOnce()
  return { user, id }
}

describe('alerts', () => {
  it('SV4 email a price drop once, as text and HTML, with one-click unsubscribe', async () => {
    const { user, id } = await setUp({ kind: 'drop' })
    expect(mails).toEqual([])
    await put(id, { price: 8_000 })
    await jobs.runOnce()
    await jobs.runOnce()
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail).toMatchObject({
      to: user.email,
      subject: `Price drop: Northquay Linen Midi Dress ${id}, now $80.00`,
    })
    expect(mail?.text).toContain('$80.00, was $100.00, at Alder & Finch')
    expect(mail?.html).toContain('$80.00, was $100.00')
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = /^<(https:.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1]
    const ends = tokens.parse(url?.split('/').at(-1) ?? '')
    if (!ends) throw new Error('The mail has no token of ours.')
    await createUnsubscriber(database.pool, tokens).end(ends)
    await createUnsubscriber(database.pool, tokens).end(ends)
    expect(await alerts().list(user.id)).toEqual([])
    await put(id, { price: 5_000 })
    await jobs.runOnce()
    expect(mails).toHaveLength(1)
  })

  it('AD1 leave out a retailer that operators turned off', async () => {
    const { id } = await setUp({ kind: 'drop' })
    await put(id, { price: 8_000 })
    findShownRetailer = () => undefined
    await jobs.runOnce()
    expect(mails).toEqual([])
  })

  it('AD1 use the name that operators gave a retailer', async () => {
    const { id } = await setUp({ kind: 'drop' })
    await put(id, { price: 8_000 })
    findShownRetailer = name => `${name} Ltd`
    await jobs.runOnce()
    expect(mails[0]?.text).toContain('at Alder & Finch Ltd')
  })

  it('SV4 ignore drops of less than one percent and prices above the limit', async () => {
    const { id } = await setUp({ kind: 'drop', belowCents: 9_000 })
    for (const price of [9_950, 9_500, 9_050]) {
      await put(id, { price })
      await jobs.runOnce()
    }
    expect(mails).toEqual([])
    await put(id, { price: 8_999 })
    await jobs.runOnce()
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('now $89.99')])
  })

  it('SV4 email when a product or one of its sizes is back in stock', async () => {
    const whole = await setUp({ kind: 'stock' }, 0)
    const sized = await setUp({ kind: 'stock', size: 'M' })
    await put(whole.id, { price: 10_000 })
    await put(sized.id, { price: 10_000, stock: [{ size: 'S' }] })
    await jobs.runOnce()
    expect(mails.map(({ to }) => to)).toEqual([whole.user.email])
    await put(sized.id, { price: 10_000, stock: [{ size: 'S' }, { size: 'M' }] })
    await jobs.runOnce()
    expect(mails.at(-1)).toMatchObject({ to: sized.user.email })
    expect(mails.at(-1)?.text).toContain('$100.00, in M, at Alder & Finch')
  })

  it('SV4 create one event and one email when servers run concurrently and are interrupted', async () => {
    const { user, id } = await setUp({ kind: 'drop' })
    mailFault = new Error('Cut off')
    await put(id, { price: 7_000 })
    // Simulates a server that dies before it commits.
    const client = await database.pool.connect()
    await client.query('BEGIN')
    await client.query(`SELECT FROM alert_progress WHERE reader = 'alerts' FOR UPDATE`)
    expect(await checkAlerts(database.pool)).toBe('busy')
    client.release(true)
    await expect.poll(() => checkAlerts(database.pool)).toBe(1)
    const servers = [startJobs(), startJobs(), startJobs()]
    await Promise.all(servers.map(server => server.runOnce()))
    // Processes all changes again, as if only the progress had been restored from a backup.
    await database.pool.query(`UPDATE alert_progress SET last_change = 0`)
    mailFault = undefined
    await Promise.all(servers.map(server => server.runOnce()))
    const count = `SELECT count(*)::int AS mails, count(DISTINCT mail_id)::int AS told
      FROM alert_event JOIN mail_outbox ON mail_outbox.id = mail_id WHERE alert_event.user_id = $1`
    expect((await database.pool.query(count, [user.id])).rows).toEqual([{ mails: 1, told: 1 }])
    await Promise.all(servers.map(server => server.close()))
  })

  it('SV4 are retried at increasing intervals when the mail server refuses them, and none is lost', async () => {
    const { user, id } = await setUp({ kind: 'drop' })
    mailFault = new Error('421 too busy')
    await put(id, { price: 7_000 })
    await jobs.runOnce()
    await jobs.runOnce()
    const outbox = async () =>
      (
        await database.pool.query(
          `SELECT attempts, last_error AS reason, round(extract(epoch FROM next_attempt_at - now()) / 60)::int AS minutes
           FROM mail_outbox WHERE user_id = $1`,
          [user.id],
        )
      ).rows
    expect(await outbox()).toEqual([{ attempts: 1, reason: '421 too busy', minutes: 1 }])
    const makeDue = 'UPDATE mail_outbox SET next_attempt_at = now() WHERE user_id = $1'
    await database.pool.query(makeDue, [user.id])
    await jobs.runOnce()
    expect(await outbox()).toEqual([{ attempts: 2, reason: '421 too busy', minutes: 2 }])
    mailFault = undefined
    await database.pool.query(makeDue, [user.id])
    await jobs.runOnce()
    expect(mails.map(({ to }) => to)).toEqual([user.email])
  })

  it('SV4 arrive in one daily digest for users who choose it, and never for users who opt out', async () => {
    const daily = await setUp({ kind: 'drop' })
    const none = await setUp({ kind: 'drop' })
    await profiles().change(daily.user.id, { delivery: 'daily' })
    await profiles().change(none.user.id, { delivery: 'none' })
    await put(daily.id, { price: 8_000 })
    await put(none.id, { price: 8_000 })
    await jobs.runOnce(new Date())
    expect(mails).toEqual([])
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    await Promise.all([jobs.runOnce(tomorrow), startJobs().runOnce(tomorrow)])
    await jobs.runOnce(tomorrow)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [daily.user.email, '1 update from Shop'],
    ])
    expect(mails[0]?.text).toContain('Price drop: Northquay Linen Midi Dress')
  })

  it('SV4 can be changed only by their owner', async () => {
    const { user } = await setUp({ kind: 'drop' })
    const other = await insertTestUser(database.pool)
    const [alert] = await alerts().list(user.id)
    await alerts().remove(other.id, alert?.id ?? '')
    await alerts().setBelow(other.id, alert?.id ?? '', 1)
    expect(await alerts().list(user.id)).toEqual([alert])
    expect(await alerts().set(user.id, 'shop', { source: 's', id: 'nope' }, { kind: 'drop' })).toBe(
      'unknown-product',
    )
  })
})

describe('saved searches', () => {
  const searches = () => createSearchStore(database.pool)

  it('SV5 find new and cheaper products once, for the digest and the feed', async () => {
    const user = await insertTestUser(database.pool)
    const [known, added] = [newId(), newId()]
    await put(known, { name: 'Corduroy Blazer', price: 10_000 })
    await jobs.runOnce()
    const saved = { title: '“corduroy”', query: 'q=corduroy+blazer&price=-150' }
    expect(await searches().save(user.id, 'shop', saved)).toBe(true)
    expect(await searches().save(user.id, 'shop', saved)).toBe(true)
    await put(known, { name: 'Corduroy Blazer', price: 10_000, description: 'Changed' })
    await put(added, { name: 'Corduroy Blazer', price: 12_000 })
    await put(newId(), { name: 'Corduroy Blazer', price: 20_000 })
    await put(newId(), { name: 'Corduroy Blazer', inStock: false })
    await put(newId(), { name: 'Linen Blazer' })
    await jobs.runOnce()
    await put(known, { name: 'Corduroy Blazer', price: 9_000 })
    await jobs.runOnce()
    await put(known, { name: 'Corduroy Blazer', price: 9_000, description: 'Changed again' })
    await jobs.runOnce()
    const [search, ...others] = await searches().list(user.id)
    expect(others).toEqual([])
    const feed = await searches().findFeed(search?.feedToken ?? '')
    expect(
      feed?.events.map(({ kind, path, cents }) => [kind, path.split('/').at(-1), cents]),
    ).toEqual([
      ['cheaper', known, 9_000],
      ['new', added, 12_000],
    ])
    expect(mails).toEqual([])
    await jobs.runOnce(new Date(Date.now() + 24 * 3_600_000))
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, '2 updates from Shop'],
    ])
    await searches().renewFeed(user.id, search?.id ?? '')
    expect(await searches().findFeed(search?.feedToken ?? '')).toBeUndefined()
  })

  it('SV5 use their owner’s sizes when limited to “my sizes”', async () => {
    const [user, other] = [await insertTestUser(database.pool), await insertTestUser(database.pool)]
    const sizes = createWornSizeStore(database.pool)
    await sizes.replace(user.id, [{ kind: 'mens-clothes', size: 'letter:l' }])
    await sizes.replace(user.id, [{ kind: 'womens-clothes', size: 'letter:m' }])
    expect(await sizes.list(user.id)).toEqual([{ kind: 'womens-clothes', size: 'letter:m' }])
    const saved = { title: 'Dresses', category: 'dresses', query: 'sizes=mine' }
    for (const { id } of [user, other]) await searches().save(id, 'shop', saved)
    await jobs.runOnce()
    const [fitting, wrong] = [newId(), newId()]
    await put(fitting, { sizes: [{ name: 'M', sizeId: 'letter:m' }] })
    await put(wrong, { sizes: [{ name: 'L', sizeId: 'letter:l' }] })
    await jobs.runOnce()
    const found = async (userId: string) => {
      const [search] = await searches().list(userId)
      const feed = await searches().findFeed(search?.feedToken ?? '')
      return feed?.events.map(({ path }) => path.split('/').at(-1))
    }
    expect(await found(user.id)).toEqual([fitting])
    expect(await found(other.id)).toEqual([])
  })

  it('SV5 wait until the index has applied the changes', async () => {
    const user = await insertTestUser(database.pool)
    await searches().save(user.id, 'shop', { title: 'Velvet', query: 'q=velvet' })
    await jobs.runOnce()
    const id = newId()
    await put(id, { name: 'Velvet Coat' })
    let isBehind = true
    const late = startAlerts({
      pool: database.pool,
      catalogue: {
        ...catalogue,
        matchSearches: async (...args) => (isBehind ? 'behind' : match(...args)),
      },
      findShownRetailer: (_, name) => name,
      mailer: { sendMail },
      sites,
      tokens,
      log,
    })
    await late.runOnce()
    const [search] = await searches().list(user.id)
    const count = async () => (await searches().findFeed(search?.feedToken ?? ''))?.events.length
    expect(await count()).toBe(0)
    isBehind = false
    await late.runOnce()
    expect(await count()).toBe(1)
    await late.close()
  })
})

describe('unsubscribe tokens', () => {
  it('SV4 can be parsed, and forged ones are rejected', () => {
    for (const what of [
      { kind: 'alert', id: 'a-b' },
      { kind: 'user', id: 'ü.1' },
    ] as const)
      expect(tokens.parse(tokens.create(what))).toEqual(what)
    const [kind, id, signature] = tokens.create({ kind: 'alert', id: 'a' }).split('.')
    for (const forged of [`u.${id}.${signature}`, `${kind}.Yg.${signature}`, `${kind}.${id}.`, 'x'])
      expect(tokens.parse(forged)).toBeUndefined()
    const others = createUnsubscribeTokens('another-secret-of-32-characters-or')
    expect(others.parse(tokens.create({ kind: 'user', id: '1' }))).toBeUndefined()
  })
})
