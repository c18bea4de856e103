import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAlertStore } from '#app/accounts/alerts/alert-store.server.ts'
import { maxMailsPerDay, minutesBetweenMails } from '#app/accounts/alerts/queue-mails.server.ts'
import { createProfileStore } from '#app/accounts/profiles/profile-store.server.ts'
import { maxMatchesPerDigest } from '#app/accounts/searches/limit-matches.server.ts'
import { createSearchStore } from '#app/accounts/searches/search-store.server.ts'
import { insertTestUser } from '#app/accounts/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createTestAlerts, type TestAlerts } from './testing/alert-jobs.ts'

// How often shoppers are told, and how much.

let database: TestDatabase
let fixture: TestAlerts

/** Early enough that a day passes without the hour of the digest. */
const start = new Date('2030-03-04T15:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const aDay = 24 * 60

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  fixture = createTestAlerts(database)
  return () => fixture.close()
})

const subjects = () => fixture.mails.map(({ subject }) => subject)

describe('emails about alerts', () => {
  it('SV4 report everything found in a round at once', async () => {
    const { user, id } = await fixture.setUp({ kind: 'drop' })
    const other = fixture.newId()
    await fixture.put(other, { price: 5_000 })
    await createAlertStore(database.pool).set(
      user.id,
      'shop',
      { source: 's', id: other },
      { kind: 'drop' },
    )
    await fixture.put(id, { price: 8_000 })
    await fixture.put(other, { price: 4_000 })
    await fixture.jobs.runOnce(start)
    expect(subjects()).toEqual(['2 updates from Shop'])
    expect(fixture.mails[0]?.text).toContain('$80.00, was $100.00')
    expect(fixture.mails[0]?.text).toContain('$40.00, was $50.00')
  })

  it.each([
    ['the same price', 8_000, 20, []],
    ['a price less than one percent lower', 7_921, 20, []],
    ['a price one percent lower', 7_920, 20, ['now $79.20']],
    ['the same price almost a day later', 8_000, aDay - 1, []],
    ['the same price a day later', 8_000, aDay + 1, ['now $80.00']],
  ])(
    'SV4 report %s after a rise: %i cents, %i minutes later',
    async (_, price, minutes, expected) => {
      const { id } = await fixture.setUp({ kind: 'drop' })
      await fixture.put(id, { price: 8_000 })
      await fixture.jobs.runOnce(start)
      await fixture.put(id, { price: 10_000 })
      await fixture.jobs.runOnce(later(10))
      await fixture.put(id, { price })
      await fixture.jobs.runOnce(later(minutes))
      expect(subjects().slice(1)).toEqual(expected.map(end => expect.stringContaining(end)))
    },
  )

  it.each([
    ['almost a day', aDay - 1, 1],
    ['a day', aDay + 1, 2],
  ])('SV4 report a second restock only after %s', async (_, minutes, expected) => {
    const { id } = await fixture.setUp({ kind: 'stock' }, 0)
    await fixture.put(id, { inStock: true })
    await fixture.jobs.runOnce(start)
    await fixture.put(id, { inStock: false })
    await fixture.jobs.runOnce(later(10))
    await fixture.put(id, { inStock: true })
    await fixture.jobs.runOnce(later(minutes))
    expect(fixture.mails).toHaveLength(expected)
  })

  it('SV4 leave a few minutes apart, with what was found in between', async () => {
    const { id } = await fixture.setUp({ kind: 'drop' })
    await fixture.put(id, { price: 8_000 })
    await fixture.jobs.runOnce(start)
    await fixture.put(id, { price: 7_000 })
    await fixture.jobs.runOnce(later(minutesBetweenMails - 1))
    expect(fixture.mails).toHaveLength(1)
    await fixture.jobs.runOnce(later(minutesBetweenMails))
    expect(subjects().slice(1)).toEqual([expect.stringContaining('now $70.00')])
  })

  it('SV4 stop at a number a day; what is left goes into the digest', async () => {
    const { id } = await fixture.setUp({ kind: 'drop' })
    for (let round = 0; round <= maxMailsPerDay; round += 1) {
      await fixture.put(id, { price: 9_000 - round * 500 })
      await fixture.jobs.runOnce(later(round * 60))
    }
    expect(fixture.mails).toHaveLength(maxMailsPerDay)
    // The digest hour is one hour before `start`.
    await fixture.jobs.runOnce(later(aDay - 61))
    expect(fixture.mails).toHaveLength(maxMailsPerDay)
    await fixture.jobs.runOnce(later(aDay - 60))
    expect(subjects().slice(maxMailsPerDay)).toEqual(['1 update from Shop'])
  })

  it.each([
    [1, 1],
    [2, 2],
    [9, 256],
    [10, 360],
    [60, 360],
  ])(
    'SV4 are sent again after failure %i in %i minutes, at most six hours',
    async (failures, minutes) => {
      const { user, id } = await fixture.setUp({ kind: 'drop' })
      fixture.mailFault = new Error('421 too busy')
      await fixture.put(id, { price: 8_000 })
      await fixture.jobs.runOnce(start)
      await database.pool.query(
        'UPDATE mail_outbox SET attempts = $2, next_attempt_at = now() WHERE user_id = $1',
        [user.id, failures - 1],
      )
      await fixture.jobs.runOnce(later(1))
      const { rows } = await database.pool.query(
        `SELECT attempts, round(extract(epoch FROM next_attempt_at - now()) / 60)::int AS minutes
       FROM mail_outbox WHERE user_id = $1`,
        [user.id],
      )
      expect(rows).toEqual([{ attempts: failures, minutes }])
    },
  )

  it('SV4 are tried again by another server after two minutes if their server dies', async () => {
    const { user, id } = await fixture.setUp({ kind: 'drop' })
    await fixture.put(id, { price: 8_000 })
    let leaseSeconds: number | undefined
    const server = fixture.startJobs({
      mailer: {
        async sendMail() {
          const { rows } = await database.pool.query<{ seconds: number }>(
            `SELECT round(extract(epoch FROM next_attempt_at - now()))::int AS seconds
             FROM mail_outbox WHERE user_id = $1`,
            [user.id],
          )
          leaseSeconds = rows[0]?.seconds
        },
      },
    })
    await server.runOnce(start)
    // Some time has passed since the lease began.
    expect(leaseSeconds).toBeGreaterThan(110)
    expect(leaseSeconds).toBeLessThanOrEqual(120)
  })

  it.each([
    ['almost three days', 3 * aDay * 60_000 - 1, 'Price drop'],
    ['three days', 3 * aDay * 60_000, '1 update'],
  ])('SV4 report nothing that has waited %s', async (_, ms, subject) => {
    const { user, id } = await fixture.setUp({ kind: 'drop' })
    const profiles = createProfileStore(database.pool)
    await profiles.change(user.id, { delivery: 'daily' })
    await fixture.put(id, { price: 8_000 })
    await fixture.jobs.runOnce(start)
    await profiles.change(user.id, { delivery: 'each' })
    await fixture.jobs.runOnce(new Date(start.getTime() + ms))
    expect(subjects()).toEqual([expect.stringContaining(subject)])
  })

  it.each([
    ['just before its hour', '2030-03-04T13:59:59.999Z', '2030-03-04T14:00:00Z', 1],
    [
      'at its hour, which the next one reports',
      '2030-03-04T14:00:00Z',
      '2030-03-05T13:59:59.999Z',
      0,
    ],
    [
      'in the three days before, while no server ran',
      '2030-03-04T14:00:00.001Z',
      '2030-03-07T14:00:00Z',
      1,
    ],
    ['earlier than that', '2030-03-04T14:00:00Z', '2030-03-07T14:00:00Z', 0],
  ])('SV4 of the day include what happened %s', async (_, happened, sent, expected) => {
    const { user, id } = await fixture.setUp({ kind: 'drop' })
    await createProfileStore(database.pool).change(user.id, { delivery: 'daily' })
    await fixture.put(id, { price: 8_000 })
    await fixture.jobs.runOnce(new Date(happened))
    expect(fixture.mails).toEqual([])
    await fixture.jobs.runOnce(new Date(sent))
    expect(fixture.mails).toHaveLength(expected)
  })

  it.each([
    ['its price went back up', { price: 10_000 }, []],
    ['it sold out', { price: 8_000, inStock: false }, []],
    ['it costs less still', { price: 6_000 }, ['now $60.00']],
  ])(
    'SV4 are checked again when a product changed before they left: %s',
    async (_, change, expected) => {
      const { user, id } = await fixture.setUp({ kind: 'drop' })
      fixture.mailFault = new Error('421 too busy')
      await fixture.put(id, { price: 8_000 })
      await fixture.jobs.runOnce(start)
      fixture.mailFault = undefined
      await fixture.put(id, change)
      await database.pool.query(
        'UPDATE mail_outbox SET next_attempt_at = now() WHERE user_id = $1',
        [user.id],
      )
      await fixture.jobs.runOnce(later(1))
      expect(subjects()).toEqual(expected.map(end => expect.stringContaining(end)))
    },
  )
})

describe('matches of saved searches', () => {
  const searches = () => createSearchStore(database.pool)
  const putAll = async (count: number, name: string, retailer = 'Alder & Finch') => {
    for (let at = 0; at < count; at += 1)
      await fixture.put(fixture.newId(), { name, retailer: { id: retailer, name: retailer } })
  }
  const countEvents = async (userId: string) => {
    const { rows } = await database.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM alert_event WHERE user_id = $1',
      [userId],
    )
    return rows[0]?.count
  }

  it('SV5 are stored up to a limit per digest, and the rest is counted', async () => {
    const user = await insertTestUser(database.pool)
    await searches().save(user.id, 'shop', { title: 'Kimonos', query: 'q=kimono' })
    await fixture.jobs.runOnce()
    await putAll(maxMatchesPerDigest, 'Kimono')
    await fixture.jobs.runOnce()
    expect(await countEvents(user.id)).toBe(maxMatchesPerDigest)
    await putAll(3, 'Kimono')
    await fixture.jobs.runOnce()
    await putAll(2, 'Kimono')
    await fixture.jobs.runOnce()
    expect(await countEvents(user.id)).toBe(maxMatchesPerDigest)
    await fixture.jobs.runOnce(new Date(Date.now() + 24 * 3_600_000))
    expect(subjects()).toEqual([`${maxMatchesPerDigest + 5} updates from Shop`])
    expect(fixture.mails[0]?.text).toContain('And 5 more')
    expect(fixture.mails[0]?.text).toContain('https://shop.example/products?')
  })

  it('SV5 share the lines of a digest, so that a wide search hides no other', async () => {
    const user = await insertTestUser(database.pool)
    for (const word of ['poncho', 'sarong', 'bolero'])
      await searches().save(user.id, 'shop', { title: word, query: `q=${word}` })
    await fixture.jobs.runOnce()
    for (const [count, name] of [
      [20, 'Poncho'],
      [20, 'Sarong'],
      [1, 'Bolero'],
    ] as const)
      await putAll(count, name)
    await fixture.jobs.runOnce()
    await fixture.jobs.runOnce(new Date(Date.now() + 24 * 3_600_000))
    const texts = fixture.mails.map(mail => mail.text ?? '')
    const text = texts.find(each => each.includes('New matches and price drops in bolero')) ?? ''
    expect(text.match(/And 7 more/g)).toHaveLength(2)
  })

  it('SV5 leave out retailers that operators turned off', async () => {
    const user = await insertTestUser(database.pool)
    await searches().save(user.id, 'shop', { title: 'Capes', query: 'q=cape' })
    await fixture.jobs.runOnce()
    fixture.findShownRetailer = name => (name === 'Sable Row' ? undefined : name)
    await putAll(2, 'Cape', 'Sable Row')
    await putAll(1, 'Cape')
    await fixture.jobs.runOnce()
    expect(await countEvents(user.id)).toBe(1)
  })

  it('SV5 report a price that flaps once a day', async () => {
    const user = await insertTestUser(database.pool)
    const id = fixture.newId()
    await fixture.put(id, { name: 'Parka', price: 10_000 })
    await searches().save(user.id, 'shop', { title: 'Parkas', query: 'q=parka' })
    await fixture.jobs.runOnce()
    for (const price of [9_000, 10_000, 9_000, 10_000, 9_000]) {
      await fixture.put(id, { name: 'Parka', price })
      await fixture.jobs.runOnce()
    }
    expect(await countEvents(user.id)).toBe(1)
  })
})
