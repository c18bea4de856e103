-- How often shoppers searched for a text on one day. Counts only: no user, no address, no time.
CREATE TABLE search_count (
  day date NOT NULL,
  storefront text NOT NULL,
  -- In lower case; see toLoggedText in app/operators/searches/search-log.server.ts.
  query text NOT NULL,
  searches integer NOT NULL DEFAULT 0,
  -- Clicks to retailers from the results, or from a product opened from them.
  clicks integer NOT NULL DEFAULT 0,
  -- The products found by the latest search; null for a day that has clicks alone.
  results integer,
  PRIMARY KEY (day, storefront, query)
);
