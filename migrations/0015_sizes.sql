-- The sizes a shopper wears.
CREATE TABLE worn_size (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- A kind of app/domain/worn-sizes.ts.
  kind text NOT NULL,
  -- On our scales.
  size text NOT NULL,
  PRIMARY KEY (user_id, kind, size)
);
