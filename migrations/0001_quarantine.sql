-- quarantined: a step looked wrong, so it lies in `quarantine` and nothing behind it was read.
ALTER TABLE sync_run DROP CONSTRAINT sync_run_state_check;
--> statement-breakpoint
ALTER TABLE sync_run ADD CONSTRAINT sync_run_state_check
  CHECK (state IN ('running', 'stopped', 'failed', 'complete', 'implausible', 'quarantined'));
--> statement-breakpoint
ALTER TABLE sync_run
  -- What app/catalogue/run-figures.ts counts: what later runs of the source are compared with.
  ADD COLUMN figures jsonb,
  -- Products the source counts and did not show. After any, what was not met is not gone.
  ADD COLUMN unreached integer NOT NULL DEFAULT 0,
  -- An operator has released a step of it: the rest is not judged any more.
  ADD COLUMN is_trusted boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- Steps put aside whole: none of their products was written.
CREATE TABLE quarantine (
  number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run integer NOT NULL REFERENCES sync_run (id) ON DELETE CASCADE,
  held_at timestamptz NOT NULL DEFAULT now(),
  reason text NOT NULL,
  products integer NOT NULL,
  rejected integer NOT NULL,
  -- The step as read; null once it was released or dropped.
  step json,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'released', 'dropped')),
  decided_at timestamptz
);
--> statement-breakpoint
CREATE INDEX quarantine_run ON quarantine (run);
