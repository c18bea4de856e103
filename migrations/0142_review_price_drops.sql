-- A price drop counts only if nothing as low was charged in the 30 days before, since this version
-- (docs/decisions/0100-price-drops-undercut-a-month.md): products with drops are reviewed in the background.
UPDATE product SET price_review_at = now() WHERE dropped_cents IS NOT NULL;
