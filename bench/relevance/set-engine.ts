import type { SetProduct } from './read-set.ts'

/** Answers a set's queries with at most `limit` ids each, best first. */
export interface SetEngine {
  search(text: string, limit: number): string[] | Promise<string[]>
}

export type CreateSetEngine = (products: readonly SetProduct[]) => SetEngine | Promise<SetEngine>
