-- Prices from before the first sync, imported from another system or invented for a demonstration.
ALTER TABLE offer_price ADD COLUMN is_demonstration boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- Each address is imported once.
CREATE TABLE price_import (
  url text PRIMARY KEY,
  imported_at timestamptz NOT NULL DEFAULT now(),
  products integer NOT NULL
);
