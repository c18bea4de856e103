-- Verdicts on sales follow the 30-day low since this version (docs/decisions/0007-verified-discounts.md):
-- every stored one is reviewed in the background.
UPDATE product SET price_review_at = now() WHERE discount_check IS NOT NULL;
