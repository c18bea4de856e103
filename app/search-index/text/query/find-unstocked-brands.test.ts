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
    ['blazr'],
    [''],
  ])('LS8 %j names none', text => {
    expect(read(text).unstocked).toBeUndefined()
  })

  it('LS2 finds the products of others', () => {
    expect([...index.match('zara blazer').numbers].sort()).toEqual([1, 2, 4])
  })
})
