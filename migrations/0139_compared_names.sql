-- Of a whole catalogue, matching compares similar names after it has grouped the offers, in the order
-- of their near keys. This is the key up to which it has come; null while it does not compare them.
ALTER TABLE offer_matching ADD COLUMN compared_to uuid;
