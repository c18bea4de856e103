-- What the price history says of the price that is asked now (app/domain/price-history.ts): kept as it is written, and
-- looked at again when time alone changes it.
ALTER TABLE product
  ADD COLUMN discount_check text CHECK (discount_check IN ('verified', 'unverified', 'contradicted')),
  -- Null while the discount's verdict stays until the next price.
  ADD COLUMN price_review_at timestamptz,
  -- The last fall of the price, while no rise followed it: days since 1970, and US cents.
  ADD COLUMN dropped_day integer,
  ADD COLUMN dropped_cents integer;
--> statement-breakpoint
UPDATE product SET discount_check = 'unverified', price_review_at = now()
  WHERE in_stock AND document ? 'salePrice';
--> statement-breakpoint
CREATE INDEX product_price_review ON product (price_review_at) WHERE price_review_at IS NOT NULL;
--> statement-breakpoint
-- Which offers are of one product, derived from the products alone: it may be emptied at any time, with the last
-- change in `offer_matching` set to 0, and comes back as it was.
CREATE TABLE offer_match (
  product_number integer PRIMARY KEY REFERENCES product (number) ON DELETE CASCADE,
  -- Equal for equal names of one brand; null for a product that names alone cannot tell from others.
  name_key uuid,
  -- Equal for names that are worth a second look.
  near_key uuid,
  -- What app/catalogue/offers/offer-facts.ts made of the product, as written: equal text, nothing to do.
  facts json NOT NULL,
  -- The smallest product number of the group; null for one that stands alone.
  group_number integer
)
WITH (fillfactor = 80);
--> statement-breakpoint
CREATE INDEX offer_match_name ON offer_match (name_key);
--> statement-breakpoint
CREATE INDEX offer_match_near ON offer_match (near_key);
--> statement-breakpoint
CREATE INDEX offer_match_group ON offer_match (group_number) WHERE group_number IS NOT NULL;
--> statement-breakpoint
CREATE TABLE offer_gtin (
  gtin text NOT NULL,
  product_number integer NOT NULL REFERENCES offer_match (product_number) ON DELETE CASCADE,
  PRIMARY KEY (gtin, product_number)
);
--> statement-breakpoint
CREATE INDEX offer_gtin_product ON offer_gtin (product_number);
--> statement-breakpoint
-- Pairs that may be of one product and are not joined, for an operator to look at; the smaller number first.
CREATE TABLE offer_match_candidate (
  first_number integer NOT NULL REFERENCES offer_match (product_number) ON DELETE CASCADE,
  second_number integer NOT NULL REFERENCES offer_match (product_number) ON DELETE CASCADE,
  reasons text[] NOT NULL,
  PRIMARY KEY (first_number, second_number)
);
--> statement-breakpoint
CREATE INDEX offer_match_candidate_second ON offer_match_candidate (second_number);
--> statement-breakpoint
CREATE TABLE offer_matching (
  -- How far the matching has followed the changes of products (product.changed_at). One row.
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_change bigint NOT NULL DEFAULT 0
);
--> statement-breakpoint
INSERT INTO offer_matching DEFAULT VALUES;
