-- As the text it is written as: taking 5 kB apart into jsonb and putting it together again cost half of all writing, and
-- nothing asks for its parts.
ALTER TABLE product ALTER COLUMN document TYPE json USING document::json;
--> statement-breakpoint
ALTER TABLE product
  -- Of the record the document was made from, and of the rules it was made by (app/catalogue/known-records.server.ts):
  -- equal, and the record needs no second look. Null where nobody has told.
  ADD COLUMN print uuid,
  -- What the figures of a run need to know of a product that was not looked at again.
  ADD COLUMN has_picture boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- Which products a run has met, a row a step: marking them one by one would write the whole table anew at every reading.
-- Needed until the run is over.
CREATE TABLE sync_seen (
  run integer NOT NULL REFERENCES sync_run (id) ON DELETE CASCADE,
  product_numbers integer[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX sync_seen_run ON sync_seen (run);
--> statement-breakpoint
INSERT INTO sync_seen (run, product_numbers)
  SELECT seen_run, array_agg(number) FROM product JOIN sync_run ON sync_run.id = seen_run
  WHERE state NOT IN ('complete', 'implausible') GROUP BY seen_run;
--> statement-breakpoint
ALTER TABLE product DROP COLUMN seen_run;
