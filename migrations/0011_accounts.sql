CREATE TABLE users (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  name text NOT NULL,
  picture text,
  role text NOT NULL DEFAULT 'shopper' CHECK (role IN ('shopper', 'admin')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_user_id ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- One row per way to sign in: a password (provider 'credential') or an OAuth provider.
CREATE TABLE credentials (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider_id, account_id)
);
CREATE INDEX credentials_user_id ON credentials (user_id);

-- Tokens of mailed links and of OAuth round trips; identifiers are stored as hashes.
CREATE TABLE verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verifications_identifier ON verifications (identifier);
CREATE INDEX verifications_expires_at ON verifications (expires_at);

-- What a shopper tells us about themselves and how they like things: one document each.
CREATE TABLE profiles (
  uid text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  document jsonb NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- In the database, so that every server has them.
CREATE TABLE photos (
  uid text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Names the photo in its URL and changes with it.
  tag text NOT NULL UNIQUE,
  content bytea NOT NULL
);

-- Rate limits. Losing them in a crash is harmless, so they skip the write-ahead log.
CREATE UNLOGGED TABLE attempts (
  key text PRIMARY KEY,
  count integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);
CREATE INDEX attempts_window_ends_at ON attempts (window_ends_at);

-- Servers listen on this channel to update open tabs. The payload is the user's id and what changed:
-- 'user', 'profile' or 'sessions'.
CREATE FUNCTION notify_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  uid text := CASE TG_ARGV[0]
    WHEN 'user' THEN to_jsonb(NEW) ->> 'id'
    WHEN 'profile' THEN to_jsonb(NEW) ->> 'uid'
    ELSE to_jsonb(OLD) ->> 'user_id'
  END;
BEGIN
  PERFORM pg_notify('account_changes', json_build_object('uid', uid, 'kind', TG_ARGV[0])::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER notify_change AFTER UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION notify_account_change('user');
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE ON profiles
  FOR EACH ROW EXECUTE FUNCTION notify_account_change('profile');
CREATE TRIGGER notify_change AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_account_change('sessions');
