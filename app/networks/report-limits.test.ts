import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCjReader } from './cj/reader.server.ts'
import { createRakutenReader } from './rakuten/reader.server.ts'
import type { ReportReader } from './report-reader.ts'
import { createSkimlinksReader } from './skimlinks/reader.server.ts'

// How many records and pages a report is read in, and how far back, with the network replaced and
// the clock stopped: the rate limits would spread a thousand pages over hours.

const dayMs = 24 * 3_600_000
const credentials = { clientId: 'id', clientSecret: 'secret' }

function createRakuten(): ReportReader {
  return createRakutenReader({ ...credentials, apiUrl: 'https://api.example', siteId: '1' })
}

function createSkimlinks(): ReportReader {
  return createSkimlinksReader({
    ...{ ...credentials, publisherId: '1' },
    ...{ tokenUrl: 'https://token.example/', apiUrl: 'https://api.example' },
  })
}

/** The addresses and bodies of the requests for pages. */
let asked: { url: URL; body: string }[] = []

beforeEach(() => {
  asked = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers every request for a token, and each for a page with what `toPage` returns. */
function answerWith(toPage: (url: URL, page: number) => unknown): void {
  vi.stubGlobal('fetch', async (url: URL, { body }: RequestInit) => {
    const isToken = url.pathname === '/token' || url.host === 'token.example'
    if (!isToken) asked.push({ url, body: String(body) })
    return Response.json(
      isToken ? { access_token: 't', expires_in: 3_600 } : toPage(url, asked.length),
    )
  })
}

/** Reads a report to its end; returns its number of records. */
async function read(reader: ReportReader): Promise<number> {
  const until = new Date()
  let records = 0
  let isDone = false
  const reading = (async () => {
    const period = { since: new Date(until.getTime() - dayMs), until }
    for await (const page of reader.read(period)) records += page.length
  })().finally(() => {
    isDone = true
  })
  while (!isDone) await vi.advanceTimersByTimeAsync(60_000)
  await reading
  return records
}

const many = (count: number) => Array.from({ length: count }, () => ({}))
const toLimit = (url: URL) => Number(url.searchParams.get('limit'))

describe('a report whose pages never end', () => {
  it.each<[name: string, reader: ReportReader, toPage: (url: URL, page: number) => unknown]>([
    [
      'CJ',
      createCjReader({
        ...{ commissionsUrl: 'https://api.example/', token: 't', companyId: '1' },
        ratePerMinute: 10_000,
      }),
      (_, page) => ({
        data: {
          publisherCommissions: { maxCommissionId: page, payloadComplete: false, records: [{}] },
        },
      }),
    ],
    ['Skimlinks', createSkimlinks(), () => ({ commissions: [{}], pagination: { has_next: true } })],
  ])('OU4 is read for a thousand pages: %s', async (_, reader, toPage) => {
    answerWith(toPage)
    await read(reader)
    expect(asked).toHaveLength(1_000)
  })
})

it.each([
  [999, 1],
  [1_000, 2],
  [1_001, 2],
  [2_000, 3],
])('OU4 reads %i records of Rakuten in %i pages', async (count, pages) => {
  answerWith((url, page) => {
    const limit = toLimit(url)
    return many(Math.min(limit, Math.max(0, count - (page - 1) * limit)))
  })
  expect(await read(createRakuten())).toBe(count)
  expect(asked).toHaveLength(pages)
})

it.each([
  [5_000, 1],
  [5_001, 2],
])('OU4 reads %i records of Skimlinks in %i pages', async (count, pages) => {
  answerWith(url => {
    const [limit, offset] = [toLimit(url), Number(url.searchParams.get('offset'))]
    const commissions = many(Math.min(limit, count - offset))
    return { commissions, pagination: { has_next: offset + limit < count } }
  })
  expect(await read(createSkimlinks())).toBe(count)
  expect(asked).toHaveLength(pages)
})

it('OU4 asks Skimlinks for changes to sales of the last 400 days', async () => {
  const since = Date.now() - dayMs
  const sales = [400, 401].map(days => new Date(since - days * dayMs).toISOString().slice(0, 10))
  answerWith(url => {
    const first = url.searchParams.get('start_date') ?? ''
    const commissions = sales.filter(day => day >= first)
    return { commissions, pagination: { has_next: false } }
  })
  expect(await read(createSkimlinks())).toBe(1)
})

it('OU4 calls Skimlinks five times a minute, and the call for a token counts', async () => {
  const start = Date.now()
  const pages = new Map<number, number>()
  answerWith((_, page) => {
    const minute = Math.floor((Date.now() - start) / 60_000)
    pages.set(minute, (pages.get(minute) ?? 0) + 1)
    return { commissions: [{}], pagination: { has_next: page < 14 } }
  })
  await read(createSkimlinks())
  expect([...pages]).toEqual([
    [0, 4],
    [1, 5],
    [2, 5],
  ])
})
