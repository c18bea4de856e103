import { describe, expect, it } from 'vitest'
import { getMatchingValues } from './matching-values.ts'

const values = ['Ivy & Larkspur', 'Chloé', "Levi's", 'Adair Levi', 'Été', 'The Larks'].map(
  label => ({
    value: label,
    label,
    count: 1,
  }),
)

describe('getMatchingValues', () => {
  it.each([
    ['lev', ["Levi's", 'Adair Levi']],
    ['chloe', ['Chloé']],
    ['LARKS', ['Ivy & Larkspur', 'The Larks']],
    ['ete', ['Été']],
    ['ivy  lark', ['Ivy & Larkspur']],
    ['ark', []],
    ['.*', values.map(({ label }) => label)],
  ])('LS3 RT4 finds values by the start of a word: %j', (text, labels) => {
    expect(getMatchingValues(values, text).map(({ label }) => label)).toEqual(labels)
  })
})
