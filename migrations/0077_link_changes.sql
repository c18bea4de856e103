-- Tells every server when the answer to "may this link be followed?" may have changed, because each
-- of them remembers the offers that were clicked.
CREATE FUNCTION notify_link_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('link_changes',
    json_build_object('source', NEW.source, 'id', NEW.product_id)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER link_is_found AFTER INSERT ON link_health
  FOR EACH ROW WHEN (NEW.state <> 'fine') EXECUTE FUNCTION notify_link_change();
--> statement-breakpoint
CREATE TRIGGER link_is_changed AFTER UPDATE ON link_health
  FOR EACH ROW WHEN (
    (OLD.state, OLD.dismissed_at, OLD.replaced_at)
      IS DISTINCT FROM (NEW.state, NEW.dismissed_at, NEW.replaced_at)
  ) EXECUTE FUNCTION notify_link_change();
