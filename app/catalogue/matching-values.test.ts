import { describe, expect, it } from 'vitest'
import { getMatchingValues } from './matching-values.ts'

const values = ['Ivy & Larkspur', 'Chloé', "Levi's", 'Adair Levi', 'Été', 'The Larks'].map(label => ({
  value: label,
  label,
  count: 1,
}))

describe('getMatchingValues', () => {
  it.each([
    ['lev', ["Levi's", 'Adair Levi']],
    ['chloe', ['Chloé']],
    ['LARKS', ['Ivy & Larkspur', 'The Larks']],
    ['ete', ['Été']],
    ['ivy  lark', ['Ivy & Larkspur']],
    ['ark', []],
    ['.*', values.map(({ label }) => label)],
  ])('LS3 finds within a filter by the beginning of a word: %j', (text, labels) => {
    expect(getMatchingValues(values, text, 10).map(({ label }) => label)).toEqual(labels)
  })

  it('answers no more than asked for', () => {
    expect(getMatchingValues(values, 'l', 1)).toHaveLength(1)
  })
})
