-- The stated shares of the fibers, like 'wool.80', to filter by: see app/domain/facets/fibers.ts.
ALTER TABLE product ADD COLUMN fiber_shares text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
-- The next sync writes the products that state a composition again, with the new column.
UPDATE product SET content_hash = '00000000-0000-0000-0000-000000000000', fingerprint = NULL
WHERE made_of <> '{}';
