-- What the last check of an offer's link found: one row per offer that was ever checked.
CREATE TABLE link_health (
  source char(1) NOT NULL,
  product_id text NOT NULL,
  retailer text NOT NULL,
  state text NOT NULL CHECK (state IN ('fine', 'unreachable', 'dead', 'parked', 'elsewhere',
    'home page', 'not affiliated', 'sold out', 'price differs', 'not checked')),
  -- Since when it has been in this state.
  since timestamptz NOT NULL,
  checked_at timestamptz NOT NULL,
  -- Checks in a row without an answer from the shop.
  silences integer NOT NULL DEFAULT 0,
  detail text,
  url text,
  -- An operator has looked at it and lets it be, until its state changes.
  dismissed_at timestamptz,
  PRIMARY KEY (source, product_id)
);
--> statement-breakpoint
CREATE INDEX link_health_state ON link_health (state) WHERE state NOT IN ('fine', 'not checked');
--> statement-breakpoint
-- When each retailer's site was last visited, by whichever server, so that none is visited more often
-- than once a minute; and how far the rotating sample of its offers has come.
CREATE TABLE link_visit (
  retailer text PRIMARY KEY,
  visited_at timestamptz,
  sampled_number integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
-- What a site's robots.txt says; read again after a day.
CREATE TABLE robots_file (
  origin text PRIMARY KEY,
  read_at timestamptz NOT NULL,
  -- Empty when the site has none; null when it did not answer, and the site is then left alone.
  body text
);
