import { describe, expect, it } from 'vitest'
import {
  formatRejections,
  formatStatus,
  formatUnmappedCategories,
  isHealthy,
  type StatusLine,
} from './sync-status.ts'

const time = new Date('2026-03-01T12:29:31Z')
const run = {
  id: 12,
  state: 'complete',
  startedAt: time,
  finishedAt: time,
  read: 4_500,
  rejected: 9,
} as const
const lines: StatusLine[] = [
  {
    name: 'cj',
    live: 4_480,
    gone: 20,
    run,
    lastGood: { finishedAt: time, products: 4_480 },
    nextRun: time,
  },
  {
    name: 'rakuten',
    live: 10,
    gone: 0,
    run: { ...run, id: 13, state: 'quarantined', error: '30 % of the records were rejected' },
    held: { run: 13, products: 100 },
  },
  {
    name: 'style',
    live: 0,
    gone: 0,
    run: { ...run, id: 14, state: 'running', expected: 9_000, rejected: 0 },
  },
  { name: 'trending', live: 0, gone: 0 },
]

describe('formatStatus', () => {
  it('formats one line per source under a header', () => {
    expect(`\n${formatStatus(lines)}\n`).toMatchInlineSnapshot(`
      "
      Source    State                     Run  Last good run              Live  Gone  Rejected  Quarantined   Next run          Error
      cj        complete                   12  2026-03-01 12:29 (4,480)  4,480    20         9                2026-03-01 12:29
      rakuten   quarantined                13                               10     0         9  100 (run 13)                    30 % of the records were rejected
      style     running (4,500 of 9,000)   14                                0     0         0
      trending  never synced                                                 0     0
      "
    `)
  })
})

describe('formatUnmappedCategories', () => {
  it('AD2 formats one line per source with the most frequent names', () => {
    const names = [
      { name: 'Garden > Tools', products: 1_310 },
      { name: '', products: 9 },
    ]
    expect(
      formatUnmappedCategories([
        { name: 'rakuten', products: 1_404, names },
        { name: 'cj', products: 1, names: [{ name: 'Pets', products: 1 }] },
      ]),
    ).toBe(
      'Without a department:\nrakuten  1,404 products: Garden > Tools (1,310), without a name (9)\ncj       1 product: Pets (1)',
    )
    expect(formatUnmappedCategories([])).toBe('')
  })
})

describe('formatRejections', () => {
  it('AD2 formats one line per reason with an example', () => {
    const counts = [
      { name: 'rakuten', reason: 'unreadable price', records: 1_011, example: 'price: "See site"' },
      { name: 'cj', reason: 'no id', records: 2, example: 'id: expected text' },
    ]
    expect(`\n${formatRejections(counts)}\n`).toMatchInlineSnapshot(`
      "
      Rejected by the last run:
      rakuten  1,011  unreadable price  price: "See site"
      cj           2  no id             id: expected text
      "
    `)
    expect(formatRejections([])).toBe('')
  })
})

describe('isHealthy', () => {
  it('is false for sources that need an operator', () => {
    expect(lines.map(isHealthy)).toEqual([true, false, true, false])
  })
})
