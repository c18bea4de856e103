import type { NetworkLetter } from '#app/domain/source.ts'
import type { SyncResult } from '#app/ingest/sync.server.ts'
import type { SourceSettings } from '../settings/source-settings.ts'

/** Messages between the main thread and the sync thread. */

export interface SyncWorkerData {
  databaseUrl: string
  sources: SourceSettings
}

export type SyncRequest =
  | { kind: 'sync'; source: NetworkLetter }
  | { kind: 'stop' }
  | { kind: 'close' }

export type SyncMessage =
  | { kind: 'log'; level: 'info' | 'warn' | 'error'; fields: object; message: string }
  | { kind: 'result'; source: NetworkLetter; result: SyncResult }
  /** Reports a failure of the database or of our own code. */
  | { kind: 'failure'; source: NetworkLetter; message: string; stack: string | undefined }
