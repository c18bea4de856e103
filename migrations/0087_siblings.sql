-- Finds the products of a brand by their name (app/ingest/mappings/adopt-categories.server.ts). A hash,
-- because names may be too long for an index.
CREATE INDEX product_sibling ON product (hashtextextended(brand || chr(10) || lower(name), 0))
  WHERE category_id IS NOT NULL AND gone_since IS NULL;
