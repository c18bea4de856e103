import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { SearchMatch, StoredSearch } from '#app/domain/stored-search.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import type { IndexAnswer, IndexQuery, IndexSuggestions } from '../index-interface.ts'
import type { IndexState } from '../index-state.ts'
import type { SnapshotNote } from '../storage/persistent-index.server.ts'

/** The worker's start parameters. */
export interface IndexWorkerData {
  databaseUrl: string
  /** The path of the snapshot. Without a path, nothing is saved. */
  snapshotPath: string | undefined
}

export type IndexQuestion =
  | { kind: 'query'; query: IndexQuery }
  | { kind: 'suggest'; text: string; limit: number }
  | { kind: 'similar'; number: number; limit: number }
  | { kind: 'percolate'; searches: readonly StoredSearch[]; changes: readonly ProductChange[] }

/** Messages to the worker. */
export type IndexRequest =
  | (IndexQuestion & { id: number })
  | { kind: 'synonyms'; synonyms: readonly SearchSynonym[] }
  | { kind: 'close' }

/** The result type of each kind of request. */
export interface IndexAnswers {
  query: IndexAnswer
  suggest: IndexSuggestions
  similar: number[]
  /** The matches, or `behind` if the index has not yet applied the changes. */
  percolate: SearchMatch[] | 'behind'
}

/** Messages from the worker. */
export type IndexMessage =
  | { kind: 'answer'; id: number; answer: IndexAnswers[keyof IndexAnswers] }
  | { kind: 'refusal'; id: number; reason: string }
  | { kind: 'state'; state: IndexState }
  /** The product numbers of changed products, sent once the index is ready. */
  | { kind: 'changed'; numbers: number[] }
  /** A log entry, sent because only the main thread has the logger. */
  | { kind: 'trouble'; message: string }
  | ({ kind: 'note' } & SnapshotNote)
