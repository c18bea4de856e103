-- Every record that a network reported about a sale, as it was when it was read. Rows are only ever
-- added: a record that changes at its network gets another row, and the one with the highest revision counts.
CREATE TABLE commission (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  network text NOT NULL CHECK (network IN ('cj', 'rakuten', 'skimlinks')),
  record_id text NOT NULL,
  -- Equal for all records of one sale; their amounts add up.
  sale_id text NOT NULL,
  revision bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'reversed')),
  -- Null where the report does not say.
  is_paid boolean,
  sub_id text,
  -- The website that the network credits.
  account text,
  retailer text NOT NULL,
  order_id text,
  currency char(3) NOT NULL,
  sale_minor bigint NOT NULL,
  commission_minor bigint NOT NULL,
  -- In US cents by the fixed exchange table, so that amounts of all networks add up.
  sale_usd_cents bigint NOT NULL,
  commission_usd_cents bigint NOT NULL,
  -- The shop's number of what was sold, and how many; null when the amount is not of one article.
  article text,
  items integer CHECK (items > 0),
  happened_at timestamptz NOT NULL,
  reported_at timestamptz NOT NULL,
  origin text NOT NULL CHECK (origin IN ('api', 'file')),
  read_at timestamptz NOT NULL DEFAULT now(),
  -- A hash of what can change. The same report read twice therefore adds nothing.
  fingerprint uuid NOT NULL,
  CONSTRAINT commission_once UNIQUE (network, record_id, fingerprint)
);
--> statement-breakpoint
CREATE INDEX commission_sub_id ON commission (sub_id) WHERE sub_id IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION refuse_commission_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'commissions are only ever added, never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER commission_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON commission
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_commission_change();
--> statement-breakpoint
-- How far the reports of each network have been read, and how the last reading went.
CREATE TABLE commission_reading (
  network text PRIMARY KEY,
  -- Everything reported before this has been read.
  read_until timestamptz,
  finished_at timestamptz,
  records integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  faults integer NOT NULL DEFAULT 0,
  -- The first records that could not be used, and why the last reading failed.
  fault_examples text[] NOT NULL DEFAULT '{}',
  error text,
  -- Days that the network no longer reports and a file has to supply: from here to the next reading's start.
  missing_from timestamptz,
  missing_until timestamptz
);
--> statement-breakpoint
-- The websites under which each storefront's clicks are credited, now or in the past. A sale of a
-- click that is credited to another one earned for somebody else.
CREATE TABLE affiliate_account (
  network text NOT NULL,
  storefront text NOT NULL,
  account text NOT NULL,
  PRIMARY KEY (network, storefront, account)
);
