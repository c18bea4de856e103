-- Links in account emails. A user has one row per purpose, so that a newer link replaces the older
-- one. What is not in this table has no effect, whatever its signature says.
CREATE TABLE issued_link (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'change-email', 'reset-password')),
  token_hash text NOT NULL UNIQUE,
  -- The address that the link was mailed to.
  email text NOT NULL,
  -- The browser that signed up: only there does confirming the address also log in.
  browser_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- Set by a change that makes older links unsafe, such as a new password.
  ended_at timestamptz,
  PRIMARY KEY (user_id, purpose)
);
CREATE INDEX issued_link_expires_at ON issued_link (expires_at);
