import { describe, expect, it } from 'vitest'
import { withChanges } from '#app/domain/testing/with-changes.ts'
import { getShell } from './shell.ts'
import type { Storefront } from './storefront.ts'
import { getStorefront, storefronts } from './storefronts.ts'

describe('getStorefront', () => {
  it.each([
    ['fashion8.com', 'fashion8'],
    ['www.fashion8.com', 'fashion8'],
    ['fashion9.com', 'fashion9'],
    ['WWW.Fashion9.COM:8443', 'fashion9'],
    ['fashion9.localhost:3000', 'fashion9'],
    ['fashion9.localhost.', 'fashion9'],
    ['Shop.Fashion9.com.:8443', 'fashion9'],
    ['mongollist.localhost', 'mongollist'],
    // A wildcard matches only whole labels.
    ['notfashion9.com', 'fashion8'],
    ['fashion9.com.evil.example', 'fashion8'],
    ['.fashion9.com', 'fashion8'],
    ['<script>alert(1)</script>', 'fashion8'],
    ['', 'fashion8'],
    ['[::1]:3000', 'fashion8'],
  ])('ST1 maps %j to the storefront %s', (host, id) => {
    expect(getStorefront(host).id).toBe(id)
  })

  it('ST1 chooses the first of two matching storefronts', () => {
    const [first, second] = [site('first', '*.shop.example'), site('second', 'a.shop.example')]
    expect(getStorefront('a.shop.example', [first, second]).id).toBe('first')
  })
})

describe('getShell', () => {
  it('LY2 falls back to the default menu', () => {
    expect(
      getShell(site('any', 'any.example'), []).menu.map(({ name, link }) => `${name} ${link}`),
    ).toEqual([
      'Women /products/women/womens-clothes',
      'Men /products/men/mens-clothes',
      'Kids /products/kids',
      'Shoes /products/women/womens-shoes',
      'Bags /products/women/handbags',
      'Accessories /products/women/womens-accessories',
      'Home /products/living/furniture',
      'Beauty /products/women/womens-beauty',
      'Brands /brands',
    ])
  })
})

function site(id: string, hostPatterns: string): Storefront {
  const [model] = storefronts
  if (!model) throw new Error('There is no storefront to copy.')
  return withChanges(model, {
    id,
    hostPatterns,
    siteName: id,
    siteUrl: `https://${id}.example`,
    menu: undefined,
  })
}
