import { describe, expect, it } from 'vitest'
import { findNamedStore } from './find-named-store.ts'
import { toRetailerKey } from './retailer.ts'

const names = ['Alder & Finch', "Eleanor's", 'Second Season', 'Second Season Resale', '21 Quay']
const stores = new Map(names.map(name => [toRetailerKey(name), name]))

describe('findNamedStore', () => {
  it.each([
    ['red dress at Alder & Finch', 'Alder & Finch', 'at Alder & Finch', 'red dress', true],
    [
      'dresses from alder and finch under 50',
      'Alder & Finch',
      'from alder and finch',
      'dresses under 50',
      true,
    ],
    ['alderandfinch.com coats', 'Alder & Finch', 'alderandfinch.com', 'coats', false],
    ['eleanors coats', "Eleanor's", 'eleanors', 'coats', false],
    ['bag, second season resale', 'Second Season Resale', 'second season resale', 'bag,', false],
    ['SECOND SEASON bags', 'Second Season', 'SECOND SEASON', 'bags', false],
    ['eleanors coats from 21 quay', '21 Quay', 'from 21 quay', 'eleanors coats', true],
    ['21 quay', '21 Quay', '21 quay', '', false],
  ])('LS2 %j names %s', (text, name, words, rest, isLed) => {
    expect(findNamedStore(text, stores)).toEqual({ name, words, rest, isLed, isExcluded: false })
  })

  it.each([
    ['coats not eleanors', 'not eleanors'],
    ['coats without Eleanor’s', 'without Eleanor’s'],
    ['coats not from eleanors', 'not from eleanors'],
  ])('LS2 %j excludes the store', (text, words) => {
    const excluded = { name: "Eleanor's", words, rest: 'coats', isLed: true, isExcluded: true }
    expect(findNamedStore(text, stores)).toEqual(excluded)
  })

  it.each([['season'], ['second hand coat'], ['at'], ['dress at'], [''], ['   '], ['alder finch']])(
    'LS2 %j names none',
    text => expect(findNamedStore(text, stores)).toBeUndefined(),
  )

  it('LS2 reads the beginning of a long text', () => {
    const long = 'tern '.repeat(100_000)
    expect(findNamedStore(`21 quay ${long}`, stores)?.name).toBe('21 Quay')
    expect(findNamedStore(`${long}21 quay`, stores)).toBeUndefined()
  })
})
