import type { SyncResult } from '#app/catalogue/sync.server.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import type { SourceSettings } from '../source-settings.ts'

/** What passes between the server's main thread and the thread that reads sources. */

export interface SyncWorkerData {
  databaseUrl: string
  sources: SourceSettings
}

export type SyncRequest = { kind: 'sync'; source: NetworkLetter } | { kind: 'stop' } | { kind: 'close' }

export type SyncMessage =
  | { kind: 'log'; level: 'info' | 'warn' | 'error'; fields: object; message: string }
  | { kind: 'result'; source: NetworkLetter; result: SyncResult }
  /** The database failed, or we did. */
  | { kind: 'failure'; source: NetworkLetter; message: string; stack: string | undefined }
