-- The codes by which people name a product elsewhere: its own id (after the feed or advertiser), SKU, MPN,
-- GTINs and group, in lower case, without signs and leading zeros; app/domain/product-code.ts does the same
-- to what shoppers type.
CREATE FUNCTION product_codes(id text, document json) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
RETURN (
  SELECT string_to_array(
    regexp_replace(
      regexp_replace(
        lower(
          (replace(regexp_replace(id, '^[^~]*~+', ''), '~', chr(10))
            || chr(10) || coalesce(custom ->> 'sku', '')
            || chr(10) || coalesce(custom ->> 'mpn', '')
            || chr(10) || coalesce("groupId", '')
            || chr(10) || coalesce(gtin, '')
            || chr(10) || replace(coalesce(custom ->> 'gtins', ''), '/', chr(10))
          ) COLLATE "C"
        ),
        '[^a-z0-9\n]+', '', 'g'
      ),
      '(^|\n)0+', '\1', 'g'
    ),
    chr(10)
  )
  -- Reads the document once; each operator on it would read it again.
  FROM json_to_record(document) AS stated (custom json, "groupId" text, gtin text)
);

CREATE INDEX product_code ON product USING gin (product_codes(id, document)) WHERE gone_since IS NULL;
