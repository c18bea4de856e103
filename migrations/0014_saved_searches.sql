-- Lists that shoppers keep an eye on.
CREATE TABLE saved_search (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  storefront text NOT NULL,
  title text NOT NULL,
  category text,
  -- The query string of the list, in its canonical form.
  query text NOT NULL,
  -- The secret part of the address of its feed.
  feed_token text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (user_id, category, query)
);

ALTER TABLE alert_event ADD COLUMN search_id uuid REFERENCES saved_search ON DELETE CASCADE;
CREATE INDEX alert_event_search ON alert_event (search_id, id DESC) WHERE search_id IS NOT NULL;
CREATE INDEX alert_event_search_product ON alert_event (search_id, product_number)
  WHERE search_id IS NOT NULL;

INSERT INTO alert_progress SELECT 'searches', coalesce(max(changed_at), 0) FROM product;
