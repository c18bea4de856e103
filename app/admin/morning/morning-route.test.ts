import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideService, quietServices } from '#app/context/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { StoredCrawl } from '#app/page-rules/crawl-store.server.ts'
import type { PageChecks } from '#app/page-rules/page-checks.ts'
import { storefrontNames } from '../frame/storefront-names.ts'
import { toRatesFact } from '../sources/sources-page.ts'
import { createNoSources, provideOperators } from '../testing.ts'
import type { Morning } from './create-morning.server.ts'
import { getMorningPage } from './morning-page.ts'
import * as route from './morning-route.tsx'
import { MorningView } from './morning-view.tsx'

const line = [600, null, 1_200, 1_240]
const well: Morning = {
  day: new Date('2026-03-29T08:00:00Z'),
  figures: [
    { name: 'clicks', value: 1_240, usual: { median: 1_200, low: 1_000, high: 1_400 }, line },
    {
      name: 'earnings',
      value: 9_000,
      usual: { median: 5_000, low: 4_000, high: 6_000 },
      line: [5_000, 9_000],
    },
    { name: 'perClick', value: 7.26, line: [] },
  ],
  clicksToday: 1_104,
  ...{ sources: [], dead: { offers: 0, clicks: 0 }, mismatches: [], silent: [], reports: [] },
  unpaid: { count: 0, commissionUsdCents: 0 },
  mails: { count: 0, error: undefined },
  unmapped: { paths: 0, products: 0 },
  rates: { text: 'Prices are converted at rates of Mar 20.' },
}
/** A check of every storefront without faults. */
const clean: StoredCrawl[] = storefrontNames.map(({ id }) => {
  return { storefront: id, endedAt: well.day, pages: 118, violations: [] }
})

function open(morning: Morning, crawls: StoredCrawl[] = []) {
  const page = getMorningPage(morning, crawls)
  const Component = () => createElement(MorningView, { page })
  const Stub = createRoutesStub([{ path: '/', Component }])
  const html = renderToString(createElement(Stub, { initialEntries: ['/'] }))
  return { ...page, html: html.replaceAll('<!-- -->', '') }
}

describe('/admin', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it('AD5 shows figures without a usual range before there is any history', async () => {
    const { pool } = database
    const context = new RouterContextProvider()
    const sources = createNoSources(pool)
    const operators = { pool, sources, retailers: quietServices.retailers }
    provideOperators(context, operators)
    const fetchLatest = async (): Promise<StoredCrawl[]> => []
    provideService(context, 'pageChecks', { fetchLatest } as PageChecks)
    const { page } = await route.loader({ context } as never)
    expect(page.tasks.map(({ fix }) => fix?.path)).toEqual(['/admin/sources', '/admin/rules'])
    const unknown = 'Too few days with clicks for a usual range yet.'
    expect(page.figures.map(({ label, usual }) => [label, usual])).toEqual([
      ['Clicks', unknown],
      ['Earnings', unknown],
      ['Earnings per click', unknown],
    ])
    expect(page.figures.map(({ value }) => value)).toEqual(['0', '$0.00', '–'])
  })
})

describe('the morning page', () => {
  it('AD5 reports no problems, and explains how the figures are computed', () => {
    const { html, tasks, figures } = open(well, clean)
    expect(tasks).toEqual([])
    expect(html).toContain('All well. Nothing needs your attention.')
    expect(html).toContain('Yesterday, Mar 29, 2026')
    expect(html).toContain('Today so far: 1,104 clicks.')
    expect(html).toContain('the median of the 28 days before')
    expect(figures.map(({ value, usual, verdict }) => [value, usual, verdict])).toEqual([
      ['1,240', 'Usually 1,000 to 1,400, median 1,200.', 'usual'],
      ['$90.00', 'Usually $40.00 to $60.00, median $50.00.', 'above'],
      ['$0.073', 'Too few days with clicks for a usual range yet.', undefined],
    ])
  })

  it('AD5 reports a day without clicks once, not as an amount per click too', () => {
    const usual = { median: 5, low: 2, high: 8 }
    const { figures, tasks } = open(
      { ...well, figures: [{ name: 'perClick', value: null, usual, line: [] }] },
      clean,
    )
    expect(figures.map(({ value, verdict }) => [value, verdict])).toEqual([['–', undefined]])
    expect(tasks).toEqual([])
  })

  it('AD5 says one usual figure once', () => {
    const usual = { median: 0, low: 0, high: 0 }
    const { figures } = open(
      { ...well, figures: [{ name: 'earnings', value: 0, usual, line: [0, 0] }] },
      clean,
    )
    expect(figures.map(each => each.usual)).toEqual(['Usually $0.00.'])
  })

  it('AD5 draws each figure’s days over its usual range, and leaves a gap for unknown days', () => {
    const { figures, html } = open(well, clean)
    expect(html).toContain('No figures for the last four weeks yet.')
    expect(figures[0]?.chart).toEqual({
      line: [600 / 1_400, null, 1_200 / 1_400, 1_240 / 1_400],
      usual: { low: 1_000 / 1_400, median: 1_200 / 1_400, high: 1 },
    })
    expect(figures[2]?.chart).toEqual({ line: [] })
    const [drawn = ''] = /(?<= d=")[^"]+/.exec(html) ?? []
    expect(drawn.replace(/[\d. ]+/g, '')).toBe('MhMhL')
  })

  it('AD5 links each problem to the page where it is fixed', () => {
    const broken = { rule: 'one-h1' as const, path: '/brands', fault: 'It has 2' }
    const crawl = { storefront: 'fashion8', endedAt: well.day, pages: 118, violations: [broken] }
    const failed = { ...crawl, storefront: 'fashion9', violations: [], error: 'no answer' }
    const problems: Morning = {
      ...well,
      figures: [
        { name: 'clicks', value: 40, usual: { median: 114, low: 93, high: 135 }, line: [] },
      ],
      sources: [{ scope: 'c', name: 'cj', title: 'CJ', trouble: 'late' }],
      dead: { offers: 1, clicks: 34 },
      mismatches: [{ state: 'wrong storefront', count: 2, commissionUsdCents: 1_250 }],
      unpaid: { count: 3, commissionUsdCents: 4_200 },
      mails: { count: 2, error: 'The connection was refused.' },
      unmapped: { paths: 20, products: 440 },
      rates: toRatesFact('2026-02-20', new Date('2026-03-30T08:00:00Z')),
      silent: [
        {
          ...{ retailer: 'North Quay & Co', key: 'northquay', network: 'cj', clicks: 640 },
          expectedSales: 12.8,
          since: new Date('2026-03-01T08:00:00Z'),
        },
      ],
      reports: [
        {
          ...{ network: 'rakuten', readUntil: undefined, finishedAt: undefined, records: 0 },
          ...{ faults: 0, faultExamples: [], error: 'status 401', missing: undefined },
        },
      ],
    }
    const { html, tasks } = open(problems, [crawl, failed])
    expect(tasks.map(({ text, fix }) => [text, fix?.path])).toEqual([
      ['Clicks: 40, below the usual range.', '/admin/clicks?days=7'],
      ['CJ: late: no successful sync for two intervals.', '/admin/sources/cj'],
      ['The commission report of rakuten failed: status 401', '/admin/clicks'],
      ['1 offer with dead links, 34 clicks in 7 days.', '/admin/links'],
      [
        'North Quay & Co is at risk: no sale from 640 clicks, about 13 expected.',
        '/admin/retailers/northquay',
      ],
      [
        '2 sales in 7 days credited to another website, $12.50.',
        '/admin/clicks?days=7&state=wrong+storefront',
      ],
      [
        '3 sales not paid after 90 days, $42.00. Claim the commissions from the network.',
        '/admin/clicks?days=365&state=unpaid',
      ],
      [
        '2 emails not accepted by the mail server for an hour: The connection was refused. Check SMTP_URL and the provider’s quota.',
        undefined,
      ],
      [
        'Prices are converted at rates of Feb 20. They are 38 days old. Set RATES_URL to renew them daily, or run npm run rates with a newer file.',
        '/admin/sources',
      ],
      [
        '20 categories of the sources with 440 products not mapped to ours.',
        '/admin/vocabulary/categories',
      ],
      ['Never checked against the rules for pages: Mongollist.', '/admin/rules'],
      ['1 violation of the rules for pages on Fashion8.', '/admin/rules'],
      ['The pages of Fashion9 could not be checked: no answer', '/admin/rules'],
    ])
    expect(html).toContain('13 things need your attention')
    expect(html).not.toContain('All well')
    for (const { fix } of tasks)
      if (fix) expect(html).toContain(`href="${fix.path.replaceAll('&', '&amp;')}"`)
  })
})
