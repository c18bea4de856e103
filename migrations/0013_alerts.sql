-- A shopper's alerts on products.
CREATE TABLE alert (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  product_number integer NOT NULL REFERENCES product (number) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('drop', 'stock')),
  -- A drop counts only at this price or below, in US cents.
  below_cents integer,
  -- Only while it is available in this size, as the product names it.
  size text,
  -- The storefront it was set on: mails look like it.
  storefront text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The price that drops are measured from, in US cents, and the currency it was asked in.
  reference_cents integer NOT NULL,
  currency text NOT NULL,
  was_available boolean NOT NULL,
  UNIQUE NULLS NOT DISTINCT (user_id, product_number, kind, size)
);
CREATE INDEX alert_product ON alert (product_number);

-- How a shopper is told: 'each' event at once, in a 'daily' digest, or 'none'. Absent means 'each'.
CREATE TABLE alert_delivery (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  delivery text NOT NULL CHECK (delivery IN ('each', 'daily', 'none'))
);

-- Mails to send. A row is written in the transaction of what it tells, and there is one per key.
CREATE TABLE mail_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mail_key text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  storefront text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  -- A server that takes a mail moves this ahead, so that another one takes over if it is killed.
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  -- Null until the mail server has accepted it, or nothing is left to tell.
  settled_at timestamptz,
  last_error text
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at) WHERE settled_at IS NULL;

-- What alerts and saved searches found. The product is told as it was then.
CREATE TABLE alert_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Names the event, so that it is stored once whoever finds it.
  event_key text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  storefront text NOT NULL,
  alert_id uuid REFERENCES alert ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('drop', 'stock', 'new', 'cheaper')),
  product_number integer NOT NULL REFERENCES product (number) ON DELETE CASCADE,
  title text NOT NULL,
  retailer text NOT NULL,
  path text NOT NULL,
  size text,
  -- US cents.
  before_cents integer,
  cents integer NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  mail_id bigint REFERENCES mail_outbox ON DELETE SET NULL
);
CREATE INDEX alert_event_mail ON alert_event (mail_id);
CREATE INDEX alert_event_unsent ON alert_event (user_id, happened_at) WHERE mail_id IS NULL;

-- How far each reader of product changes has come (product.changed_at). Whoever holds the row works.
CREATE TABLE alert_progress (
  reader text PRIMARY KEY,
  last_change bigint NOT NULL
);
INSERT INTO alert_progress SELECT 'alerts', coalesce(max(changed_at), 0) FROM product;
