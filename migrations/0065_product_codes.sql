-- The codes by which people name a product elsewhere: its own id (after the feed or advertiser), SKU, MPN,
-- GTINs and group, in lower case, without signs and leading zeros; app/domain/product-code.ts does the same
-- to what shoppers type.
CREATE FUNCTION product_codes(id text, document json) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
RETURN string_to_array(
  regexp_replace(
    regexp_replace(
      lower(
        (replace(regexp_replace(id, '^[^~]*~+', ''), '~', chr(10))
          || chr(10) || coalesce(document -> 'custom' ->> 'sku', '')
          || chr(10) || coalesce(document -> 'custom' ->> 'mpn', '')
          || chr(10) || coalesce(document ->> 'groupId', '')
          || chr(10) || coalesce(document ->> 'gtin', '')
          || chr(10) || replace(coalesce(document -> 'custom' ->> 'gtins', ''), '/', chr(10))
        ) COLLATE "C"
      ),
      '[^a-z0-9\n]+', '', 'g'
    ),
    '(^|\n)0+', '\1', 'g'
  ),
  chr(10)
);

CREATE INDEX product_code ON product USING gin (product_codes(id, document)) WHERE gone_since IS NULL;
