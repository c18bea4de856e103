-- Every server drops its cached pages when an operator has changed anything.
CREATE FUNCTION notify_operator_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('operator_changes', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION notify_operator_change();
