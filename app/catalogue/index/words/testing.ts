import type { ProductWords } from './word-door.ts'

export function makeWords(words: Partial<ProductWords> = {}): ProductWords {
  return { name: '', brand: '', categoryId: undefined, colors: '', materials: '', description: '', ...words }
}
