-- Finds products that a card shows with the same brand and name (app/store/look-alike.ts has the same
-- expression). A hash, because names may be too long for an index.
CREATE INDEX product_look_alike ON product (hashtextextended(lower(
  coalesce(nullif(brand, ''), retailer) || chr(10) || CASE
    WHEN brand <> '' AND starts_with(lower(name), lower(brand))
      THEN ltrim(substr(name, length(brand) + 1), ' ®™:,|-')
    ELSE name
  END), 0))
  WHERE gone_since IS NULL;
