-- Matching once wrote no group into `product` for offers that were in one, and lists showed each of
-- them as a card of its own. This copies the matcher's groups again; rows that differ count as
-- changed, so that running indexes follow. Both locks in the order matching takes them (see
-- app/ingest/offers/match-offers.server.ts and app/store/write-transaction.server.ts): a server
-- that is still running must neither match nor draw change numbers meanwhile.
SELECT pg_advisory_xact_lock(7100005), pg_advisory_xact_lock(7100004);
--> statement-breakpoint
UPDATE product SET group_number = matched.group_number, changed_at = nextval('product_change')
FROM product AS listed LEFT JOIN offer_match AS matched ON matched.product_number = listed.number
WHERE product.number = listed.number
  AND listed.group_number IS DISTINCT FROM matched.group_number;
--> statement-breakpoint
SELECT pg_notify('catalogue_changed', '');
