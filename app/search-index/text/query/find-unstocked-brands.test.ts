import { describe, expect, it } from 'vitest'
import { makeWordIndex } from '../testing.ts'

const index = makeWordIndex([
  { name: 'Tern blazer', categoryId: 'blazers', brand: 'Heron' },
  { name: 'Wool blazer', categoryId: 'blazers', brand: 'Max Mara' },
  { name: 'Michael chair', description: 'A chair for Michael, in nine colors.' },
  { name: 'Zarah blazer', categoryId: 'blazers' },
])
const read = (text: string) => index.match(text).reading

describe('a search for a brand that nobody sells', () => {
  it.each([
    ['zara blazer', ['zara']],
    ['blazer by Zara', ['Zara']],
    ['nike', ['nike']],
    ['Michael Kors blazer', ['Michael Kors']],
    ['blazer from h&m or uniqlo', ['h&m', 'uniqlo']],
    ['ralph lauren polo', ['ralph lauren']],
    ['polo ralph lauren', ['polo ralph lauren']],
  ])('LS8 %j says so', (text, names) => {
    const { unstocked, corrected } = read(text)
    expect(unstocked).toEqual(names)
    expect(corrected).toEqual([])
  })

  it.each([
    ['max mara blazer'],
    ['heron blazer'],
    ['michael chair'],
    ['wool blazer'],
    ['off white blazer'],
    ['blazr'],
    [''],
  ])('LS8 %j names none', text => {
    expect(read(text).unstocked).toBeUndefined()
  })

  it.each([
    ['nike air max', 'sneakers', ['Wren sneakers', 'Knot sneakers']],
    ['nike air max 90 for men', 'sneakers', ['Knot sneakers']],
    ['nike air max 90 mens', 'sneakers', ['Knot sneakers']],
    ['black levis 501', 'jeans', ['Ruff jeans']],
    ['crocs', 'sandals', []],
    ['nike blazer', undefined, ['Tern blazer']],
    ['zara air', undefined, ['Air soap']],
  ])('LS8 %j lists %s instead of what shares a word', (text, instead, names) => {
    const products = [
      { name: 'Air soap', brand: 'Air' },
      { name: 'Maxi dress', categoryId: 'maxi-dresses' },
      { name: 'Wren sneakers', categoryId: 'womens-sneakers' },
      { name: 'Knot sneakers', categoryId: 'mens-sneakers' },
      { name: 'Ruff jeans', categoryId: 'jeans', colors: 'Black' },
      { name: 'Tern blazer', categoryId: 'blazers' },
    ]
    const stock = makeWordIndex(products)
    const { reading, numbers, scores } = stock.match(text)
    const full = [...numbers].filter((_, at) => (scores[at] ?? 0) >= 1)
    expect(full.map(number => products[number - 1]?.name)).toEqual(names)
    expect(reading.instead).toBe(instead)
    expect(reading.dropped).toEqual(instead ? [] : reading.dropped)
    const typed = reading.understood.map(({ words }) => words)
    expect(typed).not.toContain('')
    expect(typed.join()).not.toMatch(/nike|levis|crocs/)
  })

  it('LS2 finds the products of others', () => {
    expect([...index.match('zara blazer').numbers].sort()).toEqual([1, 2, 4])
  })
})
