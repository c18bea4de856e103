import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { dropRun, releaseRun } from '#app/ingest/release-run.server.ts'
import { countFeedProducts, removeFeed } from '#app/ingest/remove-feed.server.ts'
import { withSyncLock } from '#app/ingest/sync-lock.server.ts'
import { changeChannel } from '#app/store/write-transaction.server.ts'
import { parseAudience } from '#app/vocabulary/audience.ts'
import { toAvailabilityKey } from '#app/vocabulary/availability.ts'
import { type FeedImportOptions, importFeed } from './feed-import.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'feed-import-'))
})
beforeEach(async () => {
  await database.empty()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

async function importRows(
  count: number,
  changes: Partial<FeedImportOptions> = {},
  text = makeFeed(count),
) {
  const location = join(folder, 'feed.csv')
  await writeFile(location, text)
  return importFeed({
    location,
    format: 'google',
    retailer: 'Alder & Finch',
    feed: 'alder',
    isDelta: false,
    isVouchedFor: false,
    words: new Map(),
    forgottenWords: [],
    usualAudience: parseAudience('women'),
    pool: database.pool,
    workFolder: join(folder, 'work'),
    signal: new AbortController().signal,
    ...changes,
  })
}

function makeFeed(count: number, price = '89.00 USD'): string {
  const rows = Array.from(
    { length: count },
    (_, id) =>
      `${id},Shirt ${id},https://x.example/${id},${price},https://x.example/${id}.jpg,in stock`,
  )
  return ['id,title,link,price,image_link,availability', ...rows, ''].join('\n')
}

const query = async (sql: string) => (await database.pool.query(sql)).rows
const countOffered = async () =>
  (await query('SELECT count(*)::int AS count FROM product WHERE gone_since IS NULL'))[0].count

describe('removeFeed', () => {
  const fetchEntries = () =>
    query(`SELECT actor, before, after FROM audit_entry WHERE action = 'removed feed' ORDER BY id`)

  it('PR7 AD4 takes out one feed’s products, and an import brings them back', async () => {
    await importRows(30)
    await importRows(20, { feed: 'alder-uk' })
    const [{ before }] = await query('SELECT max(changed_at)::int AS before FROM product')
    expect(await countFeedProducts(database.pool, 'f:alder')).toBe(30)
    expect(await removeFeed(database.pool, 'f:alder', 'ann')).toEqual({ products: 30 })
    expect(await countFeedProducts(database.pool, 'f:alder')).toBe(0)
    expect(await countFeedProducts(database.pool, 'f:alder-uk')).toBe(20)
    expect(
      await query(`SELECT count(*)::int AS told FROM product WHERE changed_at > ${before}`),
    ).toEqual([{ told: 30 }])
    expect(await removeFeed(database.pool, 'f:alder', 'ann')).toEqual({ products: 0 })
    expect(await fetchEntries()).toEqual([
      { actor: 'ann', before: { products: 30 }, after: { products: 0 } },
    ])
    expect(await importRows(30)).toMatchObject({ state: 'complete' })
    expect(await countOffered()).toBe(50)
  })

  it('PR7 AD4 drops what the feed has in quarantine, and tells the index at once', async () => {
    const importPots = (feed: string) =>
      importRows(0, { feed }, makeFeed(40).replaceAll('Shirt', 'Pot'))
    for (const feed of ['alder', 'alder-uk'])
      expect(await importPots(feed)).toMatchObject({ state: 'quarantined' })
    const listFates = () =>
      query(`SELECT source, quarantine.state, step IS NULL AS "isEmpty"
        FROM quarantine JOIN sync_run ON sync_run.id = run ORDER BY source`)
    const client = await database.pool.connect()
    try {
      await client.query(`LISTEN ${changeChannel}`)
      const told: string[] = []
      client.on('notification', ({ channel }) => told.push(channel))
      expect(await removeFeed(database.pool, 'f:alder', 'ann')).toEqual({ products: 0 })
      await importRows(3, { feed: 'birch' })
      await client.query('SELECT')
      told.length = 0
      expect(await removeFeed(database.pool, 'f:birch', 'ann')).toEqual({ products: 3 })
      await client.query('SELECT')
      expect(told).toEqual([changeChannel])
    } finally {
      client.release(true)
    }
    expect(await listFates()).toEqual([
      { source: 'f:alder', state: 'dropped', isEmpty: true },
      { source: 'f:alder-uk', state: 'held', isEmpty: false },
    ])
    expect((await fetchEntries()).slice(-2)).toEqual([
      { actor: 'ann', before: { products: 0 }, after: { products: 0 } },
      { actor: 'ann', before: { products: 3 }, after: { products: 0 } },
    ])
  })

  it('PR7 waits for an import of the same feed', async () => {
    await importRows(3)
    const importing = await withSyncLock(database.pool, 'f:alder', () =>
      removeFeed(database.pool, 'f:alder', 'ann'),
    )
    expect(importing).toBe('busy')
    expect(await countOffered()).toBe(3)
  })
})

describe('importFeed', () => {
  it('PR7 stores the products and the run, and skips unchanged rows the next time', async () => {
    expect(await importRows(1_200)).toMatchObject({
      source: 'f:alder',
      state: 'complete',
      counts: { read: 1_200, added: 1_200 },
    })
    expect(await importRows(1_200)).toMatchObject({
      state: 'complete',
      counts: { added: 0, changed: 0, unchanged: 1_200 },
    })
    expect(await query('SELECT source, state, expected, seen FROM sync_run')).toEqual(
      Array(2).fill({ source: 'f:alder', state: 'complete', expected: 1_200, seen: 1_200 }),
    )
    expect(await query(`SELECT DISTINCT source, retailer FROM product`)).toEqual([
      { source: 'f', retailer: 'Alder & Finch' },
    ])
  })

  it('PR7 lists products under the default gender, even if it is set later', async () => {
    const listed = () => query('SELECT DISTINCT category_id FROM product')
    await importRows(10, { usualAudience: {} })
    expect(await listed()).toEqual([{ category_id: null }])
    const women = parseAudience('women')
    expect(await importRows(10, { usualAudience: women })).toMatchObject({
      counts: { changed: 10 },
    })
    expect(await listed()).toEqual([{ category_id: 'womens-tops' }])
    expect(await importRows(10, { usualAudience: women })).toMatchObject({
      counts: { unchanged: 10 },
    })
  })

  it('PR1 PR7 stops at a feed without departments, unless it is vouched for or known', async () => {
    const nobody = { usualAudience: {} }
    expect(await importRows(30, nobody)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('--gender women'),
    })
    expect(await countOffered()).toBe(0)
    expect(await importRows(30, { usualCategory: 'mens-shirts' })).toMatchObject({
      state: 'complete',
    })
    // What was accepted once stays, and so does the stored category.
    expect(await importRows(30, nobody)).toMatchObject({ state: 'complete' })
    expect(await query('SELECT DISTINCT category_id FROM product')).toEqual([
      { category_id: 'mens-shirts' },
    ])
    expect(await importRows(30, { ...nobody, feed: 'birch', isVouchedFor: true })).toMatchObject({
      state: 'complete',
    })
  })

  it('PR7 reports rejected rows at every import, even if the other rows are unchanged', async () => {
    const text = `${makeFeed(100)}7,Shirt again,https://x.example/7,89.00 USD,https://x.example/7.jpg,in stock\n8,,,,,\n`
    const counts = { read: 100, rejected: 2 }
    expect(await importRows(0, {}, text)).toMatchObject({ state: 'complete', counts })
    expect(await importRows(0, {}, text)).toMatchObject({
      state: 'complete',
      counts: { ...counts, unchanged: 100, gone: 0 },
    })
  })

  it('PR2 stores both categories of a product for women and men', async () => {
    const text = `id,title,link,price,gender
1,Canvas sneakers,https://x.example/1,89 USD,unisex
2,Canvas sneakers,https://x.example/2,89 USD,female\n`
    await importRows(0, {}, text)
    expect(
      await query('SELECT category_id, other_category_id FROM product ORDER BY number'),
    ).toEqual([
      { category_id: 'womens-sneakers', other_category_id: 'mens-sneakers' },
      { category_id: 'womens-sneakers', other_category_id: null },
    ])
  })

  it.each([
    ['imported', 20, 'complete'],
    ['refused', 0, 'failed'],
  ])('AD2 stores the report of a file that is %s', async (_, readable, state) => {
    const text = makeFeed(readable) + makeFeed(2, 'free').replace(/^.*\n/, '')
    const doubts = [
      { kind: 'amount', field: 'price', value: 'free', place: `line ${readable + 2}`, records: 2 },
    ]
    expect(await importRows(0, {}, text)).toMatchObject({ state, doubts })
    expect(await query('SELECT doubts FROM sync_run')).toEqual([{ doubts }])
  })

  it('PR2 PR4 keeps a feed’s currency and words for its next files', async () => {
    const text =
      'id,title,link,price,availability\n1,Shirt,https://x.example/1,345.000,Bestellartikel\n'
    const stored = () => query('SELECT usd_cents, in_stock FROM product')
    const words = new Map([[toAvailabilityKey('Bestellartikel'), true]])
    expect(await importRows(0, {}, text)).toMatchObject({ state: 'failed' })
    await importRows(0, { currency: 'VND', words }, text)
    expect(await stored()).toEqual([{ usd_cents: 1397, in_stock: true }])
    // Another feed has no such settings.
    expect(await importRows(0, { feed: 'finch' }, text)).toMatchObject({ state: 'failed' })
    const next = await importRows(0, {}, text.replace('345.000', '299.000'))
    expect(next).toMatchObject({ state: 'complete' })
    expect(next).not.toHaveProperty('doubts')
    expect(await stored()).toEqual([{ usd_cents: 1211, in_stock: true }])
    await importRows(0, { forgottenWords: ['bestellartikel'] }, text)
    expect(await stored()).toEqual([{ usd_cents: 1397, in_stock: false }])
    expect(await importRows(0, { currency: null, words }, text)).toMatchObject({ state: 'failed' })
    expect(await query('SELECT currency, words FROM feed_setting ORDER BY feed')).toEqual([
      { currency: null, words: { bestellartikel: true } },
      { currency: null, words: {} },
    ])
  })

  it('PR7 marks products missing from a full file as gone, for that feed only', async () => {
    await importRows(100)
    await importRows(50, { feed: 'finch' })
    expect(await importRows(90)).toMatchObject({ state: 'complete', counts: { gone: 10 } })
    expect(await countOffered()).toBe(140)
  })

  it('PR7 refuses a file that has shrunk unless the operator vouches for it', async () => {
    await importRows(100)
    const refused = await importRows(40)
    expect(refused).toMatchObject({
      state: 'failed',
      error: 'feed.csv: has 40 rows, after 100 the last time',
    })
    expect(await countOffered()).toBe(100)
    expect(await query('SELECT state, error FROM sync_run WHERE id = 2')).toEqual([
      { state: 'failed', error: refused.error },
    ])
    expect(await importRows(40, { isVouchedFor: true })).toMatchObject({
      state: 'complete',
      counts: { gone: 60 },
    })
  })

  it('PR7 quarantines a file whose prices differ widely from those of the last one', async () => {
    await importRows(100)
    const dear = await importRows(100, {}, makeFeed(100, '8900.00 USD'))
    expect(dear).toMatchObject({
      state: 'quarantined',
      error: expect.stringContaining('100 times what they did'),
    })
    expect(await query(`SELECT DISTINCT usd_cents FROM product`)).toEqual([{ usd_cents: 8900 }])
  })

  describe('of a feed without fashion', () => {
    const stored = async () => (await query('SELECT count(*)::int AS count FROM product'))[0].count
    const women = { usualAudience: parseAudience('women') }
    const pots = (count: number) =>
      makeFeed(count).replace(
        /,Shirt (\d+)/g,
        (_, each) => `,${['Chef Knife', 'Copper Pot with Lid'][each % 2]} ${each}`,
      )

    it('PR7 holds the first file, whatever the shop is said to sell, until it is vouched for', async () => {
      for (const _ of [1, 2])
        expect(await importRows(0, women, pots(100))).toMatchObject({
          state: 'quarantined',
          error: expect.stringMatching(
            /^none of the first 100 products are fashion \(others are “(Chef|Copper)/,
          ),
        })
      expect(await stored()).toBe(0)
      expect(await importRows(0, { isVouchedFor: true }, pots(100))).toMatchObject({
        state: 'complete',
      })
      expect(await importRows(0, {}, pots(90))).toMatchObject({ state: 'complete' })
      // Consent to one feed is no consent to another.
      expect(await importRows(0, { feed: 'finch' }, pots(100))).toMatchObject({
        state: 'quarantined',
      })
    })

    it('PR7 imports the next file once an operator has released the first', async () => {
      await importRows(0, {}, pots(100))
      await releaseRun(database.pool, 'f:alder', 1, 'ann@example.com')
      expect(await stored()).toBe(100)
      expect(await importRows(0, {}, pots(110))).toMatchObject({
        state: 'complete',
        counts: { added: 10, unchanged: 100 },
      })
    })

    it('PR7 imports neither a short sample’s successor nor a discarded file', async () => {
      expect(await importRows(0, {}, pots(19))).toMatchObject({ state: 'complete' })
      expect(await importRows(0, {}, pots(39))).toMatchObject({ state: 'quarantined' })
      await dropRun(database.pool, 'f:alder', 2, 'ann@example.com')
      expect(await importRows(0, {}, pots(39))).toMatchObject({ state: 'quarantined' })
    })

    it('PR7 holds a first file of changes too, and none once the feed is known', async () => {
      const line = (id: number) =>
        [id, `Chef Knife ${id}`, id, 'Kitchen', '', 'https://c.example/k', '', 'Sharp', '', '', '']
          .concat([
            '',
            '',
            '89.00',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            'in-stock',
            '',
            '60',
            'USD',
            '',
            '',
          ])
          .concat(['', '', '', '', '', '', '', '', '', '', 'U'])
          .slice(0, 39)
          .join('|')
      const knives = Array.from({ length: 30 }, (_, id) => line(id))
      const text = ['HDR|1|Alder|x', ...knives, 'TRL|30', ''].join('\n')
      const changes = { format: 'rakuten', isDelta: true } as const
      expect(await importRows(0, changes, text)).toMatchObject({ state: 'quarantined' })
      expect(await stored()).toBe(0)
      await importRows(20)
      expect(await importRows(0, changes, text)).toMatchObject({ state: 'complete' })
    })

    it('PR7 imports a file with some fashion, and any file after one with fashion', async () => {
      const mixed = makeFeed(110).replace(/,Shirt \d*[1-9],/g, ',Chef Knife,')
      expect(await importRows(0, {}, mixed)).toMatchObject({ state: 'complete' })
      expect(await importRows(0, {}, pots(110))).toMatchObject({ state: 'complete' })
    })
  })

  it.each([
    ['a web page', '<!DOCTYPE html><title>Log in</title>', 'is a web page, not a feed: "Log in"'],
    ['half a document', '<rss><channel><item><id>1</id></item>', 'the file is truncated'],
    ['an empty file', '', 'is empty'],
  ])('PR7 leaves the last good data in place when the file is %s', async (_, text, error) => {
    await importRows(20)
    expect(await importRows(0, {}, text)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining(error),
    })
    expect(await countOffered()).toBe(20)
    expect(await importRows(20)).toMatchObject({
      state: 'complete',
      counts: { unchanged: 20, gone: 0 },
    })
  })

  it('PR7 starts over after a stop, with the same result as an uninterrupted import', async () => {
    const stop = new AbortController()
    const stopped = await importRows(2_000, { signal: stop.signal, onProducts: () => stop.abort() })
    expect(stopped).toMatchObject({ state: 'stopped' })
    expect(stopped.counts.read).toBeLessThan(2_000)
    expect(await importRows(1_999)).toMatchObject({
      state: 'complete',
      counts: { read: 1_999, rejected: 0 },
    })
    expect(await countOffered()).toBe(1_999)
    expect(await readdir(join(folder, 'work'))).toEqual([])
  })

  it('PR7 imports the first file in full after an earlier import of it was killed', async () => {
    await writeFile(join(folder, 'feed.csv'), makeFeed(3_000))
    const child = spawn(
      process.execPath,
      [
        'server/commands/feed-command.ts',
        'import',
        join(folder, 'feed.csv'),
        '--format',
        'google',
        '--retailer',
        'Alder',
        '--gender=women',
      ],
      {
        env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, INIT_CWD: folder },
        stdio: 'ignore',
      },
    )
    await expect.poll(countOffered, { interval: 20 }).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await expect.poll(async () => (await importRows(3_000)).state).toBe('complete')
    expect(await countOffered()).toBe(3_000)
  })
})
