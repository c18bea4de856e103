-- Names are compared by the words that name a model, and groups made by the former rules may hold
-- several products. Matching starts over; until it has caught up, an offer is a card of its own.
-- Operators' decisions stay, because they refer to products. Both locks in the order matching
-- takes them, as in 0008.
SELECT pg_advisory_xact_lock(7100005), pg_advisory_xact_lock(7100004);
--> statement-breakpoint
TRUNCATE offer_match, offer_gtin, offer_match_candidate;
--> statement-breakpoint
-- A server of the former version that is still running must not match by its rules in between.
ALTER TABLE offer_match
  DROP CONSTRAINT offer_match_current_facts,
  ADD CONSTRAINT offer_match_current_facts CHECK (facts -> 'model' IS NOT NULL),
  -- Equal for one model number of one brand.
  ADD COLUMN mpn_key uuid;
--> statement-breakpoint
CREATE INDEX offer_match_mpn_key ON offer_match (mpn_key) WHERE mpn_key IS NOT NULL;
--> statement-breakpoint
-- The words that may name a branded offer. A word of many of a brand's names names no product.
CREATE TABLE offer_word (
  product_number integer NOT NULL REFERENCES offer_match (product_number) ON DELETE CASCADE,
  brand text NOT NULL,
  word text NOT NULL,
  name_key uuid NOT NULL,
  PRIMARY KEY (product_number, word)
);
--> statement-breakpoint
CREATE INDEX offer_word_name ON offer_word (brand, word, name_key);
--> statement-breakpoint
UPDATE offer_matching SET last_change = 0;
--> statement-breakpoint
UPDATE product SET group_number = NULL, card_number = NULL, changed_at = nextval('product_change')
WHERE group_number IS NOT NULL OR card_number IS NOT NULL;
--> statement-breakpoint
SELECT pg_notify('catalogue_changed', '');
