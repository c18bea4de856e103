import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { compareTerms, rerunOrder } from './rerun-order.ts'

/** Cards in the order of a search, each with another network, link and commission. */
const cards = Array.from({ length: 50 }, (_, index) => ({
  product: {
    ...sampleProduct,
    id: String(index),
    source: (['s', 'c', 'r'] as const)[index % 3] ?? 's',
    adSource: `Network ${index % 4}`,
    clickUrl: `https://click.example/${index}`,
    custom: { commission: `${index}%`, popularity: (index * 37) % 900 },
  },
  terms: {
    number: 1_000 + index,
    isUnseen: false,
    wordsStep: index,
    isInStock: true,
    popularityBucket: 0,
    period: 100,
  },
}))

it.each([1, 2, 9])('SE3 moves no product after shuffle %i of the commissions', seed => {
  const { changed, moved, places } = rerunOrder(cards, seed)
  expect([changed, moved]).toEqual([0, 0])
  expect(places.map(({ before }) => before)).toEqual(cards.map((_, index) => index + 1))
})

it('SE3 moves no product of a page whose variants stand apart', () => {
  const [first, second, third, ...rest] = cards
  const apart = [first, third, second, ...rest].filter(card => card !== undefined)
  expect(rerunOrder(apart, 2)).toMatchObject({ changed: 0, moved: 0 })
})

it('SE3 deals every product the commission of another one', () => {
  const dealt: string[] = []
  rerunOrder(cards, 3, (product, other) => {
    dealt.push(other.clickUrl)
    expect(other.clickUrl).not.toBe(product.clickUrl)
    return product
  })
  expect(new Set(dealt).size).toBe(cards.length)
})

it.each([
  ['stock', { inStock: false }],
  ['the name', { name: 'Paid Placement' }],
  ['popularity', { trend: { rank: 1, day: '2026-11-01' } }],
])('SE3 notices a commission that changed %s', (_, bought) => {
  // In equal cards, each of the following terms decides.
  const equal = cards.map(({ product, terms }) => ({ product, terms: { ...terms, wordsStep: 0 } }))
  const sorted = [...equal].sort((a, b) => compareTerms(a.terms, b.terms))
  const { changed, moved } = rerunOrder(sorted, 1, (product, other) =>
    other.custom.commission === '7%' ? { ...product, ...bought } : product,
  )
  expect(changed).toBe(1)
  expect(moved).toBeGreaterThan(0)
})
