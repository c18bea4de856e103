-- Products that shoppers saved.
CREATE TABLE saved (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  source text NOT NULL,
  product_id text NOT NULL,
  -- The fields of the product that pages show, kept for when it leaves the catalogue.
  kept jsonb NOT NULL,
  -- The price when it was saved, in US cents.
  usd_cents integer NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, source, product_id)
);

-- The number of a user's last change. Each change holds this row until it commits, so that changes of
-- one user become visible in order and without gaps: a reader that has seen 7 has missed nothing
-- before it, and one that sees 9 next knows that it lacks 8.
CREATE TABLE saved_revision (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  revision bigint NOT NULL
);

-- The last changes of each user, from which event streams resume.
CREATE TABLE saved_change (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  revision bigint NOT NULL,
  source text NOT NULL,
  product_id text NOT NULL,
  is_saved boolean NOT NULL,
  -- Of the saved product; a removal that is undone restores them.
  usd_cents integer NOT NULL,
  saved_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, revision)
);

CREATE FUNCTION log_saved_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed saved%ROWTYPE;
  next bigint;
  -- A stream that lacks more than this is sent the whole list instead.
  log_length CONSTANT integer := 200;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  -- Deleting a user deletes these tables' rows as well.
  IF NOT EXISTS (SELECT FROM users WHERE id = changed.user_id) THEN RETURN NULL; END IF;

  INSERT INTO saved_revision AS last VALUES (changed.user_id, 1)
    ON CONFLICT (user_id) DO UPDATE SET revision = last.revision + 1
    RETURNING revision INTO next;
  INSERT INTO saved_change (user_id, revision, source, product_id, is_saved, usd_cents, saved_at)
    VALUES (changed.user_id, next, changed.source, changed.product_id, TG_OP = 'INSERT',
      changed.usd_cents, changed.saved_at);
  DELETE FROM saved_change WHERE user_id = changed.user_id AND revision <= next - log_length;
  PERFORM pg_notify('saved_changes', json_build_object('userId', changed.user_id, 'revision', next,
    'source', changed.source, 'id', changed.product_id, 'isSaved', TG_OP = 'INSERT')::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER log_change AFTER INSERT OR DELETE ON saved
  FOR EACH ROW EXECUTE FUNCTION log_saved_change();
