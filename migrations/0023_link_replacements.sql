-- An operator has confirmed that the link is dead: shoppers get the next best offer in its place, until
-- the link's state changes.
ALTER TABLE link_health ADD COLUMN replaced_at timestamptz;
