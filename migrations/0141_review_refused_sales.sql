-- A sale is refused for want of its original price only if all 30 days before it are recorded, since
-- this version (docs/decisions/0007-verified-discounts.md): refused ones are reviewed in the background.
UPDATE product SET price_review_at = now() WHERE discount_check = 'contradicted';
