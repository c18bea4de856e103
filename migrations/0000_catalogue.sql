-- Numbers every change of a product, in the order in which changes become visible: whoever draws from it holds the
-- catalogue's write lock until the transaction has committed (app/catalogue/write-lock.ts). A reader that has seen
-- change n has therefore seen every change before it, and can go on from there.
CREATE SEQUENCE product_change AS bigint;
--> statement-breakpoint
CREATE TABLE product (
  -- The small number the index knows a product by. Drawn only for new products, so it stays dense.
  number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL,
  id text NOT NULL,
  -- The product as normalised, in the stored form of app/catalogue/document.ts.
  document jsonb NOT NULL,
  -- Of the document, without what changes at every reading.
  content_hash uuid NOT NULL,
  changed_at bigint NOT NULL DEFAULT nextval('product_change'),
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz NOT NULL DEFAULT now(),
  -- The last run that met it; null for one that was only asked for by id.
  seen_run integer,
  gone_since timestamptz,
  -- What the index keeps in columns.
  brand text NOT NULL,
  retailer text NOT NULL,
  category_id text,
  usd_cents integer NOT NULL,
  discount smallint NOT NULL,
  newness_day integer NOT NULL,
  popularity integer NOT NULL,
  in_stock boolean NOT NULL,
  CONSTRAINT product_source_id UNIQUE (source, id)
)
-- Documents live beside the table (TOAST), so that its rows stay narrow: the index is built from a small table, and
-- marking a product as seen rewrites some hundred bytes in place (HOT, hence the free space) and no document.
WITH (toast_tuple_target = 128, fillfactor = 80);
--> statement-breakpoint
CREATE UNIQUE INDEX product_changed_at ON product (changed_at);
--> statement-breakpoint
-- Append-only: one row for a new product, and one whenever its price, sale price, currency or stock differs.
CREATE TABLE offer_price (
  product_number integer NOT NULL REFERENCES product (number) ON DELETE CASCADE,
  -- The clock rather than the transaction's start: rows of one product are written one after the other, under the lock.
  read_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  currency text NOT NULL,
  -- In minor units of the currency.
  price bigint NOT NULL,
  sale_price bigint,
  in_stock boolean NOT NULL,
  PRIMARY KEY (product_number, read_at)
);
--> statement-breakpoint
CREATE TABLE sync_run (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL,
  -- running: at work, or killed at it · stopped: told to · failed: the source did · complete · implausible: read to the
  -- end, but so few products came that the rest was not taken for gone.
  state text NOT NULL DEFAULT 'running'
    CHECK (state IN ('running', 'stopped', 'failed', 'complete', 'implausible')),
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- Where the next attempt goes on, as the connector wrote it; null before the first step.
  cursor text,
  -- Attempts in a row that got nothing from the source.
  fruitless_attempts integer NOT NULL DEFAULT 0,
  expected integer,
  read integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  rejected integer NOT NULL DEFAULT 0,
  gone integer NOT NULL DEFAULT 0,
  -- Distinct products met, known at the end.
  seen integer,
  error text
);
--> statement-breakpoint
CREATE INDEX sync_run_source ON sync_run (source, id DESC);
--> statement-breakpoint
-- Records that were not understood, for inspection: the first of each run, its count is in sync_run.
CREATE TABLE rejection (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run integer NOT NULL REFERENCES sync_run (id) ON DELETE CASCADE,
  id text,
  reason text NOT NULL,
  -- As text, since a long one is cut.
  record text NOT NULL
);
--> statement-breakpoint
CREATE INDEX rejection_run ON rejection (run);
