import { describe, expect, it } from 'vitest'
import { makeWordIndex } from '../testing.ts'

describe('a search for men’s pieces of a kind that is only women’s', () => {
  const index = makeWordIndex([
    { name: 'Pleated skirt', categoryId: 'skirts' },
    { name: 'Wrap dress', categoryId: 'dresses' },
    { name: 'Oxford shirt', categoryId: 'mens-shirts' },
    { name: 'Oxford dress shirt', categoryId: 'mens-dress-shirts' },
  ])
  it.each([
    ["men's skirts", ['mens']],
    ['mens wrap dress', ['mens']],
    ['skirts for men', ['men']],
    ['womens skirts', []],
    ['mens shirts', []],
    ['mens dress shirt', []],
  ])('LS2 %j leaves out %j, and says so', (text, dropped) => {
    expect(index.match(text).reading.dropped).toEqual(dropped)
  })
})
