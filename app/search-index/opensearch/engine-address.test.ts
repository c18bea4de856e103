import { expect, it } from 'vitest'
import { parseEngineAddress } from './engine-address.ts'

it.each([
  ['http://search:9200', { nodes: ['http://search:9200'], prefix: 'storefronts' }],
  ['https://search:9200/shop/', { nodes: ['https://search:9200'], prefix: 'shop' }],
  [
    'https://me:p%40ss@a:9200, https://b:9200/shop-2',
    {
      nodes: ['https://a:9200', 'https://b:9200'],
      auth: { username: 'me', password: 'p@ss' },
      prefix: 'shop-2',
    },
  ],
  ['search:9200', undefined],
  ['', undefined],
  ['ftp://search', undefined],
  ['http://search:9200/a/b', undefined],
  ['http://search:9200/Shop', undefined],
  ['http://search:9200/_all', undefined],
  ['http://search:9200/shop?pretty', undefined],
  ['http://a:9200/shop,http://b:9200', undefined],
  [`http://search/${'a'.repeat(61)}`, { nodes: ['http://search'], prefix: 'a'.repeat(61) }],
  [`http://search/${'a'.repeat(62)}`, undefined],
])('reads %j', (text, address) => {
  expect(parseEngineAddress(text)).toEqual(address)
})
