import type { SetProduct } from './read-set.ts'

/** Answers the queries of a set: at most `limit` ids, best first. */
export interface SetEngine {
  name: string
  search(text: string, limit: number): string[] | Promise<string[]>
}

export type CreateSetEngine = (products: readonly SetProduct[]) => SetEngine | Promise<SetEngine>
