-- The colors that no picture of a product shows, which come last when they are chosen.
ALTER TABLE product ADD COLUMN unseen_colors text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
-- The next sync writes the products of several colors again, with the new column.
UPDATE product SET content_hash = '00000000-0000-0000-0000-000000000000', fingerprint = NULL
WHERE cardinality(colors) > 1;
