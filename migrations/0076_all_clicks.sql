-- The links of further networks have our sub-id as well.
ALTER TABLE click DROP CONSTRAINT click_network_check;
--> statement-breakpoint
ALTER TABLE click ADD CONSTRAINT click_network_check CHECK (network IN ('cj', 'rakuten', 'awin',
  'skimlinks', 'viglink', 'impact', 'partnerize', 'shareasale', 'flexoffers', 'pepperjam', 'webgains',
  'tradedoubler', 'digidip', 'none'));
--> statement-breakpoint
ALTER TABLE click_day DROP CONSTRAINT click_day_dimension_check;
--> statement-breakpoint
ALTER TABLE click_day ADD CONSTRAINT click_day_dimension_check CHECK (dimension IN
  ('storefront', 'source', 'page', 'retailer', 'retailer month', 'visitor'));
--> statement-breakpoint
-- Counts every click, whether or not its network has a report. All dimensions count people only,
-- except 'visitor', which also counts the clicks that the others leave out.
CREATE OR REPLACE FUNCTION count_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Sorted, so that two servers lock the rows in the same order and cannot deadlock.
  INSERT INTO click_day (dimension, day, name, network, clicks)
    SELECT dimension, date_trunc(grain, clicked_at AT TIME ZONE 'UTC')::date, name, network, count(*)
    FROM added CROSS JOIN LATERAL (VALUES
      ('storefront', storefront, 'day'), ('source', source::text, 'day'), ('page', page, 'day'),
      ('retailer', retailer, 'day'), ('retailer month', retailer, 'month'),
      ('visitor', visitor, 'day')
    ) AS part (dimension, name, grain)
    WHERE visitor = 'person' OR dimension = 'visitor'
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (dimension, day, name, network)
      DO UPDATE SET clicks = click_day.clicks + excluded.clicks;
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO click_day (dimension, day, name, network, clicks)
  SELECT dimension, date_trunc(grain, clicked_at AT TIME ZONE 'UTC')::date, name, network, count(*)
  FROM click CROSS JOIN LATERAL (VALUES
    ('storefront', storefront, 'day'), ('source', source::text, 'day'), ('page', page, 'day'),
    ('retailer', retailer, 'day'), ('retailer month', retailer, 'month'),
    ('visitor', visitor, 'day')
  ) AS part (dimension, name, grain)
  WHERE dimension = 'visitor'
    OR visitor = 'person' AND network NOT IN ('cj', 'rakuten', 'skimlinks')
  GROUP BY 1, 2, 3, 4;
