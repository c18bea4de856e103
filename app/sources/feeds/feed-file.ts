import type { Product } from '#app/domain/product.ts'
import type { Audience } from '#app/vocabulary/audience.ts'
import type { AvailabilityWords } from '#app/vocabulary/availability.ts'
import type { FeedFormatName } from './feed-format.ts'

export interface FeedFile {
  /** A path or an http(s) URL. */
  location: string
  format: FeedFormatName
  /** The retailer; ignored if the rows list several. */
  retailer: string
  /** The retailer's usual audience, for rows that state no gender. */
  usualAudience?: Audience
  /** The language of names and paths, if an operator states it. */
  language?: string | undefined
  /** The node of our tree for products that nothing else places. */
  usualCategory?: string | undefined
  /** True to import products however few of them have a department. */
  isPlacedAnyhow?: boolean
  /** The currency of prices that state none. */
  currency?: string | undefined
  /** The feed's own words for availability. */
  words?: AvailabilityWords | undefined
  /** The prefix of every product id in the feed; see `toFeedKey`. */
  feed: string
  /**
   * The folder for rows whose product is not complete yet. The
   * rows are stored in a subfolder that is removed afterward.
   */
  workFolder: string
  /** True for a delta file, which lists only changes since the last full file. */
  isDelta: boolean
  /**
   * The number of rows in the last valid file. A file with less
   * than half as many rows as the last valid one is refused.
   */
  lastRows?: number
  /** Finds a stored product of this feed, for delta files. */
  findStored(id: string): Promise<Product | undefined>
  onRows?: (progress: FeedProgress) => void
}

export interface FeedProgress {
  rows: number
  rejected: number
  /** The number of bytes read from the file as stored, compressed or not. */
  bytes: number
  size?: number
}
