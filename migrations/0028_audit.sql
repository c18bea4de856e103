-- Every change that an operator makes. Rows are only ever added. The actor is stored as text rather
-- than as a reference, so that the entry outlives the account.
CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changed_at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  -- The changed fields alone; null for something that did not exist before or does not afterwards.
  before jsonb,
  after jsonb,
  words tsvector NOT NULL GENERATED ALWAYS AS (
    -- Without punctuation, as searches are: otherwise an email address would be a single word.
    to_tsvector('simple'::regconfig, translate(
      actor || ' ' || action || ' ' || subject || ' '
        || coalesce(before::text, '') || ' ' || coalesce(after::text, ''),
      '@./:_-&''', '        '
    ))
  ) STORED
);
--> statement-breakpoint
CREATE INDEX audit_entry_words ON audit_entry USING gin (words);
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are only ever added, never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
