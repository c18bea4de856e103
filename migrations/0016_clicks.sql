-- Every click that left for a retailer, as app/outbound/ writes it: no IP address, no cookie, no user.
-- Rows are only ever added, so a commission that arrives months later finds what the shopper saw.
CREATE TABLE click (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  clicked_at timestamptz NOT NULL,
  storefront text NOT NULL,
  source char(1) NOT NULL,
  product_id text NOT NULL,
  -- The name that shoppers see.
  retailer text NOT NULL,
  -- The price shown, in minor units of the currency.
  price_minor bigint NOT NULL,
  currency char(3) NOT NULL,
  -- The kind of page that had the link, and the place of the product in its list, from 1.
  page text NOT NULL,
  position integer CHECK (position > 0),
  -- What the network reports back with a sale. Unique, so that a click that is written twice counts once.
  sub_id text NOT NULL UNIQUE,
  device text NOT NULL CHECK (device IN ('phone', 'tablet', 'desktop', 'other')),
  visitor text NOT NULL CHECK (visitor IN ('person', 'bot', 'prefetch')),
  -- Whose tracking carries the sub-id; 'none' for a click that can earn nothing.
  network text NOT NULL CHECK (network IN ('cj', 'rakuten', 'skimlinks', 'viglink', 'none')),
  destination_host text NOT NULL
);
--> statement-breakpoint
CREATE INDEX click_time ON click (clicked_at);
--> statement-breakpoint
CREATE INDEX click_product ON click (source, product_id, clicked_at);
--> statement-breakpoint
CREATE FUNCTION refuse_click_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'clicks are only ever added, never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER click_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON click
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_click_change();
