-- The names that operators gave a retailer earlier, whose pages redirect to its page.
ALTER TABLE retailer_settings ADD COLUMN former_names text[] NOT NULL DEFAULT '{}';
