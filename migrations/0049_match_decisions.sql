-- Operators' decisions on pairs in doubt (offer_match_candidate). They refer to products rather than
-- to offer_match, which is derived and may be emptied. The smaller number comes first.
CREATE TABLE offer_match_decision (
  first_number integer NOT NULL REFERENCES product (number) ON DELETE CASCADE,
  second_number integer NOT NULL REFERENCES product (number) ON DELETE CASCADE,
  is_approved boolean NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (first_number, second_number),
  CHECK (first_number < second_number)
);
--> statement-breakpoint
CREATE INDEX offer_match_decision_second ON offer_match_decision (second_number);
