-- The column is named for what it holds, the fingerprint of the source's record.
ALTER TABLE product RENAME COLUMN print TO fingerprint;
