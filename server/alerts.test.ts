import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAlertStore } from '#app/accounts/alerts/alert-store.server.ts'
import { checkAlerts } from '#app/accounts/alerts/check-alerts.server.ts'
import { createUnsubscribeTokens } from '#app/accounts/alerts/unsubscribe-token.ts'
import { createUnsubscriber } from '#app/accounts/alerts/unsubscriber.server.ts'
import { createProfileStore } from '#app/accounts/profiles/profile-store.server.ts'
import { createSearchStore } from '#app/accounts/searches/search-store.server.ts'
import { createWornSizeStore } from '#app/accounts/sizes/worn-size-store.server.ts'
import { insertTestUser } from '#app/accounts/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { createTestAlerts, matchingCatalogue, type TestAlerts } from './testing/alert-jobs.ts'

let database: TestDatabase
let fixture: TestAlerts

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  fixture = createTestAlerts(database)
  return () => fixture.close()
})

const alerts = () => createAlertStore(database.pool)
const profiles = () => createProfileStore(database.pool)

describe('alerts', () => {
  it('SV4 email a price drop once, as text and HTML, with one-click unsubscribe', async () => {
    const { user, id } = await fixture.setUp({ kind: 'drop' })
    expect(fixture.mails).toEqual([])
    await fixture.put(id, { price: 8_000 })
    await fixture.jobs.runOnce()
    await fixture.jobs.runOnce()
    expect(fixture.mails).toHaveLength(1)
    const [mail] = fixture.mails
    expect(mail).toMatchObject({
      to: user.email,
      subject: `Price drop: Northquay Linen Midi Dress ${id}, now $80.00`,
    })
    expect(mail?.text).toContain('$80.00, was $100.00, at Alder & Finch')
    expect(mail?.html).toContain('$80.00, was $100.00')
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = /^<(https:.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1]
    const ends = fixture.tokens.parse(url?.split('/').at(-1) ?? '')
    if (!ends) throw new Error('The mail has no token of ours.')
    await createUnsubscriber(database.pool, fixture.tokens).end(ends)
    await createUnsubscriber(database.pool, fixture.tokens).end(ends)
    expect(await alerts().list(user.id)).toEqual([])
    await fixture.put(id, { price: 5_000 })
    await fixture.jobs.runOnce()
    expect(fixture.mails).toHaveLength(1)
  })

  it('SV4 are found for the shown products of their shopper', async () => {
    const { user, id } = await fixture.setUp({ kind: 'drop' })
    const [key, other] = [id, 'another'].map(each => ({ source: 's' as const, id: each }))
    if (!key || !other) throw new Error('there are two')
    await alerts().set(user.id, 'shop', key, { kind: 'stock' })
    const found = await alerts().findKinds(user.id, [key, other])
    expect([...found]).toEqual([[formatProductKey(key), ['stock', 'drop']]])
    expect(await alerts().findKinds(user.id, [other])).toEqual(new Map())
    expect(await alerts().findKinds(user.id, [])).toEqual(new Map())
    expect(await alerts().findKinds('somebody-else', [key])).toEqual(new Map())
  })

  it('AD1 leave out a retailer that operators turned off', async () => {
    const { id } = await fixture.setUp({ kind: 'drop' })
    await fixture.put(id, { price: 8_000 })
    fixture.findShownRetailer = () => undefined
    await fixture.jobs.runOnce()
    expect(fixture.mails).toEqual([])
  })

  it('AD1 use the name that operators gave a retailer', async () => {
    const { id } = await fixture.setUp({ kind: 'drop' })
    await fixture.put(id, { price: 8_000 })
    fixture.findShownRetailer = name => `${name} Ltd`
    await fixture.jobs.runOnce()
    expect(fixture.mails[0]?.text).toContain('at Alder & Finch Ltd')
  })

  it('SV4 ignore drops of less than one percent and prices above the limit', async () => {
    const { id } = await fixture.setUp({ kind: 'drop', belowCents: 9_000 })
    for (const price of [9_950, 9_500, 9_050]) {
      await fixture.put(id, { price })
      await fixture.jobs.runOnce()
    }
    expect(fixture.mails).toEqual([])
    await fixture.put(id, { price: 8_999 })
    await fixture.jobs.runOnce()
    expect(fixture.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('now $89.99'),
    ])
  })

  it('SV4 email when a product or one of its sizes is back in stock', async () => {
    const whole = await fixture.setUp({ kind: 'stock' }, 0)
    const sized = await fixture.setUp({ kind: 'stock', size: 'M' })
    await fixture.put(whole.id, { price: 10_000 })
    await fixture.put(sized.id, { price: 10_000, stock: [{ size: 'S' }] })
    await fixture.jobs.runOnce()
    expect(fixture.mails.map(({ to }) => to)).toEqual([whole.user.email])
    await fixture.put(sized.id, { price: 10_000, stock: [{ size: 'S' }, { size: 'M' }] })
    await fixture.jobs.runOnce()
    expect(fixture.mails.at(-1)).toMatchObject({ to: sized.user.email })
    expect(fixture.mails.at(-1)?.text).toContain('$100.00, in M, at Alder & Finch')
  })

  it('SV4 create one event and one email when servers run concurrently and are interrupted', async () => {
    const { user, id } = await fixture.setUp({ kind: 'drop' })
    fixture.mailFault = new Error('Cut off')
    await fixture.put(id, { price: 7_000 })
    // Simulates a server that dies before it commits.
    const client = await database.pool.connect()
    await client.query('BEGIN')
    await client.query(`SELECT FROM alert_progress WHERE reader = 'alerts' FOR UPDATE`)
    expect(await checkAlerts(database.pool)).toBe('busy')
    client.release(true)
    await expect.poll(() => checkAlerts(database.pool)).toBe(1)
    const servers = [fixture.startJobs(), fixture.startJobs(), fixture.startJobs()]
    await Promise.all(servers.map(server => server.runOnce()))
    // Processes all changes again, as if only the progress had been restored from a backup.
    await database.pool.query(`UPDATE alert_progress SET last_change = 0`)
    fixture.mailFault = undefined
    await Promise.all(servers.map(server => server.runOnce()))
    const count = `SELECT count(*)::int AS mails, count(DISTINCT mail_id)::int AS told
      FROM alert_event JOIN mail_outbox ON mail_outbox.id = mail_id WHERE alert_event.user_id = $1`
    expect((await database.pool.query(count, [user.id])).rows).toEqual([{ mails: 1, told: 1 }])
  })

  it('SV4 are retried at increasing intervals when the mail server refuses them, and none is lost', async () => {
    const { user, id } = await fixture.setUp({ kind: 'drop' })
    fixture.mailFault = new Error('421 too busy')
    await fixture.put(id, { price: 7_000 })
    await fixture.jobs.runOnce()
    await fixture.jobs.runOnce()
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
    await fixture.jobs.runOnce()
    expect(await outbox()).toEqual([{ attempts: 2, reason: '421 too busy', minutes: 2 }])
    fixture.mailFault = undefined
    await database.pool.query(makeDue, [user.id])
    await fixture.jobs.runOnce()
    expect(fixture.mails.map(({ to }) => to)).toEqual([user.email])
  })

  it('SV4 arrive in one daily digest for users who choose it, and never for users who opt out', async () => {
    const daily = await fixture.setUp({ kind: 'drop' })
    const none = await fixture.setUp({ kind: 'drop' })
    await profiles().change(daily.user.id, { delivery: 'daily' })
    await profiles().change(none.user.id, { delivery: 'none' })
    await fixture.put(daily.id, { price: 8_000 })
    await fixture.put(none.id, { price: 8_000 })
    await fixture.jobs.runOnce(new Date())
    expect(fixture.mails).toEqual([])
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    await Promise.all([fixture.jobs.runOnce(tomorrow), fixture.startJobs().runOnce(tomorrow)])
    await fixture.jobs.runOnce(tomorrow)
    expect(fixture.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [daily.user.email, '1 update from Shop'],
    ])
    expect(fixture.mails[0]?.text).toContain('Price drop: Northquay Linen Midi Dress')
  })

  it('SV4 can be changed only by their owner', async () => {
    const { user } = await fixture.setUp({ kind: 'drop' })
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
    const [known, added] = [fixture.newId(), fixture.newId()]
    await fixture.put(known, { name: 'Corduroy Blazer', price: 10_000 })
    await fixture.jobs.runOnce()
    const saved = { title: '“corduroy”', query: 'q=corduroy+blazer&price=-150' }
    expect(await searches().save(user.id, 'shop', saved)).toBe(true)
    expect(await searches().save(user.id, 'shop', saved)).toBe(true)
    await fixture.put(known, { name: 'Corduroy Blazer', price: 10_000, description: 'Changed' })
    await fixture.put(added, { name: 'Corduroy Blazer', price: 12_000 })
    await fixture.put(fixture.newId(), { name: 'Corduroy Blazer', price: 20_000 })
    await fixture.put(fixture.newId(), { name: 'Corduroy Blazer', inStock: false })
    await fixture.put(fixture.newId(), { name: 'Linen Blazer' })
    await fixture.jobs.runOnce()
    await fixture.put(known, { name: 'Corduroy Blazer', price: 9_000 })
    await fixture.jobs.runOnce()
    await fixture.put(known, {
      name: 'Corduroy Blazer',
      price: 9_000,
      description: 'Changed again',
    })
    await fixture.jobs.runOnce()
    const [search, ...others] = await searches().list(user.id)
    expect(others).toEqual([])
    const feed = await searches().findFeed(search?.feedToken ?? '')
    expect(
      feed?.events.map(({ kind, path, cents }) => [kind, path.split('/').at(-1), cents]),
    ).toEqual([
      ['cheaper', known, 9_000],
      ['new', added, 12_000],
    ])
    expect(fixture.mails).toEqual([])
    await fixture.jobs.runOnce(new Date(Date.now() + 24 * 3_600_000))
    expect(fixture.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, '2 updates from Shop'],
    ])
    await searches().renewFeed(user.id, search?.id ?? '')
    expect(await searches().findFeed(search?.feedToken ?? '')).toBeUndefined()
  })

  it('SV5 do not report another color of a product that they found', async () => {
    const user = await insertTestUser(database.pool)
    await searches().save(user.id, 'shop', { title: '“selvedge”', query: 'q=selvedge+chinos' })
    const inColor = (color: string) => ({
      name: 'Selvedge Chinos',
      unbrandedName: 'Selvedge Chinos',
      colors: [{ id: color, name: color }],
    })
    const [navy, red] = [fixture.newId(), fixture.newId()]
    await fixture.put(navy, inColor('Navy'))
    await fixture.jobs.runOnce()
    // The jobs may run before matching has grouped the colors.
    await createStore(database.pool).upsertProducts('s', [makeProduct(red, inColor('Red'))])
    await fixture.jobs.runOnce()
    await matchOffers(database.pool)
    await fixture.jobs.runOnce()
    const [search] = await searches().list(user.id)
    const feed = await searches().findFeed(search?.feedToken ?? '')
    expect(feed?.events.map(({ path }) => path.split('/').at(-1))).toEqual([navy])
  })

  it('SV5 use their owner’s sizes when limited to “my sizes”', async () => {
    const [user, other] = [await insertTestUser(database.pool), await insertTestUser(database.pool)]
    const sizes = createWornSizeStore(database.pool)
    await sizes.replace(user.id, [{ kind: 'mens-clothes', size: 'letter:l' }])
    await sizes.replace(user.id, [{ kind: 'womens-clothes', size: 'letter:m' }])
    expect(await sizes.list(user.id)).toEqual([{ kind: 'womens-clothes', size: 'letter:m' }])
    const saved = { title: 'Dresses', category: 'dresses', query: 'sizes=mine' }
    for (const { id } of [user, other]) await searches().save(id, 'shop', saved)
    await fixture.jobs.runOnce()
    const [fitting, wrong] = [fixture.newId(), fixture.newId()]
    await fixture.put(fitting, { sizes: [{ name: 'M', sizeId: 'letter:m' }] })
    await fixture.put(wrong, { sizes: [{ name: 'L', sizeId: 'letter:l' }] })
    await fixture.jobs.runOnce()
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
    await fixture.jobs.runOnce()
    const id = fixture.newId()
    await fixture.put(id, { name: 'Velvet Coat' })
    let isBehind = true
    const late = fixture.startJobs({
      catalogue: {
        ...matchingCatalogue,
        matchSearches: async (...args) =>
          isBehind ? 'behind' : matchingCatalogue.matchSearches(...args),
      },
    })
    await late.runOnce()
    const [search] = await searches().list(user.id)
    const count = async () => (await searches().findFeed(search?.feedToken ?? ''))?.events.length
    expect(await count()).toBe(0)
    isBehind = false
    await late.runOnce()
    expect(await count()).toBe(1)
  })
})

describe('unsubscribe tokens', () => {
  it('SV4 can be parsed, and forged ones are rejected', () => {
    const { tokens } = fixture
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
