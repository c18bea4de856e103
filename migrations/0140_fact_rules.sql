-- The version of the rules by which the facts of offers were extracted. If only the rules for grouping
-- change, the facts stay. Null until matching has written it, so that it extracts them once more.
ALTER TABLE offer_matching ADD COLUMN fact_rules text;
