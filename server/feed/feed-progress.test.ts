import { expect, it } from 'vitest'
import { createFeedProgressLine } from './feed-progress.ts'

const counts = { added: 10, changed: 2, unchanged: 3, rejected: 1, gone: 0 }

function record(isTTY: boolean) {
  let text = ''
  let now = 0
  const line = createFeedProgressLine({ isTTY, write: part => (text += part) }, () => now)
  return { line, at: (ms: number) => (now = ms), text: () => text }
}

it('PR7 writes a line with the rows, rate and rejections at intervals', () => {
  const { line, at, text } = record(false)
  at(4_000)
  line.rows({ rows: 10, rejected: 0, bytes: 1 })
  at(10_000)
  line.rows({ rows: 250_000, rejected: 1_200, bytes: 25, size: 100 })
  at(20_000)
  line.products({ source: 'f:alder', read: 15, ...counts, expected: 250_000 })
  at(25_000)
  line.products({ source: 'f:alder', read: 5_015, ...counts, expected: 250_000 })
  line.end()
  expect(text().split('\n')).toEqual([
    'reading 25 %: 250,000 rows, 25,000 a second, 1,200 rejected',
    expect.stringMatching(/^storing: 15 products from 250,000 rows/),
    'storing: 5,015 products from 250,000 rows, 1,003 a second, 12 new or changed',
    '',
  ])
})

it('rewrites one line on a terminal and ends it', () => {
  const { line, at, text } = record(true)
  at(300)
  line.rows({ rows: 3_000, rejected: 0, bytes: 1 })
  line.end()
  line.end()
  expect(text()).toBe(`${'\rreading: 3,000 rows, 10,000 a second, 0 rejected'.padEnd(79)}\n`)
})
