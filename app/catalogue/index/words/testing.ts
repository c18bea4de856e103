import type { ProductWords, WordIndex } from './word-door.ts'
import { createWordIndex } from './word-index.ts'

export function makeWords(words: Partial<ProductWords> = {}): ProductWords {
  return { name: '', brand: '', categoryId: undefined, colors: '', materials: '', description: '', ...words }
}

/** The products are numbered from 1. */
export function makeWordIndex(products: readonly Partial<ProductWords>[]): WordIndex {
  const index = createWordIndex()
  for (const [at, words] of products.entries()) index.put(at + 1, makeWords(words))
  return index
}

/** Numbers, best first. */
export function rankWords(index: WordIndex, text: string): number[] {
  const { numbers, scores } = index.match(text)
  return [...numbers.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .map(at => numbers[at] ?? 0)
}
