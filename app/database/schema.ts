import {
  bigint,
  boolean,
  integer,
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
  document: jsonb().notNull(),
  contentHash: uuid('content_hash').notNull(),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  createdAt: time('created_at').notNull(),
  readAt: time('read_at').notNull(),
  seenRun: integer('seen_run'),
  goneSince: time('gone_since'),
  brand: text().notNull(),
  retailer: text().notNull(),
  categoryId: text('category_id'),
  usdCents: integer('usd_cents').notNull(),
  discount: smallint().notNull(),
  newnessDay: integer('newness_day').notNull(),
  popularity: integer().notNull(),
  inStock: boolean('in_stock').notNull(),
})

export const offerPrice = pgTable('offer_price', {
  productNumber: integer('product_number').notNull(),
  readAt: time('read_at').notNull(),
  currency: text().notNull(),
  price: bigint({ mode: 'number' }).notNull(),
  salePrice: bigint('sale_price', { mode: 'number' }),
  inStock: boolean('in_stock').notNull(),
})

export const syncRun = pgTable('sync_run', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  source: text().notNull(),
  state: text({ enum: ['running', 'stopped', 'failed', 'complete', 'implausible'] })
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
})

export const rejection = pgTable('rejection', {
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  run: integer().notNull(),
  id: text(),
  reason: text().notNull(),
  record: text().notNull(),
})
