/**
 * One row of a feed, for one size and color of a product. The field
 * names are the same for all formats, and values are still text.
 */
export interface FeedRow {
  /** The row's id, which is unique within the file. */
  id?: string | undefined
  /** The id that all rows of one product share. */
  groupId?: string | undefined
  title?: string | undefined
  description?: string | undefined
  brand?: string | undefined
  /** The click link, tracked if the network provides tracking. */
  clickUrl?: string | undefined
  /** The retailer's product page. */
  url?: string | undefined
  /** The address against which the feed resolves relative ones, if it names one. */
  base?: string | undefined
  images: string[]
  /**
   * A bare number if `currency` is set; otherwise a number with its currency before or after it.
   */
  price?: string | undefined
  salePrice?: string | undefined
  /** The earlier price, from formats whose `price` is the current one. */
  originalPrice?: string | undefined
  currency?: string | undefined
  /** The period of the sale as one text, from formats that state it so. */
  saleWindow?: string | undefined
  /** The ends of the period of the sale. A missing date leaves the period open at that end. */
  saleStart?: string | undefined
  saleEnd?: string | undefined
  availability?: string | undefined
  condition?: string | undefined
  gtin?: string | undefined
  mpn?: string | undefined
  /** Google's category id or path. */
  googleCategory?: string | undefined
  /** The retailer's category paths, outermost first. */
  paths: string[][]
  color?: string | undefined
  size?: string | undefined
  sizeSystem?: string | undefined
  sizeType?: string | undefined
  gender?: string | undefined
  ageGroup?: string | undefined
  /** Materials separated by "/". */
  material?: string | undefined
  createdDate?: string | undefined
  lastModified?: string | undefined
  /** The language of the names, as the feed states it. */
  language?: string | undefined
  /** The retailer, if the row states it. */
  retailer?: string | undefined
  /** Insert, update or delete; set only in delta files. */
  change?: 'I' | 'U' | 'D' | undefined
}

/** A parsed row, or the reason why it could not be parsed. `place` is its line or item number. */
export type ParsedRow =
  | { place: string; row: FeedRow }
  | { place: string; fault: string; text: string }
