/** One row of a feed in one set of words, whichever format it came in: a size and colour of a product, still text. */
export interface FeedRow {
  /** The file's own, unique within it. */
  id?: string | undefined
  /** What joins the rows of one product. */
  groupId?: string | undefined
  title?: string | undefined
  description?: string | undefined
  brand?: string | undefined
  /** The link that is followed out: tracked where the network sends such. */
  clickUrl?: string | undefined
  /** The retailer's own page. */
  url?: string | undefined
  images: string[]
  /** A bare number where `currency` is given; else with its currency, in either order. */
  price?: string | undefined
  salePrice?: string | undefined
  currency?: string | undefined
  /** The sale holds from here to there: ISO dates, open where absent. */
  saleStart?: string | undefined
  saleEnd?: string | undefined
  availability?: string | undefined
  condition?: string | undefined
  gtin?: string | undefined
  mpn?: string | undefined
  /** Google's number of a category, or its path. */
  googleCategory?: string | undefined
  /** The retailer's own paths, each from the outside in. */
  paths: string[][]
  color?: string | undefined
  size?: string | undefined
  sizeSystem?: string | undefined
  sizeType?: string | undefined
  gender?: string | undefined
  ageGroup?: string | undefined
  /** Several are split by "/". */
  material?: string | undefined
  createdDate?: string | undefined
  lastModified?: string | undefined
  /** Whose products these are, where the row says so itself. */
  retailer?: string | undefined
  /** Of a file of changes alone: insert, update, delete. */
  change?: 'I' | 'U' | 'D' | undefined
}

/** A row as its format reads it, or why it could not. `place` is its line, or which item it is. */
export type ParsedRow = { place: string; row: FeedRow } | { place: string; fault: string; text: string }
