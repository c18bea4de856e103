-- The state of each source's calls during its last sync. The server or command that runs the sync
-- reports it every few seconds and once more at the end, for operators on any server to see.
CREATE TABLE sync_calls (
  source text PRIMARY KEY,
  -- ConnectorHealth in app/sources/connector.ts.
  health jsonb NOT NULL,
  reported_at timestamptz NOT NULL
);
