import { parseFeed } from 'feedsmith'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { toSavedFields } from '#app/accounts/saved/saved-fields.ts'
import { facetNames } from '#app/domain/facets/facets.ts'
import type { Listing } from '#app/domain/listing.ts'
import { toOffer } from '#app/domain/offer.ts'
import { getPaging } from '#app/domain/paging.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { packCards, unpackCards } from '#app/pages/browser/packed-list.ts'
import { describeProduct } from '#app/pages/browser/page-description.ts'
import { toProductData } from '#app/pages/browser/structured-data/product-data.ts'
import { toCard } from '#app/pages/card.ts'
import { formatListFeed } from '#app/pages/list-feed.ts'
import { toListPage } from '#app/pages/list-page.ts'
import { toListMarkdown } from '#app/pages/markdown/list-markdown.ts'
import { toProductMarkdown } from '#app/pages/markdown/product-markdown.ts'
import { toProductPage } from '#app/pages/product-page.ts'
import { toSavedItem } from '#app/pages/saved-page.ts'
import { makeProduct } from '#app/store/testing.ts'
import { ProductCard } from '#app/ui/cards/product-card.tsx'
import { Price } from '#app/ui/elements/price.tsx'

const site = { siteName: 'A', siteUrl: 'https://a.example' }
const noFacets = Object.fromEntries(facetNames.map(name => [name, []]))

const plain = makeProduct('7')
const usd = (cents: number) => ({
  price: cents,
  currency: 'USD' as const,
  priceLabel: `$${(cents / 100).toFixed(2)}`,
})
const reduced: CheckedProduct = {
  ...plain,
  salePrice: 9_900,
  salePriceLabel: '$99',
  converted: { price: usd(19_800), salePrice: usd(9_900) },
}
const { converted: _, ...unconverted } = plain
const soldOut: CheckedProduct = { ...unconverted, priceLabel: 'Sold Out', inStock: false }
const elsewhere = makeProduct('8', { price: 15_000, retailer: { id: '9', name: 'Harrow & Vale' } })

/** What every surface must say of a product. */
interface Story {
  product: CheckedProduct
  /** The price to pay, or undefined if it cannot be bought. */
  price?: string
  /** The struck-through price. */
  before?: string
  /** How far the price fell, which is stated only of verified sales. */
  percentOff?: number
  isSaleRefused?: true
  /** What a product that cannot be bought cost last. */
  last?: string
  /** JSON-LD: the amount, the currency and the state of the product's own offer. */
  offer?: [amount: string, currency: string, state: string]
  others?: CheckedProduct[]
  goneSince?: Date
}

const stories: [state: string, story: Story][] = [
  ['in stock', { product: plain, price: '$198.00', offer: ['198.00', 'USD', 'InStock'] }],
  ['sold out', { product: soldOut, last: '$198.00', offer: ['198.00', 'USD', 'SoldOut'] }],
  [
    'sold out, with a price that its source still sends',
    {
      product: { ...reduced, inStock: false },
      last: '$99.00',
      offer: ['99.00', 'USD', 'SoldOut'],
    },
  ],
  ['sold out, price unknown', { product: { ...soldOut, price: 0 } }],
  [
    'sold out in another currency',
    {
      product: { ...soldOut, currency: 'GBP', price: 7_900 },
      last: '$100.00',
      offer: ['100.00', 'USD', 'SoldOut'],
    },
  ],
  [
    'gone',
    {
      product: reduced,
      last: '$99.00',
      offer: ['99.00', 'USD', 'Discontinued'],
      goneSince: new Date(),
    },
  ],
  ...(['verified', 'unverified'] as const).map((discountCheck): [string, Story] => [
    `on sale, ${discountCheck}`,
    {
      product: { ...reduced, discountCheck },
      price: '$99.00',
      before: '$198.00',
      ...(discountCheck === 'verified' ? { percentOff: 50 } : {}),
      offer: ['99.00', 'USD', 'InStock'],
    },
  ]),
  [
    'on sale, contradicted',
    {
      product: { ...reduced, discountCheck: 'contradicted' },
      price: '$99.00',
      isSaleRefused: true,
      offer: ['99.00', 'USD', 'InStock'],
    },
  ],
  [
    'in stock in a currency that was not converted',
    {
      product: { ...unconverted, currency: 'GBP', price: 15_000, priceLabel: '£150' },
      price: '£150',
      offer: ['150.00', 'GBP', 'InStock'],
    },
  ],
  [
    'at several retailers',
    {
      product: plain,
      price: '$198.00',
      offer: ['198.00', 'USD', 'InStock'],
      others: [elsewhere],
    },
  ],
  [
    'sold out, but not at another retailer',
    { product: soldOut, last: '$198.00', others: [elsewhere] },
  ],
]

function getPage({ product, others = [], goneSince }: Story) {
  const offers = others.length === 0 ? [] : [product, ...others].map(toOffer)
  return toProductPage(product, { offers, ...(goneSince ? { goneSince } : {}) })
}

/** Lists leave out products that are gone, so they are shown as saved products. */
function getCard({ product, goneSince }: Story) {
  const saved = {
    source: product.source,
    id: product.id,
    fields: toSavedFields(product),
    savedAt: new Date(0),
    savedCents: 1,
  }
  return goneSince ? toSavedItem(saved, undefined).card : toCard(product)
}

function getList({ product }: Story) {
  const listing: Listing = {
    products: [product],
    paging: getPaging(1, 1),
    retailerCount: 2,
    facets: { ...(noFacets as unknown as Listing['facets']), categories: [] },
  }
  return toListPage(listing, parseListQuery(new URLSearchParams()))
}

describe.each(stories)('PD12 a product that is %s', (_state, story) => {
  const { price, before, percentOff, isSaleRefused, last, offer, goneSince } = story
  const words = [price, before, last].filter(word => word !== undefined)
  const text =
    price === undefined
      ? last === undefined
        ? 'sold out'
        : `sold out, last ${last}`
      : before === undefined
        ? `${price}${isSaleRefused ? ' (listed as a sale; our record says no)' : ''}`
        : `${price} (was ${before}${percentOff ? `, ${percentOff}% off` : ''})`
  const page = getPage(story)
  const card = getCard(story)

  it('has the same price on its card, on its page and as a saved product', () => {
    const expected = price === undefined ? { price: 'Sold Out' } : { price: before ?? price }
    for (const shown of [
      page.price,
      card.price,
      ...unpackCards(packCards([card])).map(one => one.price),
    ]) {
      expect(shown).toMatchObject({ ...expected, isSoldOut: price === undefined })
      expect([shown.salePrice, shown.lastPrice]).toEqual([before && price, last])
      expect([shown.percentOff, shown.isSaleRefused]).toEqual([percentOff, isSaleRefused])
      const html = renderToStaticMarkup(Price({ price: shown }))
      expect(words.filter(word => !html.includes(word))).toEqual([])
      expect(html.includes('Sold Out')).toBe(price === undefined)
      expect(/−\d+%/.exec(html)?.[0]).toBe(percentOff && `−${percentOff}%`)
    }
  })

  it('PD13 has the retailer’s sale refused in words on its card, and only if contradicted', () => {
    const html = renderToStaticMarkup(
      createElement(MemoryRouter, null, createElement(ProductCard, { card, sizes: '50vw' })),
    )
    const words = 'Alder &amp; Finch lists this as a sale; our record says no'
    expect(html.includes(words)).toBe(isSaleRefused === true)
  })

  it('has the same price in Markdown, which offers Buy only if it can be bought', () => {
    const markdown = toProductMarkdown(page, site.siteUrl)
    expect(markdown).toContain(`- Price: ${goneSince ? 'no longer sold' : text}\n`)
    expect(markdown.includes(`](${site.siteUrl}${page.buyPath})`)).toBe(price !== undefined)
    if (!goneSince) expect(toListMarkdown(getList(story), site.siteUrl)).toContain(`: ${text} at `)
  })

  it.skipIf(goneSince)('has the same price in the RSS feed of its list', () => {
    const xml = formatListFeed(getList(story), new Map(), '/products', site)
    const description = `${text} at Alder & Finch`
    expect(parseFeed(xml)).toMatchObject({ feed: { items: [{ description }] } })
  })

  it('has the same price and state in JSON-LD', () => {
    const { offers } = toProductData(page, site.siteUrl)
    const [amount, priceCurrency, state] = offer ?? []
    const own = { price: amount, priceCurrency, availability: `https://schema.org/${state}` }
    if (story.others && offer) expect(offers).toMatchObject({ offerCount: 2, offers: [own, {}] })
    else if (story.others) expect(offers).toMatchObject({ seller: { name: 'Harrow & Vale' } })
    else if (offer) expect(offers).toMatchObject(own)
    else expect(offers).toBeUndefined()
  })

  it('has the same price in the description for link previews', () => {
    const description = describeProduct(page)
    if (goneSince) expect(description).toContain('is no longer sold')
    else if (price === undefined) expect(description).toContain('is sold out')
    else expect(description).toContain(` for ${price} `)
  })
})
