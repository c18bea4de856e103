-- A shopper is not told about the same product again within a day, so each
-- evaluation looks up what was said lately.
CREATE INDEX alert_event_lately ON alert_event (product_number, user_id, happened_at);
-- Deleting an alert deletes its events.
CREATE INDEX alert_event_alert ON alert_event (alert_id) WHERE alert_id IS NOT NULL;
CREATE INDEX mail_outbox_user ON mail_outbox (user_id, created_at);

-- How many matches of a saved search wait for one digest. Only the first ones are stored as
-- events; the digest reports the number of the rest.
CREATE TABLE search_tally (
  search_id uuid NOT NULL REFERENCES saved_search ON DELETE CASCADE,
  digest_at timestamptz NOT NULL,
  -- Matches stored as events, and matches only counted.
  stored integer NOT NULL DEFAULT 0,
  more integer NOT NULL DEFAULT 0,
  mail_id bigint REFERENCES mail_outbox ON DELETE SET NULL,
  PRIMARY KEY (search_id, digest_at)
);
CREATE INDEX search_tally_mail ON search_tally (mail_id);

-- Matches beyond the limit are counted only when they are new since the last time
-- the reader ran, because nothing else remembers them.
ALTER TABLE alert_progress ADD COLUMN read_at timestamptz NOT NULL DEFAULT now();
