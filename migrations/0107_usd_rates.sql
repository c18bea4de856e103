-- The exchange rates in use; without a row, those built into the server. See
-- app/store/usd-rates.server.ts.
CREATE TABLE usd_rates (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- The day of the rates.
  day date NOT NULL,
  -- Units per US dollar, by currency code.
  units jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- The products up to this number have been converted at these rates; null once all have.
  converted_to integer DEFAULT 0
);

-- A price in dollars that changes with the exchange rate alone is no drop. What shoppers compare it
-- with is moved by the same factor, in the statement that moves the price: the baseline of alerts, and
-- the price at which a product was saved. Cents are rounded, so a factor within the rounding is none.
CREATE INDEX saved_product ON saved (source, product_id);

CREATE FUNCTION get_paid_price(document json) RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(coalesce(document->>'salePrice', document->>'price')::double precision, 0)
$$;

CREATE FUNCTION follow_usd_rate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  factor double precision;
BEGIN
  -- Documents are large, so they are read only for products that somebody waits for.
  IF NOT EXISTS (SELECT FROM alert WHERE product_number = NEW.number)
    AND NOT EXISTS (SELECT FROM saved WHERE source = NEW.source AND product_id = NEW.id)
    OR NEW.document->>'currency' = 'USD'
    OR NEW.document->>'currency' IS DISTINCT FROM OLD.document->>'currency'
  THEN RETURN NULL; END IF;
  factor := (NEW.usd_cents / get_paid_price(NEW.document))
    / (OLD.usd_cents / get_paid_price(OLD.document));
  IF factor IS NULL OR abs(factor - 1) <= 1.0 / OLD.usd_cents + 1.0 / NEW.usd_cents
  THEN RETURN NULL; END IF;
  UPDATE alert SET reference_cents = greatest(1, round(reference_cents * factor))
    WHERE product_number = NEW.number AND currency = NEW.document->>'currency';
  UPDATE saved SET usd_cents = greatest(1, round(usd_cents * factor))
    WHERE source = NEW.source AND product_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER follow_usd_rate AFTER UPDATE OF usd_cents ON product
  FOR EACH ROW
  WHEN (NEW.usd_cents <> OLD.usd_cents AND NEW.usd_cents > 0 AND OLD.usd_cents > 0)
  EXECUTE FUNCTION follow_usd_rate();
