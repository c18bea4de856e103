import { writeAwinFeed } from './awin-feed.ts'
import { writeCjFeed } from './cj-feed.ts'
import type { FeedRow } from './feed-row.ts'
import { writeGoogleTsv, writeGoogleXml } from './google-feed.ts'
import { writeRakutenFeed } from './rakuten-feed.ts'

export const feedFormats = ['google', 'google-tsv', 'cj', 'rakuten', 'awin'] as const
export type FeedFormat = (typeof feedFormats)[number]

export function isFeedFormat(text: string): text is FeedFormat {
  return feedFormats.some(format => format === text)
}

export interface FeedPlace {
  /** The base of link and picture URLs. */
  baseUrl: string
  writtenAt: Date
  /** Used only for Awin, where the subscriber selects the columns. */
  columns?: readonly string[]
}

export function writeFormat(
  format: FeedFormat,
  rows: Iterable<FeedRow>,
  place: FeedPlace,
): Iterable<string> {
  switch (format) {
    case 'google':
      return writeGoogleXml(rows)
    case 'google-tsv':
      return writeGoogleTsv(rows)
    case 'cj':
      return writeCjFeed(rows, place.baseUrl)
    case 'rakuten':
      return writeRakutenFeed(rows, place.baseUrl, place.writtenAt)
    case 'awin':
      return writeAwinFeed(rows, place.baseUrl, place.columns)
  }
}
