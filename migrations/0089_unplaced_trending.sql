-- Finds the trending products that still need a category
-- (app/ingest/mappings/adopt-stored-categories.server.ts).
CREATE INDEX product_unplaced_trending ON product (number)
  WHERE trend_rank IS NOT NULL AND category_id IS NULL AND gone_since IS NULL;
