import { describe, expect, it } from 'vitest'
import { isDataPath, toDataPath, toPagePath } from './data-path.ts'

describe('data paths', () => {
  it.each([
    ['/', '/_.data'],
    ['/products/women', '/products/women.data'],
    ['/products/women/', '/products/women/_.data'],
    // An id of a product may end like a data path.
    ['/api/product/f/a.data', '/api/product/f/a.data.data'],
  ])('of %s is %s', (page, path) => {
    expect([toDataPath(page), toPagePath(path), isDataPath(path)]).toEqual([path, page, true])
  })

  it.each(['/', '/products', '/products/data', '/products/x.data/y'])('do not include %s', path => {
    expect([isDataPath(path), toPagePath(path)]).toEqual([false, path])
  })
})
