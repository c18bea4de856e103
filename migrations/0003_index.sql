-- What lists filter, search and count by, beside the document: the index is built without reading a document.
ALTER TABLE product
  -- Canonical names in lower case.
  ADD COLUMN colors text[] NOT NULL DEFAULT '{}',
  -- On our scales (app/domain/size.ts).
  ADD COLUMN sizes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN is_pre_owned boolean NOT NULL DEFAULT false,
  ADD COLUMN is_rental boolean NOT NULL DEFAULT false,
  -- A card shows a sale price, unless `discount_check` is contradicted.
  ADD COLUMN is_on_sale boolean NOT NULL DEFAULT false,
  -- Its place in the trending report, 1 the highest; null where it is not in it.
  ADD COLUMN trend_rank integer,
  -- The group of `offer_match`, told here too so that lists hear of a change as of any other.
  ADD COLUMN group_number integer,
  -- Plain text that searches look in, beside brand and category.
  ADD COLUMN name text NOT NULL DEFAULT '',
  ADD COLUMN color_words text NOT NULL DEFAULT '',
  ADD COLUMN materials text NOT NULL DEFAULT '',
  ADD COLUMN description text NOT NULL DEFAULT '';
--> statement-breakpoint
-- What was read before, as far as SQL can tell; the next change of a product writes the rest. Every row counts as
-- changed, so an index that has read the old columns reads these.
UPDATE product SET
  colors = ARRAY(
    SELECT canonical.name FROM jsonb_array_elements_text(document->'colorIds') WITH ORDINALITY AS had (id, place)
    JOIN (VALUES ('16', 'black'), ('15', 'white'), ('14', 'gray'), ('20', 'beige'), ('1', 'brown'), ('7', 'red'),
      ('17', 'pink'), ('3', 'orange'), ('4', 'yellow'), ('13', 'green'), ('10', 'blue'), ('8', 'purple'),
      ('18', 'gold'), ('19', 'silver'), ('21', 'clear'), ('22', 'multi')) AS canonical (id, name) USING (id)
    ORDER BY place),
  sizes = ARRAY(
    SELECT size->>'sizeId' FROM jsonb_array_elements(document->'sizes') WITH ORDINALITY AS had (size, place)
    WHERE size ? 'sizeId' GROUP BY 1 ORDER BY min(place)),
  is_pre_owned = (document->>'preOwned')::boolean,
  is_rental = (document->>'rental')::boolean,
  is_on_sale = CASE WHEN document ? 'converted' THEN document->'converted' ? 'salePrice' ELSE document ? 'salePrice' END,
  trend_rank = least((document->'trend'->>'rank')::numeric, 2147483647)::integer,
  group_number = (SELECT offer_match.group_number FROM offer_match WHERE product_number = product.number),
  name = document->>'name',
  color_words = coalesce(
    (SELECT string_agg(color->>'name', ' ') FROM jsonb_array_elements(document->'colors') AS color), ''),
  materials = coalesce(
    (SELECT string_agg(tag->>'name', ' ') FROM jsonb_array_elements(document->'materialTags') AS tag), ''),
  description = left(regexp_replace(document->>'description', '<[^>]*>', ' ', 'g'), 600),
  changed_at = nextval('product_change');
