-- A retailer's listings of one product in several colors (app/ingest/offers/group-colors.ts), and
-- the cards that join them with the offers of other retailers. Matching fills the columns.
ALTER TABLE offer_match
  -- Equal for a retailer's listings that may be one product in several colors.
  ADD COLUMN color_key uuid,
  -- The smallest product number of the color group; null for a product in no color group.
  ADD COLUMN color_group integer,
  -- The smallest product number of the card; null for a product that is a card of its own.
  ADD COLUMN card_number integer;
--> statement-breakpoint
CREATE INDEX offer_match_color_key ON offer_match (color_key) WHERE color_key IS NOT NULL;
--> statement-breakpoint
CREATE INDEX offer_match_color_group ON offer_match (color_group) WHERE color_group IS NOT NULL;
--> statement-breakpoint
CREATE INDEX offer_match_card ON offer_match (card_number) WHERE card_number IS NOT NULL;
--> statement-breakpoint
-- The card of `offer_match`, for the change feed. Null until matching has written it; until then,
-- the offer group is the card.
ALTER TABLE product ADD COLUMN card_number integer;
