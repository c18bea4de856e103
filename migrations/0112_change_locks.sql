-- While the index was unique, every change of a product locked its row as if its key had changed, so
-- that a sync and whoever referred to the product (matching, an operator's decision) waited for each
-- other. The numbers are drawn from a sequence and stay unique without it.
CREATE INDEX product_change_number ON product (changed_at);
--> statement-breakpoint
DROP INDEX product_changed_at;
--> statement-breakpoint
ALTER INDEX product_change_number RENAME TO product_changed_at;
