-- Decisions that an operator made on many doubtful pairs at once and can undo at once.
CREATE TABLE match_bulk (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  decided_at timestamptz NOT NULL DEFAULT now(),
  brand text NOT NULL,
  reason text NOT NULL,
  is_approved boolean NOT NULL
);
--> statement-breakpoint
-- Earlier decisions stay as they are; without brand and reasons, they teach matching nothing.
ALTER TABLE offer_match_decision
  ADD COLUMN bulk_id integer REFERENCES match_bulk (id) ON DELETE SET NULL,
  -- The brand's key.
  ADD COLUMN brand text NOT NULL DEFAULT '',
  -- Why the pair was doubtful.
  ADD COLUMN reasons text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
CREATE INDEX offer_match_decision_bulk ON offer_match_decision (bulk_id) WHERE bulk_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX offer_match_decision_brand ON offer_match_decision (brand) WHERE brand <> '';
