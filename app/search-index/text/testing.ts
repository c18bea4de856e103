import type { ProductWords } from '#app/store/product-words.ts'
import { createWordIndex } from './word-index.ts'
import type { WordIndex } from './word-index-interface.ts'

export function makeWords(words: Partial<ProductWords> = {}): ProductWords {
  return {
    name: '',
    brand: '',
    categoryId: undefined,
    colors: '',
    materials: '',
    description: '',
    ...words,
  }
}

/** Creates a word index of these products, numbered from 1. */
export function makeWordIndex(products: readonly Partial<ProductWords>[]): WordIndex {
  const index = createWordIndex()
  for (const [at, words] of products.entries()) index.put(at + 1, makeWords(words))
  return index
}

/** Returns the numbers of matching products, best first. */
export function rankWords(index: WordIndex, text: string): number[] {
  const { numbers, scores } = index.match(text)
  return [...numbers.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .map(at => numbers[at] ?? 0)
}
