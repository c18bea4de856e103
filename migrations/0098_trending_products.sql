-- Finds the trending products that need a category or that adopted
-- one (app/ingest/mappings/adopt-stored-categories.server.ts).
DROP INDEX product_unplaced_trending;
CREATE INDEX product_trending ON product (number) WHERE trend_rank IS NOT NULL AND gone_since IS NULL;
