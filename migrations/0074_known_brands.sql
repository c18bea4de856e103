-- The brands that other products of the catalogue state, for products whose source states none.
-- app/ingest/mappings/known-brands.server.ts replaces them after a sync.
CREATE TABLE known_brand (
  -- See toBrandKey in app/vocabulary/brand.ts.
  key text PRIMARY KEY,
  name text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE ON known_brand
  FOR EACH STATEMENT EXECUTE FUNCTION count_mapping_change();
--> statement-breakpoint
-- The end of the last sync before the known brands were found.
ALTER TABLE mapping_version ADD COLUMN brands_as_of timestamptz NOT NULL DEFAULT '-infinity';
--> statement-breakpoint
ALTER TABLE product
  -- The key of the brand that was read from the name.
  ADD COLUMN name_brand text,
  -- The keys with which the name may begin, longest first, if the source states no brand.
  ADD COLUMN name_starts text[];
--> statement-breakpoint
CREATE INDEX product_name_starts ON product (number) WHERE name_starts IS NOT NULL;
--> statement-breakpoint
-- The next sync writes these products again, with the new columns.
UPDATE product SET content_hash = '00000000-0000-0000-0000-000000000000' WHERE brand = '';
