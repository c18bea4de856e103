-- Counts a retailer's visits: every other one goes to an offer whose link was in trouble, so that a
-- link that works again is found soon, and the rotating sample still moves on.
ALTER TABLE link_visit ADD COLUMN turn integer NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE INDEX link_health_recheck ON link_health (retailer, checked_at)
  WHERE state NOT IN ('fine', 'not checked');
