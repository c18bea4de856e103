import { describe, expect, it } from 'vitest'
import { toColorSibling } from '#app/domain/color-sibling.ts'
import { type FacetName, facetNames } from '#app/domain/facets/facets.ts'
import type { FacetValue, Listing } from '#app/domain/listing.ts'
import { toOffer } from '#app/domain/offer.ts'
import { getPaging } from '#app/domain/paging.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { makeProduct } from '#app/store/testing.ts'
import { toListPage } from '../list-page.ts'
import { toProductPage } from '../product-page.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { toListMarkdown } from './list-markdown.ts'
import { toProductMarkdown } from './product-markdown.ts'

const site = 'https://www.fashion8.com'
const noFacets = Object.fromEntries(facetNames.map(name => [name, []]))

describe('toListMarkdown', () => {
  const listing: Listing = {
    products: [makeProduct('7', { unbrandedName: 'Shirt [new](https://evil.example) *sale*' })],
    paging: getPaging(1, 120),
    retailerCount: 2,
    facets: {
      ...(noFacets as unknown as Record<FacetName, FacetValue[]>),
      categories: [
        { label: 'All', depth: 0, count: 300 },
        { id: 'dresses', label: 'Dresses', depth: 1, count: 120 },
        { id: 'day-dresses', label: 'Day Dresses', depth: 2, count: 80 },
        { id: 'gowns', label: 'Gowns', depth: 2, count: 0 },
      ],
    },
  }
  const query = parseListQuery(new URLSearchParams('color=red'), 'dresses')
  const text = toListMarkdown(toListPage(listing, query), site)

  it('SE2 lists products with their prices and escapes links in names', () => {
    expect(text).toContain(
      String.raw`- [Northquay Shirt \[new\](https://evil.example) \*sale\*](${site}/product/s/women/northquay/88/`,
    )
    expect(text).toContain('.md): $198.00 at Alder & Finch')
  })

  it('SE2 links to the next page and to the subcategories that have products', () => {
    expect(text).toContain(`[Next page](${site}/products/women/dresses.md?color=red&page=2)`)
    expect(text).toContain(
      `- [Day Dresses](${site}/products/women/day-dresses.md?color=red): 80 products`,
    )
    expect(text).not.toContain('Gowns')
  })
})

it('LS2 SE2 a list as Markdown says where its matches end, like its page', () => {
  const page = (total: number, similar: number) =>
    toListMarkdown(
      toListPage(
        {
          products: ['7', '8', '9'].map(id => makeProduct(id)),
          paging: getPaging(1, total, 50, similar),
          retailerCount: 2,
          facets: {
            ...(noFacets as unknown as Record<FacetName, FacetValue[]>),
            categories: [],
          },
        },
        parseListQuery(new URLSearchParams('q=tern')),
      ),
      site,
    )
  const parts = (text: string) =>
    text.split('## Similar products').map(part => part.split('- [').length - 1)
  expect(page(1, 2)).toContain('1 product matches all words; similar ones follow.')
  expect(parts(page(1, 2))).toEqual([1, 2])
  expect(page(0, 3)).toContain('No product matches all words; similar ones follow.')
  expect(parts(page(0, 3))).toEqual([0, 3])
  expect(parts(page(3, 0))).toEqual([3])
  expect(page(3, 0)).not.toContain('similar')
})

describe('toProductMarkdown', () => {
  const product = makeProduct('7')
  const cheaper = makeProduct('8', { price: 9_900, retailer: { id: '9', name: 'Harrow & Vale' } })

  it('SE2 includes the facts, the buy link and the other offers', () => {
    const page = toProductPage(product, { offers: [product, cheaper].map(toOffer) })
    const text = toProductMarkdown(page, site)
    for (const line of [
      '# Northquay Linen Midi Dress 7',
      '- Price: $198.00',
      '- Sizes: S',
      `[Buy at Alder & Finch](${site}/out/s/7)`,
      'A breezy midi in washed linen. Side pockets',
      '.md): $99.00 (Lowest price)',
      '- Beside other stores: $99.00 more',
    ])
      expect(text).toContain(line)
  })

  it('SE2 PD11 says of offers in other conditions what the page says', () => {
    const worn = { ...product, preOwned: true }
    const page = toProductPage(worn, { offers: [worn, cheaper].map(toOffer) })
    const text = toProductMarkdown(page, site)
    expect(text).toContain('.md): $99.00 (New · lowest price)')
    expect(text).toContain('- Beside other stores: Pre-owned · $99.00 more')
  })

  it('SE2 says once that an offer is sold out', () => {
    const offers = [product, { ...cheaper, inStock: false }].map(toOffer)
    const text = toProductMarkdown(toProductPage(product, { offers }), site)
    expect(text).toMatch(/: sold out, last \$99\.00$/m)
  })

  it('SE2 says rent of a rental, as the page does', () => {
    const text = toProductMarkdown({ ...toProductPage(product), isRental: true }, site)
    expect(text).toContain(`[Rent at Alder & Finch](${site}/out/s/7)`)
  })

  it('SE2 PD13 states the verdict on the price as the page does, but not on a refused sale', () => {
    const page = toProductPage(product)
    const since = 'Sep 1, 2026'
    const priceStory = { points: [], begin: since, since, verdict: 'higher' as const }
    const verdict = '- Our verdict on the price: Higher than before'
    expect(toProductMarkdown({ ...page, priceStory }, site)).toContain(verdict)
    const price = { ...page.price, isSaleRefused: true } as const
    expect(toProductMarkdown({ ...page, price, priceStory }, site)).not.toContain(verdict)
  })

  it('SE2 PR8 lists a listing without a color apart from the offers', () => {
    const colorless = { ...cheaper, colors: [], colorIds: [] }
    const page = toProductPage(product, {
      offers: [product].map(toOffer),
      siblings: [toColorSibling(colorless, true)],
    })
    const text = toProductMarkdown(page, site)
    expect(text).toContain('- Price: $198.00')
    expect(text).toMatch(
      /## Also listed at\n\n- \[Harrow & Vale\]\(.+\.md\): color not stated, \$99\.00/,
    )
    expect(text).not.toContain('## The same product elsewhere')
  })

  it('SE2 OU5 states that a product is sold out, is no longer sold, or has a bad link', () => {
    const soldOut = toProductMarkdown(toProductPage({ ...product, inStock: false }), site)
    expect(soldOut).toContain('- Price: sold out, last $198.00')
    const broken = toProductMarkdown(toProductPage(product, { linkWarning: 'broken' }), site)
    expect(broken).toContain('- Price: $198.00 (the link may not work)')
    const gone = toProductMarkdown(toProductPage(product, { goneSince: new Date() }), site)
    expect(gone).toContain('- Price: no longer sold')
    expect(gone).not.toContain('/out/')
  })
})

it('SE2 escapeMarkdown escapes all markup and joins lines', () => {
  expect(escapeMarkdown('# <b>A_b</b>\n| `c`')).toBe(String.raw`\# \<b\>A\_b\</b\> \| \`c\``)
})

it.each([
  [4_000, true],
  [4_001, false],
])(
  'SE2 a product has 4,000 characters of its description: a word that ends with number %i',
  (end, isIn) => {
    const description = ' flax'.padStart(end, 'x')
    const page = toProductPage(makeProduct('1', { description }))
    expect(toProductMarkdown(page, site).includes('flax')).toBe(isIn)
  },
)
