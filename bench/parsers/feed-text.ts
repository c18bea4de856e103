import { type FeedFormat, writeFormat } from '../../sandbox/feeds/feed-formats.ts'
import { createFeedRows } from '../../sandbox/feeds/feed-row.ts'
import { toDay } from '../../sandbox/world/days.ts'
import { hashText } from '../../sandbox/world/hash.ts'

const baseUrl = 'http://localhost:4100'

/** Returns a feed that the sandbox generates. */
export function writeFeedText(format: FeedFormat, rows: number): string {
  const market = {
    seed: hashText('bench'),
    day: toDay('2026-03-01'),
    styleProducts: 12_000,
    cjProducts: 4_500,
  }
  const place = { baseUrl, writtenAt: new Date('2026-03-01') }
  return [...writeFormat(format, createFeedRows(market, baseUrl, rows), place)].join('')
}
