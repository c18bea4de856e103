import { describe, expect, it } from 'vitest'
import { AttemptError } from './attempt-error.ts'
import { sliceRecords } from './slice-records.ts'

describe('sliceRecords', () => {
  it.each([
    [
      '{"total":2,"products":[{"id":1},{"id":2}]}',
      ['{"id":1}', '{"id":2}'],
      { total: 2, products: [] },
    ],
    [
      '{ "products" : [ {"a":[1,{"b":"]}"}]} , 7,"x,y" ] , "n":1 }',
      ['{"a":[1,{"b":"]}"}]}', '7', '"x,y"'],
      { products: [], n: 1 },
    ],
    [
      '{"products":[{"q":"\\"},{\\\\"},{"id":2}]}',
      ['{"q":"\\"},{\\\\"}', '{"id":2}'],
      { products: [] },
    ],
    // The first list is under a nested key of the same name,
    // and the second under a key that merely starts with it.
    [
      '{"meta":{"products":[1]},"productsOf":[2],"products":[3]}',
      ['3'],
      { meta: { products: [1] }, productsOf: [2], products: [] },
    ],
    ['{"products":[]}', [], { products: [] }],
    ['{"products":"none"}', [], { products: 'none' }],
    ['[1]', [], [1]],
    ['{"errorName":"x"}', [], { errorName: 'x' }],
  ])('PR5 slices %s', (text, records, rest) => {
    expect(sliceRecords(text, 'products')).toEqual({ rest, records })
  })

  it.each([
    ['{"products":[{"id":1},{"id":'],
    ['{"products":[{"id":1}]'],
    ['{"products":[{"id":"1}]}'],
    ['<html>busy</html>'],
    [''],
  ])('PR2 throws a retryable error for %s', text => {
    expect(() => sliceRecords(text, 'products')).toThrow(AttemptError)
  })
})
