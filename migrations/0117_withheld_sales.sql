-- Sales and retailers that operators keep off the page of sales that our record contradicts.
CREATE TABLE withheld_sale (
  -- 'store' and a retailer's key, or 'product' and a product's key.
  subject text PRIMARY KEY
);
--> statement-breakpoint
-- Every server keeps the table in memory and reads it again on this notification.
CREATE FUNCTION notify_withheld_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('withheld_sales', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE ON withheld_sale
  FOR EACH STATEMENT EXECUTE FUNCTION notify_withheld_sale();
