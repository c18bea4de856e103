-- The values that a run could not use, counted: see app/domain/doubt.ts.
ALTER TABLE sync_run ADD COLUMN doubts jsonb;
