import { describe, expect, it } from 'vitest'
import type { ProductWords } from '#app/store/product-words.ts'
import { makeWordIndex, rankWords } from '../testing.ts'

/** Returns the names of full matches, best first, and those of the others. */
const find = (products: readonly Partial<ProductWords>[], text: string) => {
  const index = makeWordIndex(products)
  const { numbers, scores } = index.match(text)
  const full = new Set(numbers.filter((_, at) => (scores[at] ?? 0) >= 1))
  const ranked = rankWords(index, text)
  const toNames = (some: readonly number[]) => some.map(number => products[number - 1]?.name)
  return {
    full: toNames(ranked.filter(number => full.has(number))),
    similar: toNames(ranked.filter(number => !full.has(number))),
  }
}

describe('words of a category in a description', () => {
  it.each([
    ['laptop case', 'Tern case', 'For a laptop of any make.'],
    ['maxi dresses', 'Tern dress', 'A maxi with pockets.'],
    ['wide leg trousers', 'Tern trousers', 'Cut wide in the leg.'],
  ])('LS2 let %j match a product whose name has the last one', (text, name, description) => {
    const named = { name: `Wren ${text}` }
    const belt = { name: 'Suede belt', description: `Wear it with a ${text}.` }
    const { full, similar } = find([belt, { name, description }, named], text)
    expect(full).toEqual([named.name, name])
    expect(similar).toEqual(['Suede belt'])
  })

  it('LS2 rank what has all words, and the kind in its description, above another of this kind', () => {
    const products = [
      { name: 'Long cotton trousers with pockets' },
      { name: 'Kirsten in linen', description: 'Trousers with a crease.' },
      { name: 'Tern linen trousers' },
    ]
    const { full, similar } = find(products, 'linen trousers')
    expect(full).toEqual(['Tern linen trousers'])
    expect(similar).toEqual(['Kirsten in linen', 'Long cotton trousers with pockets'])
  })
})
