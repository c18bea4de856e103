import type { ProductRow } from './product-row.ts'

/**
 * The columns written for a product, with their PostgreSQL types; the document is sent separately.
 * The change feed and the statements that write products are generated from this table. A new
 * column must be added here, to `ProductRow` and in a migration.
 */
const storedColumns = {
  content_hash: 'uuid',
  brand: 'text',
  retailer: 'text',
  category_id: 'text',
  other_category_id: 'text',
  given_brand: 'text',
  unmapped_path: 'text',
  mapped_path: 'text',
  name_brand: 'text',
  name_starts: 'text[]',
  usd_cents: 'integer',
  discount: 'smallint',
  popularity: 'integer',
  in_stock: 'boolean',
  has_picture: 'boolean',
  fingerprint: 'uuid',
  colors: 'text[]',
  unseen_colors: 'text[]',
  sizes: 'text[]',
  made_of: 'text[]',
  fiber_shares: 'text[]',
  is_pre_owned: 'boolean',
  is_rental: 'boolean',
  is_on_sale: 'boolean',
  trend_rank: 'integer',
  name: 'text',
  color_words: 'text',
  materials: 'text',
  description: 'text',
} as const

/** Columns that are sent with a row but stored in other columns or tables. */
const sentColumns = {
  number: 'integer',
  id: 'text',
  created_day: 'integer',
  first_day: 'integer',
  currency: 'text',
  price: 'bigint',
  sale_price: 'bigint',
} as const

/** A row as sent to the database; `number` is null for a new product. */
export type SentRow = Omit<ProductRow, 'document'> & { number: number | null }

const sent: Record<keyof SentRow, string> = { ...sentColumns, ...storedColumns }
const stored = Object.keys(storedColumns)

/** The columns for `json_to_recordset`: `number integer, id text, …`. */
export const sentColumnTypes = Object.entries(sent)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')

/** The column names in the order of `sentColumnTypes`: `number, id, …`. */
export const sentColumnNames = Object.keys(sent).join(', ')

/** The columns of an INSERT: `content_hash, brand, …`. */
export const storedColumnNames = stored.join(', ')

/** The assignments of an UPDATE: `content_hash = incoming.content_hash, …`. */
export const storedColumnUpdates = stored.map(name => `${name} = incoming.${name}`).join(', ')

/** Columns that the change feed converts or does not deliver. */
const adjustedColumns: readonly string[] = [
  'content_hash',
  'given_brand',
  'unmapped_path',
  'mapped_path',
  'name_brand',
  'name_starts',
  'has_picture',
  'fingerprint',
  'is_on_sale',
  'discount',
] satisfies (keyof typeof storedColumns)[]

/**
 * The columns that the change feed delivers as stored:
 * `brand AS "brand", usd_cents AS "usdCents", …`.
 */
export const feedColumns = stored
  .filter(name => !adjustedColumns.includes(name))
  .map(name => `${name} AS "${name.replace(/_(.)/g, (_, letter) => letter.toUpperCase())}"`)
  .join(', ')
