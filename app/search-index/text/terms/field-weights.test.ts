import { expect, it } from 'vitest'
import { makeWordIndex, rankWords } from '../testing.ts'
import { fieldWeights, weighOccurrence } from './field-weights.ts'

it.each([
  ['name', 1, 3 / (0.4 + 0.6 / 7)],
  ['name', 7, 3],
  ['name', 14, 3 / 1.6],
  ['brand', 4, 3 / 1.1],
  ['description', 40, 0.5],
  ['description', 200, 0.5 / 3],
] as const)('LS2 a word in a %s of %i words weighs %f', (field, length, weight) => {
  expect(weighOccurrence(fieldWeights[field], length)).toBeCloseTo(weight)
})

it('LS2 a word counts more in a short name than in a long one', () => {
  const long = `Tern ${'brass lid '.repeat(5)}kettle`
  for (const names of [
    ['Tern kettle', long],
    [long, 'Tern kettle'],
  ]) {
    const index = makeWordIndex(names.map(name => ({ name })))
    expect(names[(rankWords(index, 'tern')[0] ?? 0) - 1]).toBe('Tern kettle')
  }
})
