import type { Filters } from '#app/domain/filters.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'

/** The texts of one product, plain text. */
export interface ProductWords {
  name: string
  brand: string
  categoryId: string | undefined
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
  match(text: string): WordMatch
  /** What a shopper who wrote so far may mean, likeliest first. */
  suggest(text: string, limit: number): WordSuggestions
  /** Products that share characteristic words with one, most first; that one itself not among them. */
  similar(number: number, limit: number): number[]
  /** Bytes. */
  memory(): number
}

export interface WordMatch {
  /** Ascending. */
  numbers: Uint32Array
  /** Of each number, higher is better; nothing of popularity in it. */
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

/** Finds the products that have every word of a search somewhere in their texts, names first. */
export function createWordIndex(): WordIndex {
  const texts = new Map<number, { title: string; all: string }>()
  return {
    put(number, { name, brand, colors, materials, description }) {
      const title = fold(`${name} ${brand}`)
      texts.set(number, { title, all: `${title} ${fold(`${colors} ${materials} ${description}`)}` })
    },
    remove: number => void texts.delete(number),
    match(text) {
      const words = fold(text).split(' ').filter(Boolean)
      const found = [...texts]
        .filter(([, { all }]) => words.length > 0 && words.every(word => all.includes(word)))
        .map(([number, { title }]) => ({ number, score: words.filter(word => title.includes(word)).length }))
        .sort((a, b) => a.number - b.number)
      return {
        numbers: Uint32Array.from(found, ({ number }) => number),
        scores: Float32Array.from(found, ({ score }) => score),
        reading: { understood: [], corrected: [], dropped: [] },
        filters: {},
      }
    },
    suggest: () => ({ brands: [], categories: [], queries: [] }),
    similar: () => [],
    memory: () => 0,
  }
}

/** Small letters and digits with single spaces between, no accents. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
