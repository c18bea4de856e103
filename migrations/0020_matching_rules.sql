-- The version of the matching rules that the groups were made by. Another version starts over.
ALTER TABLE offer_matching ADD COLUMN rules text;
