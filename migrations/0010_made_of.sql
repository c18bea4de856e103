-- What products are made of. The next sync fills it: products are normalized again when the
-- vocabulary changes.
ALTER TABLE product ADD COLUMN made_of text[] NOT NULL DEFAULT '{}';
