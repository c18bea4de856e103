-- What operators set for a retailer. Retailers without settings have no row.
CREATE TABLE retailer_settings (
  -- See toRetailerKey in app/vocabulary/retailer.ts.
  key text PRIMARY KEY,
  -- The name that shoppers see.
  name text NOT NULL,
  -- Keys of retailers that are the same shop under another name. Their own rows stay as they are,
  -- so that splitting them again restores everything.
  also_keys text[] NOT NULL DEFAULT '{}',
  link text,
  -- The retailer's ids at the networks: style catalogue, CJ, Rakuten, Skimlinks.
  sid text,
  cid text,
  rid text,
  kid text,
  -- Ids of the storefronts that do not show it.
  hidden_on text[] NOT NULL DEFAULT '{}',
  is_featured boolean NOT NULL DEFAULT false,
  logo_tag text,
  -- Counts the changes, so that two operators cannot overwrite each other unknowingly.
  version integer NOT NULL DEFAULT 1
);
--> statement-breakpoint
CREATE TABLE retailer_logo (
  -- Names the logo in its URL and changes with it.
  tag text PRIMARY KEY,
  content bytea NOT NULL
);
--> statement-breakpoint
-- Every server reads the table again on this notification.
CREATE FUNCTION notify_retailer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('retailer_changes', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE ON retailer_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_retailer_change();
