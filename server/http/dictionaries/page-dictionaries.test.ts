import { hash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createSharedPage } from '../response-cache/shared-page.ts'
import { openPageDictionaries, type PageDictionaries, renewMs } from './page-dictionaries.ts'

const path = '/product/s/women/marlow/dove-street/dress/1'
const errors: unknown[] = []
const log = { error: (fields: unknown) => void errors.push(fields) }
const world = { ms: Date.parse('2026-11-27T00:00:00Z') }
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  errors.length = 0
  await database.empty()
})
afterAll(() => database.drop())

function open(): Promise<PageDictionaries> {
  return openPageDictionaries({ pool: database.pool, log, now: () => world.ms })
}

function toPage(text: string, headers: Record<string, string> = {}, status = 200) {
  const type = { 'Content-Type': 'text/html; charset=utf-8' }
  const body = text.padEnd(2_000)
  return createSharedPage(new Response(body, { status, headers: { ...type, ...headers } }), [])
}

function toHash(text: string): string {
  return hash('sha256', text.padEnd(2_000))
}

async function announce(dictionaries: PageDictionaries, text: string, storefront = 'fashion8') {
  return dictionaries.announce(await toPage(text), storefront, path)
}

/** Announces a page that becomes a dictionary, and waits until it has. */
async function makeFrom(dictionaries: PageDictionaries, text: string): Promise<void> {
  await announce(dictionaries, text)
  await expect.poll(() => dictionaries.find(toHash(text))).toBeDefined()
}

describe('dictionaries for compressing pages', () => {
  it('makes the first page of a template the dictionary, and links to it from then on', async () => {
    const dictionaries = await open()
    const first = await announce(dictionaries, 'first')
    expect(first.headers.get('link')).toBeUndefined()
    expect(first.headers.get('vary')).toBe('Available-Dictionary')
    await expect.poll(() => dictionaries.find(toHash('first'))).toBeDefined()
    const second = await announce(dictionaries, 'second')
    expect(second.headers.get('link')).toBe(
      `</dictionaries/${toHash('first')}>; rel="compression-dictionary"`,
    )
    expect(second.findDictionary?.(toHash('first'))?.body).toHaveLength(2_000)
    expect(second.findDictionary?.(toHash('second'))).toBeUndefined()
  })

  it('shares them with other servers and keeps them through a restart', async () => {
    const [one, other] = [await open(), await open()]
    await makeFrom(one, 'first')
    await announce(other, 'of the other server')
    await expect.poll(() => other.find(toHash('first'))).toBeDefined()
    expect(other.find(toHash('of the other server'))).toBeUndefined()
    expect((await open()).find(toHash('first'))).toBeDefined()
  })

  it('has one for each storefront, since each has its own look', async () => {
    const dictionaries = await open()
    await makeFrom(dictionaries, 'first')
    const page = await announce(dictionaries, 'second', 'fashion9')
    expect(page.headers.get('link')).toBeUndefined()
    // Else it would be written into the next test's database.
    await expect.poll(() => dictionaries.find(toHash('second'))).toBeDefined()
  })

  it('replaces one after a day, not before, and knows the one before it', async () => {
    const dictionaries = await open()
    await makeFrom(dictionaries, 'first')
    world.ms += renewMs - 1
    const last = await announce(dictionaries, 'second')
    expect(last.headers.get('link')).toContain(toHash('first'))
    world.ms += 1
    await makeFrom(dictionaries, 'third')
    expect(dictionaries.find(toHash('first'))).toBeDefined()
    expect(dictionaries.find(toHash('second'))).toBeUndefined()
    world.ms += renewMs
    await makeFrom(dictionaries, 'fourth')
    expect(dictionaries.find(toHash('first'))).toBeUndefined()
    expect(dictionaries.find(toHash('third'))).toBeDefined()
  })

  it.each([
    ['an error', '/products', {}, 404],
    ['a page with its own rules', '/products', { 'Cache-Control': 'no-store' }, 200],
    ['Markdown', '/products', { 'Content-Type': 'text/markdown' }, 200],
    ['a page without a template', '/company/terms', {}, 200],
  ])('leaves %s as it is', async (_, pathname, headers, status) => {
    const page = await toPage('page', headers, status)
    const dictionaries = await open()
    expect(dictionaries.announce(page, 'fashion8', pathname)).toBe(page)
  })

  it('compresses data, but makes no dictionary of it and links to none', async () => {
    const dictionaries = await open()
    await makeFrom(dictionaries, 'first')
    const data = await toPage('data', { 'Content-Type': 'text/x-script' })
    const page = dictionaries.announce(data, 'fashion8', `${path}.data`)
    expect(page.headers.get('link')).toBeUndefined()
    expect(page.headers.get('vary')).toBe('Available-Dictionary')
    expect(page.findDictionary?.(toHash('first'))).toBeDefined()
  })

  it('goes on without them while the database is away, and tries again a minute later', async () => {
    await database.pool.query('ALTER TABLE page_dictionary RENAME TO gone')
    const dictionaries = await open()
    await announce(dictionaries, 'first')
    await expect.poll(() => errors.length).toBe(2)
    await database.pool.query('ALTER TABLE gone RENAME TO page_dictionary')
    world.ms += 59_999
    await announce(dictionaries, 'second')
    world.ms += 1
    await makeFrom(dictionaries, 'third')
    expect(dictionaries.find(toHash('second'))).toBeUndefined()
    expect(errors).toHaveLength(2)
  })
})
