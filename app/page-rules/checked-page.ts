import type { PageKind } from './page-kind.ts'

/** The input to the rules: facts parsed from a page's HTML and headers. */
export interface CheckedPage {
  /** The path, including the query string. */
  path: string
  kind: PageKind
  status: number
  setsCookie: boolean
  language: string | undefined
  titles: string[]
  descriptions: string[]
  /** The unresolved `href`s of the page's canonical links. */
  canonicals: string[]
  isNoindex: boolean
  /** The text of each h1 element. */
  headings: string[]
  /** Open Graph properties without `og:`. */
  social: Readonly<Record<string, string>>
  links: CheckedLink[]
  /** URLs of the scripts, style sheets, pictures and other files that the page loads. */
  loads: string[]
  /** The `alt` texts of the page's images; undefined for an image that has none. */
  alts: (string | undefined)[]
  /** The names of the page's form fields that have no label. */
  unlabeledFields: string[]
  prices: CheckedPrice[]
  /** Strings that show a percentage off. */
  percentages: CheckedPercentage[]
  /** True if the page discloses the commission before its first link to a retailer. */
  hasDisclosure: boolean
  /** Parsed JSON-LD objects, or the raw text where it is not valid JSON. */
  data: unknown[]
  /** The visible text of the whole page. */
  text: string
  html: string
}

export interface CheckedLink {
  /** The URL as written in the page, not resolved. */
  href: string
  rel: string[]
  /** The accessible name. */
  name: string
}

/** A price as shown to shoppers, with its context: a card, a table row or the product. */
export interface CheckedPrice {
  text: string
  namesRetailer: boolean
  isSoldOut: boolean
  hasBuyLink: boolean
}

export interface CheckedPercentage {
  text: string
  /** The price that the percentage is relative to, as declared in `data-percent-of`. */
  base: string | undefined
  /** The text around it, which must mention that price. */
  around: string
}
