import type { Filters } from '#app/domain/filters.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'

/** The texts of one product, plain text. */
export interface ProductWords {
  name: string
  brand: string
  categoryId: string | undefined
  /** "Clothing > Dresses", where it is not to be read from our own tree. */
  category?: string
  /** Names as the source says them, and the canonical ones. */
  colors: string
  materials: string
  description: string
}

/** Which products a search finds, by their words alone. */
export interface WordIndex {
  /** Replaces what was there under the number. */
  put(number: number, words: ProductWords): void
  remove(number: number): void
  /** What a search finds before any filter; nothing for a text without a word in it. */
  match(text: string, options?: MatchOptions): WordMatch
  /** What a shopper who wrote so far may mean, likeliest first. */
  suggest(text: string, limit: number): WordSuggestions
  /** Products that share characteristic words with one, most first; that one itself not among them. */
  similar(number: number, limit: number): number[]
  /** Everything, for `createWordIndex` to begin with another time. Parts are of any length. */
  save(): Uint8Array[]
  /** Bytes. */
  memory(): number
}

export interface MatchOptions {
  /** The last word may be the beginning of one: for suggestions, while a shopper writes. */
  isTyping?: boolean
}

export interface WordMatch {
  /** Ascending. */
  numbers: Uint32Array
  /**
   * Of each number, higher is better; nothing of popularity in it. From 1 to 2 for a product that has everything that
   * was asked for, below 1 for one that lacks a part, and stands here since few have it all.
   */
  scores: Float32Array
  reading: QueryReading
  /** Understood parts that no word can match (price, size, sale, condition, stock). */
  filters: Partial<Filters>
}

export interface WordSuggestions {
  /** Names. */
  brands: string[]
  /** Ids. */
  categories: string[]
  queries: string[]
}
