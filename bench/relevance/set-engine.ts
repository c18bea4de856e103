import type { SetProduct } from './read-set.ts'

/** Whoever answers the queries of a set: ids, best first, at most `limit`. */
export interface SetEngine {
  name: string
  search(text: string, limit: number): string[] | Promise<string[]>
}

export type CreateSetEngine = (products: readonly SetProduct[]) => SetEngine | Promise<SetEngine>
