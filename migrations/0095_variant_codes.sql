-- Adds the SKUs and MPNs of a product's variants to its codes (0065_product_codes.sql). No stored product
-- has them yet, so the index `product_code` remains valid.
CREATE OR REPLACE FUNCTION product_codes(id text, document json) RETURNS text[]
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
            || chr(10) || coalesce(custom ->> 'variantCodes', '')
          ) COLLATE "C"
        ),
        '[^a-z0-9\n]+', '', 'g'
      ),
      '(^|\n)0+', '\1', 'g'
    ),
    chr(10)
  )
  FROM json_to_record(document) AS stated (custom json, "groupId" text, gtin text)
);
