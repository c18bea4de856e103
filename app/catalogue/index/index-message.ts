import type { IndexState } from '../catalogue.ts'
import type { IndexAnswer, IndexQuery, IndexSuggestions } from './index-door.ts'
import type { SnapshotNote } from './kept-index.server.ts'

/** What the worker is started with. */
export interface IndexWorkerData {
  databaseUrl: string
  /** Where the index keeps its copy on disk; none without. */
  snapshotPath: string | undefined
}

export type IndexQuestion =
  | { kind: 'query'; query: IndexQuery }
  | { kind: 'suggest'; text: string; limit: number }
  | { kind: 'similar'; number: number; limit: number }

/** To the worker. */
export type IndexRequest = (IndexQuestion & { id: number }) | { kind: 'close' }

/** What each kind of question is answered with. */
export interface IndexAnswers {
  query: IndexAnswer
  suggest: IndexSuggestions
  similar: number[]
}

/** From the worker. */
export type IndexMessage =
  | { kind: 'answer'; id: number; answer: IndexAnswers[keyof IndexAnswers] }
  | { kind: 'refusal'; id: number; reason: string }
  | { kind: 'state'; state: IndexState }
  /** For the log, which only the main thread has. */
  | { kind: 'trouble'; message: string }
  | ({ kind: 'note' } & SnapshotNote)
