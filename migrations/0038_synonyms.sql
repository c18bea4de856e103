-- Synonyms that operators add to those in app/search-index/text/synonym-tables.ts.
CREATE TABLE search_synonym (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A search for the word also finds what products are called; both ways if it is mutual.
  word text NOT NULL,
  also text NOT NULL,
  is_mutual boolean NOT NULL
);
--> statement-breakpoint
-- Every server passes the table to its index on this notification.
CREATE FUNCTION notify_synonym_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('synonym_changes', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE ON search_synonym
  FOR EACH STATEMENT EXECUTE FUNCTION notify_synonym_change();
