import { describe, expect, it } from 'vitest'
import {
  absoluteUrl,
  brandPath,
  brandsPath,
  buyPath,
  canonicalListPath,
  cardsDataPath,
  companyPages,
  companyPath,
  facebookShareUrl,
  filterValuesPath,
  homePath,
  imageAddress,
  imagePath,
  type LinkedProduct,
  listDataPath,
  listPath,
  maxCardKeys,
  parseCardKeys,
  parseOwnPath,
  productDataPath,
  productPath,
  retailerPath,
  retailersPath,
  suggestPath,
  themePath,
  xShareUrl,
} from './links.ts'
import { emptyListQuery } from './list-query.ts'

const product: LinkedProduct = {
  source: 's',
  id: '730112845',
  brand: { id: '2041', name: 'Northquay' },
  retailer: { id: '88', name: 'Alder & Finch' },
  brandedName: 'Northquay Harbour Stripe Linen Midi Dress',
  unbrandedName: 'Harbour Stripe Linen Midi Dress',
  categoryId: 'day-dresses',
}

const shared = {
  url: 'https://www.fashion8.com/p',
  title: 'A & B',
  text: 'Linen',
  hashtags: ['Fashion8', 'fashion', 'clothing'],
  image: 'https://a.example/1.jpg',
  handle: 'fashion8',
}

describe('every address of the site', () => {
  it('LM3 PD8 RT1 RT2 RT3 is one of these', () => {
    expect([
      homePath,
      listPath(),
      listPath({ category: 'women' }),
      listPath({ category: 'dresses' }),
      listPath({ category: 'furniture', page: 3 }),
      listPath({ brands: ['Chloé', 'A & B'], stores: ['Alder & Finch'], sort: 'price-up', page: 2 }),
      listPath({
        text: 'red midi',
        colors: ['red'],
        prices: ['25-50'],
        sizes: ['letter:m'],
        conditions: ['preowned'],
        deals: ['sale'],
        stock: ['in'],
      }),
      productPath(product),
      buyPath('s', '730112845'),
      productDataPath('s', '730112845'),
      listDataPath({ category: 'dresses', brands: ['Chloé'], sort: 'newest', page: 2 }),
      imagePath(imageAddress('r', 'a/b', '1vq0cmd7y2fj'), 480),
      suggestPath('red dr'),
      cardsDataPath([
        { source: 's', id: '1' },
        { source: 'f', id: 'a,b' },
      ]),
      filterValuesPath({ ...emptyListQuery, category: 'dresses', colors: ['red'] }, 'brands', 'nor'),
      brandsPath,
      brandPath('24 Sèvres'),
      retailersPath,
      retailerPath('Alder & Finch'),
      ...companyPages.map(companyPath),
      themePath,
      facebookShareUrl(shared),
      xShareUrl(shared),
    ]).toMatchInlineSnapshot(`
      [
        "/",
        "/products",
        "/products/women",
        "/products/women/dresses",
        "/products/living/furniture?page=3",
        "/products?store=Alder+%26+Finch&brand=A+%26+B&brand=Chlo%C3%A9&sort=price-up&page=2",
        "/products?q=red+midi&color=red&price=25-50&size=letter%3Am&condition=preowned&deal=sale&stock=in",
        "/product/s/women/northquay/88/harbour-stripe-linen-midi-dress/730112845",
        "/out/s/730112845",
        "/api/product/s/730112845",
        "/api/list?brand=Chlo%C3%A9&sort=newest&page=2&category=dresses",
        "/image/r/a%2Fb/1vq0cmd7y2fj/480",
        "/api/suggest?q=red+dr",
        "/api/cards?ids=s:1,f:a%252Cb",
        "/api/filter?group=brands&find=nor&category=dresses&color=red",
        "/brands",
        "/stores/24-sevres",
        "/retailers/",
        "/retailers/alder-finch",
        "/company/about",
        "/company/contact",
        "/company/advertising_disclosure",
        "/company/terms",
        "/company/privacy_policy",
        "/theme",
        "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fashion8.com%2Fp&title=A+%26+B&quote=A+%26+B.+Linen&hashtag=%23Fashion8&picture=https%3A%2F%2Fa.example%2F1.jpg",
        "https://x.com/intent/post?text=A+%26+B.+Linen&url=https%3A%2F%2Fwww.fashion8.com%2Fp&hashtags=Fashion8%2Cfashion%2Cclothing&via=fashion8",
      ]
    `)
  })
})

describe('productPath', () => {
  it.each<[why: string, change: Partial<LinkedProduct>, path: string]>([
    [
      'without a brand the retailer stands in',
      { brand: undefined },
      '/product/s/women/alder-finch/88/harbour-stripe-linen-midi-dress/730112845',
    ],
    [
      'without an unbranded name the branded one',
      { unbrandedName: '' },
      '/product/s/women/northquay/88/northquay-harbour-stripe-linen-midi-dress/730112845',
    ],
    [
      'accents fold',
      { brand: { id: '1', name: 'Chloé' } },
      '/product/s/women/chloe/88/harbour-stripe-linen-midi-dress/730112845',
    ],
    [
      'a name of nothing but digits keeps its place',
      { unbrandedName: '501 2000' },
      '/product/s/women/northquay/88/-/730112845',
    ],
    [
      'known to be men’s',
      { categoryId: 'mens-shoes' },
      '/product/s/men/northquay/88/harbour-stripe-linen-midi-dress/730112845',
    ],
    [
      'known to be for the home',
      { categoryId: 'sofas' },
      '/product/s/living/northquay/88/harbour-stripe-linen-midi-dress/730112845',
    ],
    [
      'men’s by tag alone',
      { categoryId: undefined, genderTag: 'men' },
      '/product/s/men/northquay/88/harbour-stripe-linen-midi-dress/730112845',
    ],
    [
      'an id with a slash stays one segment',
      { source: 'r', id: 'a/b?c' },
      '/product/r/women/northquay/88/harbour-stripe-linen-midi-dress/a%2Fb%3Fc',
    ],
  ])('LM3 writes %s', (_why, change, path) => {
    expect(productPath({ ...product, ...change })).toBe(path)
  })
})

describe('absoluteUrl', () => {
  it('ST1 builds on the storefront’s own address, whatever the path', () => {
    expect(absoluteUrl('https://www.fashion8.com', '/products')).toBe('https://www.fashion8.com/products')
  })
})

describe('parseOwnPath', () => {
  it.each([
    ['/products?page=2', '/products?page=2'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/a\\..\\b', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    [null, '/'],
  ])('reads %j as %j', (text, path) => {
    expect(parseOwnPath(text)).toBe(path)
  })
})

describe('parseCardKeys', () => {
  const read = (path: string) => parseCardKeys(new URL(path, 'https://shop.example').searchParams)

  it('PD11 reads what cardsDataPath asks for, commas in ids and all', () => {
    const keys = [
      { source: 's', id: '1' },
      { source: 'f', id: 'a,b%' },
    ] as const
    expect(read(cardsDataPath(keys))).toEqual(keys)
  })

  it('PD11 leaves out what is no key, and what is too much', () => {
    expect(read('/api/cards')).toEqual([])
    expect(read('/api/cards?ids=,x,z:1,c:2,')).toEqual([{ source: 'c', id: '2' }])
    expect(read(`/api/cards?ids=${'s:1,'.repeat(500)}`)).toHaveLength(maxCardKeys)
  })
})

describe('canonicalListPath', () => {
  it.each([
    ['one brand', { brands: ['Chloé'] }, '/stores/chloe'],
    ['one retailer', { stores: ['Alder & Finch'] }, '/retailers/alder-finch'],
    ['a further page of one brand', { brands: ['Chloé'], page: 2 }, '/products?brand=Chlo%C3%A9&page=2'],
    [
      'a brand within a category',
      { brands: ['Chloé'], category: 'dresses' },
      '/products/women/dresses?brand=Chlo%C3%A9',
    ],
    ['a brand at a retailer', { brands: ['A'], stores: ['B'] }, '/products?store=B&brand=A'],
    ['two brands', { brands: ['A', 'B'] }, '/products?brand=A&brand=B'],
    ['a category', { category: 'dresses' }, '/products/women/dresses'],
  ])('RT2 RT4 RT5 knows %s by its one address', (_, query, path) => {
    expect(canonicalListPath({ ...emptyListQuery, ...query })).toBe(path)
  })
})
