import type { IndexAnswer, IndexQuery } from './catalogue-index.ts'

/** What the worker is started with. */
export interface IndexWorkerData {
  databaseUrl: string
}

/** To the worker. */
export type IndexRequest = { kind: 'query'; id: number; query: IndexQuery } | { kind: 'close' }

/** From the worker. */
export type IndexMessage =
  | { kind: 'answer'; id: number; answer: IndexAnswer }
  | { kind: 'refusal'; id: number; reason: string }
  | { kind: 'state'; state: IndexState }
  /** Something for the log, which only the main thread has. */
  | { kind: 'trouble'; message: string }

export interface IndexState {
  /** Everything that was in the catalogue when the worker began is in the index. */
  isReady: boolean
  products: number
  /** The last change applied. */
  version: number
}
