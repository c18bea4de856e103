-- When the product's content last changed, for sitemaps. A sync that finds a product unchanged does
-- not move it. Until now only price changes had a time, so older rows begin with the last of those.
ALTER TABLE product ADD COLUMN modified_at timestamptz NOT NULL DEFAULT now();

UPDATE product SET modified_at = coalesce(
  (SELECT max(read_at) FROM offer_price WHERE product_number = product.number),
  created_at
);
