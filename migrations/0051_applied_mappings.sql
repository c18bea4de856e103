-- The version that all stored products match. Every write of products applies the latest version, so
-- they match until the next change.
ALTER TABLE mapping_version ADD COLUMN applied_version integer NOT NULL DEFAULT 0;
