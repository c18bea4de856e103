-- A retailer's ids at the sources are one document by source letter, so that a new source needs no
-- column of its own.
ALTER TABLE retailer_settings
  ADD COLUMN ids jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(ids) = 'object');
--> statement-breakpoint
UPDATE retailer_settings
  SET ids = jsonb_strip_nulls(jsonb_build_object('s', sid, 'c', cid, 'r', rid, 'k', kid))
  WHERE num_nonnulls(sid, cid, rid, kid) > 0;
--> statement-breakpoint
ALTER TABLE retailer_settings DROP COLUMN sid, DROP COLUMN cid, DROP COLUMN rid, DROP COLUMN kid;
