import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { checkStorefronts } from './check-storefronts.server.ts'
import { fetchLatestCrawls, saveCrawl } from './crawl-store.server.ts'
import { createSampleSite, type SampleServer, sampleUrl, startSampleServer } from './testing.ts'

let database: TestDatabase
let server: SampleServer
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startSampleServer()
})
beforeEach(() => database.empty())
afterAll(async () => {
  server.close()
  await database.drop()
})

function check(signal = new AbortController().signal) {
  const storefronts = [{ id: 'shop', siteUrl: sampleUrl }]
  const { pool } = database
  return checkStorefronts({ pool, storefronts, origin: server.origin, signal, pauseMs: 0 })
}

describe('checkStorefronts', () => {
  it('SE3 stores the results of each crawl and returns the latest', async () => {
    server.show(createSampleSite().set('/share.png', { status: 404, headers: {}, body: '' }))
    const { violations } = await check()
    const [broken] = await fetchLatestCrawls(database.pool)
    expect(broken).toMatchObject({ storefront: 'shop', endedAt: expect.any(Date) })
    expect(broken?.violations).toHaveLength(violations)
    expect(broken?.violations).toContainEqual({
      rule: 'files-exist',
      path: '/',
      fault: '/share.png returned 404',
    })

    server.show(createSampleSite())
    expect(await check()).toEqual({ violations: 0 })
    const [mended] = await fetchLatestCrawls(database.pool)
    expect(mended).toMatchObject({ violations: [], pages: broken?.pages })
    expect(mended).not.toHaveProperty('error')
  })

  it('SE3 stores the error of a failed crawl', async () => {
    server.show(createSampleSite().set('/robots.txt', { status: 503, headers: {}, body: '' }))
    await check()
    expect(await fetchLatestCrawls(database.pool)).toMatchObject([
      { storefront: 'shop', pages: 0, error: '/robots.txt returned 503', violations: [] },
    ])
  })

  it('SE3 stores nothing when aborted', async () => {
    server.show(createSampleSite())
    await expect(check(AbortSignal.abort())).rejects.toThrow()
    expect(await fetchLatestCrawls(database.pool)).toEqual([])
  })
})

it('SE3 saveCrawl deletes the oldest crawls of the same storefront', async () => {
  const violations = [{ rule: 'one-h1' as const, path: '/', fault: 'It has 2' }]
  const crawl = { startedAt: new Date(), pages: 1, violations }
  await saveCrawl(database.pool, { ...crawl, storefront: 'other' })
  for (let run = 0; run < 32; run += 1)
    await saveCrawl(database.pool, { ...crawl, storefront: 'shop' })
  const { rows } = await database.pool.query(
    `SELECT storefront, count(*)::int AS crawls, count(rule)::int AS faults
     FROM page_crawl JOIN page_violation ON crawl_id = id GROUP BY storefront ORDER BY 1`,
  )
  expect(rows).toEqual([
    { storefront: 'other', crawls: 1, faults: 1 },
    { storefront: 'shop', crawls: 30, faults: 30 },
  ])
})
