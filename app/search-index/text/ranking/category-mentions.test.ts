import { describe, expect, it } from 'vitest'
import type { ProductWords } from '#app/store/product-words.ts'
import { makeWordIndex, rankWords } from '../testing.ts'
import { descriptionPenalty } from './description-penalty.ts'
import { toFullScores } from './to-full-scores.ts'

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

  it('LS2 let a product that mentions the kind score like a partial match with three tenths of it', () => {
    const group = { words: '', alternatives: [], rarity: 2 }
    const needed = [
      { ...group, isCategory: true, importance: 3 },
      { ...group, isCategory: false, importance: 1 },
    ]
    const scores = Float32Array.of(3, 2 - descriptionPenalty)
    expect(toFullScores(scores, needed)).toBe(1)
    expect(scores[1]).toBeCloseTo(0.9 * (1 - (0.7 * 3) / 4) + (0.05 * 2) / 5.5)
  })
})
