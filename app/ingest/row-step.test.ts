import { describe, expect, it } from 'vitest'
import { makeProduct, makeProducts } from '#app/store/testing.ts'
import { joinSteps, toReadStep, toRowStep } from './row-step.ts'
import { noMappings } from './testing/no-mappings.ts'

const toStored = (fingerprint: string) => `rules ${fingerprint}`

describe('toRowStep', () => {
  it('gives each row the stored form of its fingerprint, if it has one', () => {
    const fingerprints = [{ id: '2', fingerprint: 'b' }]
    const step = toRowStep(
      { products: makeProducts(2), rejected: [], fingerprints, cursor: '1' },
      toStored,
      noMappings,
    )
    expect(step.rows.map(({ id, fingerprint }) => [id, fingerprint])).toEqual([
      ['1', null],
      ['2', 'rules b'],
    ])
  })

  it('gives each copy of a product in a joined step the fingerprint of its own record', () => {
    const [first, second] = [1, 2].map(price =>
      toRowStep(
        {
          products: [makeProduct(1, { price })],
          rejected: [],
          fingerprints: [{ id: '1', fingerprint: `${price}` }],
          cursor: `${price}`,
        },
        toStored,
        noMappings,
      ),
    )
    if (!first || !second) throw new Error('two steps were made')
    expect(
      joinSteps(first, second).rows.map(({ price, fingerprint }) => [price, fingerprint]),
    ).toEqual([
      [1, 'rules 1'],
      [2, 'rules 2'],
    ])
    const one = { ...first, notFashion: ['1'] }
    expect(joinSteps(one, { ...second, notFashion: ['2'] }).notFashion).toEqual(['1', '2'])
    expect(joinSteps(one, second).notFashion).toEqual(['1'])
    expect(joinSteps(first, second)).not.toHaveProperty('notFashion')
  })

  it('joins every field of two steps', () => {
    const make = (at: number) => ({
      ...toRowStep(
        { products: [makeProduct(at)], rejected: [], cursor: `${at}` },
        toStored,
        noMappings,
      ),
      mappingVersion: at,
      rejected: [{ reason: 'wrong shape' as const, detail: `${at}`, record: at }],
      fingerprints: [{ id: `${at}`, fingerprint: 'a' }],
      unchanged: [`u${at}`],
      notFashion: [`n${at}`],
      expected: at,
      unreached: at,
    })
    expect(joinSteps(make(1), make(2))).toEqual({
      rows: [...make(1).rows, ...make(2).rows],
      mappingVersion: 1,
      rejected: [...make(1).rejected, ...make(2).rejected],
      fingerprints: [...make(1).fingerprints, ...make(2).fingerprints],
      unchanged: ['u1', 'u2'],
      notFashion: ['n1', 'n2'],
      cursor: '2',
      expected: 2,
      unreached: 3,
    })
  })

  it('joins steps that lack the optional fields', () => {
    const [first, second] = ['1', '2'].map(cursor =>
      toRowStep({ products: [], rejected: [], cursor }, toStored, noMappings),
    )
    if (!first || !second) throw new Error('two steps were made')
    expect(joinSteps({ ...first, expected: 9 }, second)).toEqual({ ...second, expected: 9 })
  })
})

describe('toReadStep', () => {
  it('restores the step as it was read', () => {
    const read = {
      products: makeProducts(3),
      rejected: [{ reason: 'wrong shape' as const, detail: 'odd', record: 1 }],
      fingerprints: [{ id: '1', fingerprint: 'a' }],
      unchanged: ['9'],
      notFashion: ['1'],
      cursor: '1',
      expected: 4,
    }
    expect(toReadStep(toRowStep(read, toStored, noMappings))).toEqual(read)
  })
})
