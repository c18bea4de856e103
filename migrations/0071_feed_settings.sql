-- What operators know about a feed that its files do not say; see app/ingest/feed-settings.server.ts.
CREATE TABLE feed_setting (
  feed text PRIMARY KEY,
  -- The currency of prices that state none.
  currency text,
  -- Words for availability by key: true if they mean "in stock".
  words jsonb NOT NULL DEFAULT '{}'
);
