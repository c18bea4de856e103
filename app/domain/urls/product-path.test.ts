import { describe, expect, it } from 'vitest'
import { formatPendingSaveCookie, parsePendingSave } from '../pending-save.ts'
import { formatProductKey, parseProductKey } from '../product-key.ts'
import { sampleProduct } from '../testing/sample-product.ts'
import { cardsDataPath, parseCardKeys, productDataPath } from './data-links.ts'
import { buyPath, productPath } from './links.ts'
import { findPathProduct } from './product-path.ts'

const ids = [
  '730112845',
  'curlew~SET%2FRED',
  'curlew~SET%2fRED',
  'curlew~SET%252FRED',
  'curlew~SET/RED',
  'curlew~SKU\\7',
  'curlew~100%',
  'curlew~%41',
  'curlew~a?b#c&d=e',
  'curlew~a b+c',
  'curlew~a,"b":c;d',
  'curlew~été 👗',
  'curlew~a.md',
  'curlew~a.data',
  'curlew~a.rss',
  'curlew~..',
  'curlew~.',
  'curlew~a.',
  `curlew~${'é'.repeat(150)}`,
  'x'.repeat(400),
]

describe.each(ids)('the product %j', id => {
  const key = { source: 'f' as const, id }

  it.each([
    ['page', productPath({ ...sampleProduct, ...key })],
    ['outbound link', buyPath('f', id)],
    ['data', productDataPath('f', id)],
  ])('RT3 is found by the path of its %s', (_, path) => {
    const { pathname } = new URL(path, 'https://shop.example')
    expect(findPathProduct(pathname)).toEqual({ source: 'f', id, isTrimmed: false })
  })

  it('RT3 has a page that is not mistaken for the Markdown or the data of another', () => {
    expect(productPath({ ...sampleProduct, ...key })).not.toMatch(/\.(?:md|data)$/)
  })

  it.each([
    ['page', productPath({ ...sampleProduct, ...key })],
    ['dialog', productDataPath('f', id)],
  ])('RT3 is found by the path of the data of its %s', (_, path) => {
    const { pathname } = new URL(path, 'https://shop.example')
    const endings = pathname.endsWith('/') ? ['_.data', '.data'] : ['.data', '/_.data']
    for (const ending of endings)
      expect(findPathProduct(pathname + ending)).toEqual({ source: 'f', id, isTrimmed: false })
  })

  it('is found by its key', () => {
    expect(parseProductKey(formatProductKey(key))).toEqual(key)
    const { searchParams } = new URL(cardsDataPath([key]), 'https://shop.example')
    expect(parseCardKeys(searchParams)).toEqual([key])
    expect(parsePendingSave(formatPendingSaveCookie(key))).toEqual(key)
  })
})

it.each([
  ['/product/s/women/b/1/n/7%20', { source: 's', id: '7', isTrimmed: true }],
  ['/out/s/7/', { source: 's', id: '7', isTrimmed: false }],
  ['/api/saved/s/7', { source: 's', id: '7', isTrimmed: false }],
  ['/out/s/%20', undefined],
  ['/out/s/%zz', undefined],
  ['/out/s', undefined],
  ['/product/s/women/b/1/7', undefined],
  ['/products/s/7', undefined],
])('findPathProduct reads %s', (pathname, product) => {
  expect(findPathProduct(pathname)).toEqual(product)
})
