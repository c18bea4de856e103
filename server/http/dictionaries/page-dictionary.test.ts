import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findTemplate, parseAvailableDictionary } from './page-dictionary.ts'

describe('templates that have a dictionary', () => {
  it.each([
    ['/products', 'list'],
    ['/products/women/dresses', 'list'],
    ['/products/women/dresses.data', 'list'],
    ['/products/women/_.data', 'list'],
    ['/product/s/women/brand/shop/dress/1', 'product'],
    ['/product/s/women/brand/shop/dress/1.data', 'product'],
    ['/', undefined],
    ['/productsfoo', undefined],
    ['/product', undefined],
    ['/company/terms', undefined],
  ])('%s: %s', (path, template) => {
    expect(findTemplate(path)).toBe(template)
  })
})

describe('the dictionary that a browser offers', () => {
  const digest = hash('sha256', 'a page', 'base64')
  it.each([
    ['a hash between colons', `:${digest}:`, hash('sha256', 'a page')],
    ['space around it', ` :${digest}: `, hash('sha256', 'a page')],
    ['no colons', digest, undefined],
    ['a short hash', ':47DEQpj8:', undefined],
    ['a long hash', `:${digest.slice(0, -1)}AAAA=:`, undefined],
    ['other characters', `:${digest.replace(/^./, '-')}:`, undefined],
    ['a list', `:${digest}:, :${digest}:`, undefined],
    ['nothing', '', undefined],
    ['no header', undefined, undefined],
  ])('%s', (_, header, expected) => {
    expect(parseAvailableDictionary(header)).toBe(expected)
  })
})
