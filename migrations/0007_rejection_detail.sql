-- The reason names the kind of fault and the detail the field and its value, so that grouping by reason gives a short table.
-- A server of the version before, still running, goes on writing whole sentences as reasons.
ALTER TABLE rejection ADD COLUMN detail text NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE rejection SET detail = reason, reason = 'unsorted';
