import type { Product } from '#app/domain/product.ts'
import type { Audience } from '#app/vocabulary/audience.ts'
import type { FeedFormatName } from './feed-format.ts'

export interface FeedFile {
  /** A path or an http(s) address. */
  location: string
  format: FeedFormatName
  /** The retailer, unless rows name several. */
  retailer: string
  /** The retailer's usual audience, for rows that state no gender. */
  usualAudience?: Audience
  /** The prefix of all product ids of the feed: see `toFeedKey`. */
  feed: string
  /** Holds rows until their product is complete, in a subfolder that is removed afterward. */
  workFolder: string
  /** True for a file that lists only changes since the last full file. */
  isDelta: boolean
  /** The row count of the last good file. A file with less than half of it is refused. */
  lastRows?: number
  /** Finds a stored product of this feed, for files of changes. */
  findStored(id: string): Promise<Product | undefined>
  onRows?: (progress: FeedProgress) => void
}

export interface FeedProgress {
  rows: number
  rejected: number
  /** Bytes of the file as stored, compressed or not. */
  bytes: number
  size?: number
}
