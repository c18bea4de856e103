/**
 * The kinds of values that an import could not use, with the heading and the
 * advice that operators see. No such value ever counts as good news: it
 * closes a sale, makes a product unavailable or rejects the row.
 */
export const doubtKinds = {
  column: {
    title: 'Columns that were not used',
    advice: 'Check whether one of them holds something that shoppers should see.',
  },
  availability: {
    title: 'Availability that was not understood',
    advice:
      'These products are shown as sold out. If a word means that they can be bought, import the feed again with --in-stock=WORD. If the feed states nothing because it lists only what can be bought, as Awin files without the column in_stock may, use --in-stock= once.',
  },
  date: {
    title: 'Sale dates that were not understood',
    advice:
      'These sales are not shown. Ask the retailer for dates such as 2026-05-01T00:00Z/2026-05-31T23:59Z.',
  },
  amount: {
    title: 'Amounts that were not understood',
    advice:
      'Rows with such a price are rejected, and such a sale price is left out. Ask the retailer for amounts such as 1299.00 USD.',
  },
  currency: {
    title: 'Prices without a currency',
    advice:
      'These rows are rejected. If the whole feed has one currency, import it again with --currency=CODE.',
  },
  size: {
    title: 'Sizes that were not understood',
    advice:
      'Shoppers can filter by these sizes only as they are written, and only within their category. Sizes longer than 30 characters, and those of products without a category, are shown on the product’s page alone.',
  },
  language: {
    title: 'Languages that the text contradicts',
    advice:
      'The first is what the feed or --language states, the second what its names look like. Names in other languages than English do not place products. Import the feed with --language=CODE if it was read in the wrong one.',
  },
  group: {
    title: 'Groups that were not used',
    advice: 'The rows of these groups differ too much to be one product, so each is its own.',
  },
} as const
export type DoubtKind = keyof typeof doubtKinds

/** A value that an import could not use. */
export interface Doubt {
  kind: DoubtKind
  /** The column, element or field, as the source names it. */
  field: string
  /** The value as sent; empty if the source sent none. */
  value: string
  /** Where the value occurred: "line 12" or a product's id. */
  place?: string | undefined
}

/** A doubt with the number of records that raised it. `place` is the first of them. */
export interface CountedDoubt extends Doubt {
  records: number
  /** True for the entry that counts all values of its kind beyond the first ones. */
  isRest?: boolean
}
