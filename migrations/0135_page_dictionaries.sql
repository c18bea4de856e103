-- Pages of signed-out visitors, against which later pages of the same template are compressed. They
-- are here so that every server knows the dictionary that a browser got from another one.
CREATE TABLE page_dictionary (
  hash bytea PRIMARY KEY,
  storefront text NOT NULL,
  template text NOT NULL,
  body bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
