import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { IndexAnswerTo, IndexQuestion, SearchIndex } from '../index-interface.ts'
import type { IndexState } from '../index-state.ts'
import type { SnapshotNote } from '../storage/persistent-index.server.ts'

/** The worker's start parameters. */
export interface IndexWorkerData {
  databaseUrl: string
  /** The path of the snapshot. Without a path, nothing is saved. */
  snapshotPath: string | undefined
  /** True if another process writes the snapshot. */
  isSnapshotReadOnly: boolean
  /** The address of OpenSearch, for the worker that keeps the index there. */
  searchUrl: string | undefined
  /** How long the main thread waits for an answer. */
  deadlineMs: number
}

/** A call of one of the index's methods. */
export type IndexCall = {
  [Question in IndexQuestion]: {
    kind: 'call'
    id: number
    question: Question
    args: Parameters<SearchIndex[Question]>
  }
}[IndexQuestion]

/** Messages to the worker. */
export type IndexRequest =
  | IndexCall
  | { kind: 'synonyms'; synonyms: readonly SearchSynonym[] }
  | { kind: 'close' }

/** Messages from the worker. */
export type IndexMessage =
  | { kind: 'answer'; id: number; answer: IndexAnswerTo<IndexQuestion> }
  /** `isUnavailable` is true if the same request may succeed later. */
  | { kind: 'refusal'; id: number; reason: string; isUnavailable?: true }
  | { kind: 'state'; state: IndexState }
  /** The product numbers of changed products, sent once the index is ready. */
  | { kind: 'changed'; numbers: number[] }
  /** A log entry, sent because only the main thread has the logger. */
  | { kind: 'trouble'; message: string; text: string }
  | ({ kind: 'note' } & SnapshotNote)
