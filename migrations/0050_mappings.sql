-- What operators decide about the words of sources. app/ingest/mappings/ applies it to products.
CREATE TABLE brand_alias (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A brand name as the vocabulary writes it, and the name under which its products are shown.
  spelling text NOT NULL UNIQUE CHECK (spelling <> ''),
  name text NOT NULL CHECK (name <> spelling)
);
--> statement-breakpoint
CREATE TABLE category_mapping (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- See SyncScope in app/ingest/sync-scope.ts.
  scope text NOT NULL,
  -- The source's category, as in product.unmapped_path below.
  path text NOT NULL,
  -- A node of our category tree.
  category_id text NOT NULL,
  UNIQUE (scope, path)
);
--> statement-breakpoint
-- Counts the changes of both tables. Every write of products reads it, so that a sync that is already
-- running applies a new mapping, and operators cannot overwrite each other unknowingly.
CREATE TABLE mapping_version (version integer NOT NULL);
--> statement-breakpoint
INSERT INTO mapping_version VALUES (0);
--> statement-breakpoint
-- Every server reads the aliases again on this notification.
CREATE FUNCTION count_mapping_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mapping_version SET version = version + 1;
  PERFORM pg_notify('mapping_changes', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE ON brand_alias
  FOR EACH STATEMENT EXECUTE FUNCTION count_mapping_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE ON category_mapping
  FOR EACH STATEMENT EXECUTE FUNCTION count_mapping_change();
--> statement-breakpoint
ALTER TABLE product
  -- The brand as the vocabulary writes it, if an alias replaced it.
  ADD COLUMN given_brand text,
  -- The source's category, if the product has no category of ours or only a department; empty if the
  -- source gives none.
  ADD COLUMN unmapped_path text,
  -- The same, for a product that a mapping has placed.
  ADD COLUMN mapped_path text;
--> statement-breakpoint
UPDATE product SET unmapped_path = left(coalesce(document #>> '{categories,0,fullName}', ''), 500)
WHERE category_id IS NULL OR category_id IN ('women', 'men', 'living', 'kids');
--> statement-breakpoint
-- A hash index, because a brand of a feed can be longer than a B-tree allows.
CREATE INDEX product_spelling ON product USING hash ((coalesce(given_brand, brand)));
--> statement-breakpoint
CREATE INDEX product_aliased ON product (number) WHERE given_brand IS NOT NULL;
--> statement-breakpoint
CREATE INDEX product_unmapped ON product (source, unmapped_path) WHERE unmapped_path IS NOT NULL;
--> statement-breakpoint
CREATE INDEX product_mapped ON product (number) WHERE mapped_path IS NOT NULL;
