import {
  bigint,
  boolean,
  integer,
  json,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** The tables as queries see them. Their meaning, constraints and indexes are in `migrations/`, which make them. */

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const product = pgTable('product', {
  number: integer().generatedAlwaysAsIdentity().primaryKey(),
  source: text().notNull(),
  id: text().notNull(),
  document: json().notNull(),
  contentHash: uuid('content_hash').notNull(),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  createdAt: time('created_at').notNull(),
  readAt: time('read_at').notNull(),
  goneSince: time('gone_since'),
  brand: text().notNull(),
  retailer: text().notNull(),
  categoryId: text('category_id'),
  usdCents: integer('usd_cents').notNull(),
  discount: smallint().notNull(),
  newnessDay: integer('newness_day').notNull(),
  popularity: integer().notNull(),
  inStock: boolean('in_stock').notNull(),
  discountCheck: text('discount_check', { enum: ['verified', 'unverified', 'contradicted'] }),
  priceReviewAt: time('price_review_at'),
  droppedDay: integer('dropped_day'),
  droppedCents: integer('dropped_cents'),
  colors: text().array().notNull(),
  sizes: text().array().notNull(),
  isPreOwned: boolean('is_pre_owned').notNull(),
  isRental: boolean('is_rental').notNull(),
  isOnSale: boolean('is_on_sale').notNull(),
  trendRank: integer('trend_rank'),
  groupNumber: integer('group_number'),
  name: text().notNull(),
  colorWords: text('color_words').notNull(),
  materials: text().notNull(),
  description: text().notNull(),
  print: uuid(),
  hasPicture: boolean('has_picture').notNull(),
})

export const offerPrice = pgTable('offer_price', {
  productNumber: integer('product_number').notNull(),
  readAt: time('read_at').notNull(),
  currency: text().notNull(),
  price: bigint({ mode: 'number' }).notNull(),
  salePrice: bigint('sale_price', { mode: 'number' }),
  inStock: boolean('in_stock').notNull(),
})

export const pictureColor = pgTable('picture_color', {
  productNumber: integer('product_number').notNull(),
  tag: text().notNull(),
  color: text().notNull(),
})

export const syncRun = pgTable('sync_run', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  source: text().notNull(),
  state: text({ enum: ['running', 'stopped', 'failed', 'complete', 'implausible', 'quarantined'] })
    .notNull()
    .default('running'),
  startedAt: time('started_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
  cursor: text(),
  fruitlessAttempts: integer('fruitless_attempts').notNull().default(0),
  expected: integer(),
  read: integer().notNull().default(0),
  added: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  rejected: integer().notNull().default(0),
  gone: integer().notNull().default(0),
  seen: integer(),
  error: text(),
  figures: jsonb(),
  unreached: integer().notNull().default(0),
  isTrusted: boolean('is_trusted').notNull().default(false),
})

export const quarantine = pgTable('quarantine', {
  number: integer().generatedAlwaysAsIdentity().primaryKey(),
  run: integer().notNull(),
  heldAt: time('held_at').notNull().defaultNow(),
  reason: text().notNull(),
  products: integer().notNull(),
  rejected: integer().notNull(),
  step: json(),
  state: text({ enum: ['held', 'released', 'dropped'] })
    .notNull()
    .default('held'),
  decidedAt: time('decided_at'),
})

export const rejection = pgTable('rejection', {
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  run: integer().notNull(),
  id: text(),
  reason: text().notNull(),
  record: text().notNull(),
})
