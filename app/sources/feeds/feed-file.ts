import type { Product } from '#app/domain/product.ts'
import type { FeedFormatName } from './feed-format.ts'

export interface FeedFile {
  /** A path or an http(s) address. */
  location: string
  format: FeedFormatName
  /** Whose products these are; a file that names several is believed about each. */
  retailer: string
  /** What every id of the feed begins with: see `toFeedKey`. */
  feed: string
  /** Where rows wait for each other; a folder of its own in it is made and removed. */
  workFolder: string
  /** Whether it names only what has changed since the last full file. */
  isDelta: boolean
  /** Rows of the last good file; one with less than half of them is refused. */
  lastRows?: number
  /** A product of this feed as it was stored, for files that hold changes alone. */
  findStored(id: string): Promise<Product | undefined>
  onRows?: (progress: FeedProgress) => void
}

export interface FeedProgress {
  rows: number
  rejected: number
  /** Of the file as it lies there, packed or not. */
  bytes: number
  size?: number
}
