-- The facts an offer is matched by have changed, and groups made by the former rules may hold
-- several products. Matching starts over; until it has caught up, an offer is a card of its own.
-- Both locks in the order matching takes them, as in 0008.
SELECT pg_advisory_xact_lock(7100005), pg_advisory_xact_lock(7100004);
TRUNCATE offer_match, offer_gtin, offer_match_candidate;
-- A server of the former version that is still running must not match by its rules in between.
ALTER TABLE offer_match
  ADD CONSTRAINT offer_match_current_facts CHECK (facts -> 'distinctions' IS NOT NULL);
UPDATE offer_matching SET last_change = 0;
UPDATE product SET group_number = NULL, changed_at = nextval('product_change')
WHERE group_number IS NOT NULL;
SELECT pg_notify('catalogue_changed', '');
