import type { Difference } from './find-differences.ts'
import type { IndexQuestion } from './index-interface.ts'

export interface IndexState {
  /** True once the index contains everything that was in the catalogue when the index started. */
  isReady: boolean
  products: number
  /** The sequence number of the last change applied. */
  version: number
  /** The size of each part in bytes. */
  memory: Record<string, number>
}

/** Called with every answer from the index, exactly as received. */
export type OnIndexAnswer = (
  question: IndexQuestion,
  outcome: 'answered' | 'failed',
  ms: number,
) => void

/** The result of comparing one list of two indices. */
export type ComparisonOutcome = 'equal' | 'skipped' | 'failed' | Difference
export type OnCompared = (outcome: ComparisonOutcome) => void

/** Thrown while the index is being built or its worker restarts; the page can say so and retry. */
export class IndexUnavailableError extends Error {
  override name = 'IndexUnavailableError'
}
