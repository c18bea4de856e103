-- Clicks for which a network could report a sale, counted as they are written. Reports over a year
-- add up these rows instead of reading every click. There are thousands of retailers, so theirs are
-- also counted by month.
CREATE TABLE click_day (
  dimension text NOT NULL CHECK (dimension IN
    ('storefront', 'source', 'page', 'retailer', 'retailer month')),
  -- In UTC; the first one of a month.
  day date NOT NULL,
  -- The storefront, retailer, source letter or kind of page.
  name text NOT NULL,
  network text NOT NULL,
  clicks integer NOT NULL,
  PRIMARY KEY (dimension, day, name, network)
);
--> statement-breakpoint
CREATE FUNCTION count_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Sorted, so that two servers lock the rows in the same order and cannot deadlock.
  INSERT INTO click_day (dimension, day, name, network, clicks)
    SELECT dimension, date_trunc(grain, clicked_at AT TIME ZONE 'UTC')::date, name, network, count(*)
    FROM added CROSS JOIN LATERAL (VALUES
      ('storefront', storefront, 'day'), ('source', source::text, 'day'), ('page', page, 'day'),
      ('retailer', retailer, 'day'), ('retailer month', retailer, 'month')
    ) AS part (dimension, name, grain)
    WHERE visitor = 'person' AND network IN ('cj', 'rakuten', 'skimlinks')
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (dimension, day, name, network)
      DO UPDATE SET clicks = click_day.clicks + excluded.clicks;
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO click_day (dimension, day, name, network, clicks)
  SELECT dimension, date_trunc(grain, clicked_at AT TIME ZONE 'UTC')::date, name, network, count(*)
  FROM click CROSS JOIN LATERAL (VALUES
    ('storefront', storefront, 'day'), ('source', source::text, 'day'), ('page', page, 'day'),
    ('retailer', retailer, 'day'), ('retailer month', retailer, 'month')
  ) AS part (dimension, name, grain)
  WHERE visitor = 'person' AND network IN ('cj', 'rakuten', 'skimlinks')
  GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TRIGGER click_is_counted AFTER INSERT ON click
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_clicks();
--> statement-breakpoint
-- Finds the clicks since a retailer's last sale.
CREATE INDEX click_retailer ON click (retailer, clicked_at);
--> statement-breakpoint
CREATE INDEX commission_sale ON commission (network, sale_id);
--> statement-breakpoint
-- One row per reported sale with its click, derived from `commission` and `click`. Only the highest
-- revision of each record counts, and the records of a sale add up.
CREATE TABLE sale (
  network text NOT NULL,
  sale_id text NOT NULL,
  sub_id text,
  account text,
  retailer text NOT NULL,
  currency char(3) NOT NULL,
  has_one_currency boolean NOT NULL,
  happened_at timestamptz NOT NULL,
  sale_minor bigint NOT NULL,
  sale_usd_cents bigint NOT NULL,
  commission_usd_cents bigint NOT NULL,
  is_paid boolean,
  is_reversed boolean NOT NULL,
  -- Null when the amount cannot be compared with a single price.
  items bigint,
  -- Null when we have no such click, as is every column below.
  click_id bigint,
  clicked_at timestamptz,
  storefront text,
  source char(1),
  product_id text,
  page text,
  price_minor bigint,
  price_currency char(3),
  click_retailer text,
  PRIMARY KEY (network, sale_id)
);
--> statement-breakpoint
CREATE INDEX sale_sub_id ON sale (sub_id);
--> statement-breakpoint
CREATE FUNCTION write_sales(networks text[], sale_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sale USING unnest(networks, sale_ids) AS touched (network, sale_id)
    WHERE sale.network = touched.network AND sale.sale_id = touched.sale_id;
  INSERT INTO sale
    WITH touched AS (
      SELECT * FROM unnest(networks, sale_ids) AS given (network, sale_id)
    ),
    current_record AS (
      SELECT DISTINCT ON (network, record_id) * FROM commission
      WHERE (network, record_id) IN (
        SELECT network, record_id FROM commission JOIN touched USING (network, sale_id)
      )
      ORDER BY network, record_id, revision DESC, id DESC
    ),
    summed AS (
      SELECT network, sale_id, min(sub_id) AS sub_id, min(account) AS account,
        min(retailer) AS retailer, min(currency) AS currency,
        count(DISTINCT currency) = 1 AS has_one_currency, min(happened_at) AS happened_at,
        sum(sale_minor)::bigint AS sale_minor, sum(sale_usd_cents)::bigint AS sale_usd_cents,
        coalesce(sum(commission_usd_cents) FILTER (WHERE status <> 'reversed'), 0)::bigint
          AS commission_usd_cents,
        bool_and(is_paid) AS is_paid,
        -- Networks round each record, so the commission of a returned sale may not add up to 0.
        bool_and(status = 'reversed')
          OR bool_or(sale_minor > 0) AND sum(sale_minor) <= 0 AS is_reversed,
        CASE WHEN count(*) FILTER (WHERE sale_minor > 0 AND items IS NULL) = 0
          AND count(DISTINCT article) FILTER (WHERE sale_minor > 0) <= 1
          THEN sum(items) FILTER (WHERE sale_minor > 0) END AS items
      FROM current_record JOIN touched USING (network, sale_id) GROUP BY network, sale_id
    )
    SELECT summed.*, click.id, click.clicked_at, click.storefront, click.source, click.product_id,
      click.page, click.price_minor, click.currency, click.retailer
    FROM summed LEFT JOIN click ON click.sub_id = summed.sub_id;
END
$$;
--> statement-breakpoint
CREATE FUNCTION sum_commissions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  networks text[];
  sale_ids text[];
BEGIN
  -- With the shared lock of join_sales: otherwise a click and its sale that are written at the same
  -- time would not see each other.
  PERFORM pg_advisory_xact_lock(7100040);
  SELECT array_agg(network), array_agg(sale_id) INTO networks, sale_ids
    FROM (SELECT DISTINCT network, commission.sale_id
      FROM added JOIN commission USING (network, record_id)) AS touched;
  IF networks IS NOT NULL THEN
    PERFORM write_sales(networks, sale_ids);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION join_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7100040);
  UPDATE sale SET click_id = added.id, clicked_at = added.clicked_at,
    storefront = added.storefront, source = added.source, product_id = added.product_id,
    page = added.page, price_minor = added.price_minor, price_currency = added.currency,
    click_retailer = added.retailer
    FROM added WHERE sale.sub_id = added.sub_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
SELECT write_sales(array_agg(network), array_agg(sale_id))
  FROM (SELECT DISTINCT network, sale_id FROM commission) AS existing;
--> statement-breakpoint
CREATE TRIGGER commission_is_summed AFTER INSERT ON commission
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_commissions();
--> statement-breakpoint
CREATE TRIGGER click_joins_sale AFTER INSERT ON click
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION join_sales();
