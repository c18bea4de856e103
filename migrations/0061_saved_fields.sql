-- The fields of a product that its card showed when it was saved.
ALTER TABLE saved RENAME COLUMN kept TO fields;
