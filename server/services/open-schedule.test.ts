import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { fetchLatestCrawls } from '#app/page-rules/crawl-store.server.ts'
import { type SampleServer, sampleUrl, startSampleServer } from '#app/page-rules/testing.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { parseSettings } from '../settings/settings.ts'
import { openSchedule, pageRulesJob } from './open-schedule.ts'

const shop = { ...getStorefront('localhost'), siteUrl: sampleUrl }
let database: TestDatabase
let site: SampleServer
beforeAll(async () => {
  database = await createTestDatabase()
  site = await startSampleServer()
})
afterAll(async () => {
  site?.close()
  await database?.drop()
})

/** Runs one server's schedule; the server's pages are those of the sample site. */
async function withSchedule(work: () => Promise<void>): Promise<void> {
  const stop = new AbortController()
  const stack = new AsyncDisposableStack()
  const settings = parseSettings({ PAGE_RULES_CRON: '* * * * *', LINK_CHECKS: '0' })
  const { port } = new URL(site.origin)
  const log = pino({ level: 'silent' })
  await openSchedule(settings, Number(port), [shop], database.pool, true, log, stop.signal, stack)
  try {
    await work()
  } finally {
    stop.abort()
    await stack.disposeAsync()
  }
}

it('SE3 the schedule crawls each storefront when PAGE_RULES_CRON is due', async () => {
  const { pool } = database
  // The first server stores the schedule. It has just looked for due jobs and would look again
  // after half a minute, so the second server starts as if that time had passed.
  await withSchedule(async () => {
    const { rows } = await pool.query(
      'SELECT cron, timezone FROM jobs.schedule WHERE name = ANY($1) ORDER BY name',
      [['exchange-rates', pageRulesJob]],
    )
    expect(rows).toEqual([
      { cron: '17 17 * * *', timezone: 'UTC' },
      { cron: '* * * * *', timezone: 'UTC' },
    ])
  })
  await pool.query(`UPDATE jobs.version SET cron_on = now() - interval '40 seconds'`)
  await withSchedule(() =>
    vi.waitFor(
      async () =>
        expect(await fetchLatestCrawls(pool)).toMatchObject([
          { storefront: shop.id, endedAt: expect.any(Date), violations: [] },
        ]),
      { timeout: 100_000, interval: 200 },
    ),
  )
  expect(site.requests).toContainEqual({ path: '/', host: new URL(sampleUrl).host })
}, 120_000)
