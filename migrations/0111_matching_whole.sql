-- Of a whole catalogue, matching first writes the facts of every offer and then groups the offers in
-- the order of their numbers. This is the number up to which they have been grouped: 0 while the
-- facts are being written, null if only changes are followed.
ALTER TABLE offer_matching ADD COLUMN grouped_to integer;
