-- Crawls that check the rules for pages, one row per storefront and run.
CREATE TABLE page_crawl (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  storefront text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL DEFAULT now(),
  pages integer NOT NULL,
  -- Why the crawl could not be completed; null for a complete one.
  error text
);
--> statement-breakpoint
CREATE INDEX page_crawl_latest ON page_crawl (storefront, id DESC);
--> statement-breakpoint
CREATE TABLE page_violation (
  crawl_id bigint NOT NULL REFERENCES page_crawl ON DELETE CASCADE,
  rule text NOT NULL,
  path text NOT NULL,
  fault text NOT NULL
);
--> statement-breakpoint
CREATE INDEX page_violation_crawl ON page_violation (crawl_id);
