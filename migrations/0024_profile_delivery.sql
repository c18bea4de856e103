-- How a shopper gets alerts belongs to the profile, so that a change shows in open tabs:
-- {"delivery": "each" | "daily" | "none"}. Absent means 'each'.
INSERT INTO profiles (uid, document)
  SELECT user_id, jsonb_build_object('delivery', delivery) FROM alert_delivery
  ON CONFLICT (uid) DO UPDATE SET document = profiles.document || excluded.document;
DROP TABLE alert_delivery;
