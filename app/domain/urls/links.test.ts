import { describe, expect, it } from 'vitest'
import { getLinkPage, linkPages } from '../link-page.ts'
import { type Changes, withChanges } from '../testing/with-changes.ts'
import {
  accountPath,
  alertsPath,
  downloadDataPath,
  feedPath,
  loginPath,
  logoutPagePath,
  logoutPath,
  oauthCallbackPath,
  oauthPath,
  photoPath,
  resetPasswordPath,
  savedDataPath,
  savedEventsPath,
  savedPath,
  saveFormPath,
  searchesPath,
  signUpPath,
  unsubscribePath,
  verifyEmailPath,
  wornSizesPath,
} from './account-links.ts'
import {
  cardsDataPath,
  filterValuesPath,
  homeSectionPath,
  listDataPath,
  menuDataPath,
  parseCardKeys,
  productDataPath,
  suggestPath,
} from './data-links.ts'
import { listFeedDataPath, listFeedPath, markdownDataPath, markdownPath } from './format-links.ts'
import { contentImageAddress, imageAddress, imagePath, parseImageAddress } from './image-links.ts'
import {
  absoluteUrl,
  adminPath,
  articlePath,
  articlesFeedPath,
  articlesPath,
  brandPath,
  brandsPath,
  buyPath,
  buyPathFrom,
  canonicalListPath,
  cardsPerRowPath,
  companyPages,
  companyPath,
  contentWebhookPath,
  expandedListPath,
  homePath,
  howWeRankPath,
  type LinkedProduct,
  listPath,
  parseOutPlace,
  parseOwnPath,
  previewPath,
  productPath,
  refusedSalesPath,
  retailerLogoPath,
  retailerPath,
  retailersPath,
  robotsPath,
  sitemapIndexPath,
  sitemapPath,
  themePath,
  whyPath,
} from './links.ts'
import { emptyListQuery } from './list-query.ts'
import { facebookShareUrl, parseShareImagePath, shareImagePath, xShareUrl } from './share-links.ts'

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

describe('every URL of the site', () => {
  it('LM3 PD8 RT1 RT2 RT3 RT8 RT9 is in this list', () => {
    expect([
      homePath,
      homeSectionPath('newest'),
      listPath(),
      listPath({ category: 'women' }),
      listPath({ category: 'dresses' }),
      listPath({ category: 'furniture', page: 3 }),
      listPath({
        brands: ['Chloé', 'A & B'],
        retailers: ['Alder & Finch'],
        sort: 'price-up',
        page: 2,
      }),
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
      expandedListPath({ category: 'dresses' }, 'brands'),
      expandedListPath({ colors: ['red'] }, 'materials'),
      listDataPath({ category: 'dresses', brands: ['Chloé'], sort: 'newest', page: 2 }),
      imagePath(imageAddress('r', 'a/b', '1vq0cmd7y2fj'), 480),
      imagePath(contentImageAddress('ZkA2', '1vq0cmd7y2fj'), 480),
      articlesPath(),
      articlesPath('Pomme d’Été'),
      articlePath({ uid: 'denim-cuts' }),
      articlePath({ brand: 'Northquay', uid: 'rain' }),
      articlesFeedPath,
      previewPath,
      contentWebhookPath,
      suggestPath('red dr'),
      menuDataPath('womens-clothes'),
      cardsDataPath([
        { source: 's', id: '1' },
        { source: 'f', id: 'a,b' },
      ]),
      filterValuesPath(
        { ...emptyListQuery, category: 'dresses', colors: ['red'] },
        'brands',
        'nor',
      ),
      brandsPath,
      brandPath('24 Sèvres'),
      retailersPath,
      retailerPath('Alder & Finch'),
      ...companyPages.map(companyPath),
      themePath,
      cardsPerRowPath,
      howWeRankPath,
      refusedSalesPath(),
      refusedSalesPath({ store: 'Alder & Finch', page: 2 }),
      whyPath,
      retailerLogoPath('1vq0cmd7y2fj'),
      adminPath,
      markdownPath('/products/women/dresses?sort=newest'),
      markdownDataPath('/brands'),
      shareImagePath('/'),
      shareImagePath('/products/women/dresses?color=red'),
      listFeedPath('/products/women/dresses?brand=Northquay'),
      listFeedDataPath('/stores/northquay'),
      robotsPath,
      sitemapIndexPath,
      sitemapPath('products-3'),
      accountPath(),
      accountPath('settings'),
      loginPath({ to: accountPath() }),
      loginPath({ to: '/products?q=a&page=2' }),
      loginPath({ problem: 'oauth-failed' }),
      oauthPath('google', { to: '/saved/' }),
      oauthCallbackPath('apple', new URLSearchParams({ code: 'a b' })),
      logoutPath,
      alertsPath,
      searchesPath,
      wornSizesPath,
      unsubscribePath('a.b.c'),
      feedPath('secret', 'atom'),
      listPath({ category: 'dresses', isInMySizes: true }),
      logoutPagePath,
      photoPath('AbC_-1'),
      downloadDataPath,
      signUpPath(),
      resetPasswordPath({ token: 'a/b', to: '/' }),
      verifyEmailPath({ token: 'a.b' }),
      savedPath(),
      savedPath({ show: 'dropped', sort: 'drop', page: 2 }),
      savedDataPath({ source: 'r', id: 'a/b' }),
      saveFormPath,
      savedEventsPath(),
      savedEventsPath('17.u1'),
      facebookShareUrl(shared),
      xShareUrl(shared),
    ]).toMatchInlineSnapshot(`
      [
        "/",
        "/api/home/newest",
        "/products",
        "/products/women",
        "/products/women/dresses",
        "/products/living/furniture?page=3",
        "/products?store=Alder+%26+Finch&brand=A+%26+B&brand=Chlo%C3%A9&sort=price-up&page=2",
        "/products?q=red+midi&color=red&price=25-50&size=letter%3Am&condition=preowned&deal=sale&stock=in",
        "/product/s/women/northquay/88/harbour-stripe-linen-midi-dress/730112845",
        "/out/s/730112845",
        "/api/product/s/730112845",
        "/products/women/dresses?all=brand",
        "/products?color=red&all=material",
        "/api/list?brand=Chlo%C3%A9&sort=newest&page=2&category=dresses",
        "/image/r/a%2Fb/1vq0cmd7y2fj/480",
        "/image/content/ZkA2/1vq0cmd7y2fj/480",
        "/articles",
        "/articles/pomme-dete",
        "/articles/guides/denim-cuts",
        "/articles/northquay/rain",
        "/articles/feed.xml",
        "/preview",
        "/api/content/webhook",
        "/api/suggest?q=red+dr",
        "/api/menu/womens-clothes",
        "/api/cards?ids=s:1,f:a%252Cb",
        "/api/filter?facet=brands&find=nor&category=dresses&color=red",
        "/brands",
        "/stores/24-sevres",
        "/retailers/",
        "/retailers/alder-finch",
        "/company/about",
        "/company/contact",
        "/company/advertising_disclosure",
        "/company/terms",
        "/company/privacy_policy",
        "/company/accessibility",
        "/theme",
        "/cards-per-row",
        "/how-we-rank",
        "/sales-we-didnt-believe",
        "/sales-we-didnt-believe?store=Alder+%26+Finch&page=2",
        "/why",
        "/retailer-logo/1vq0cmd7y2fj",
        "/admin",
        "/products/women/dresses.md?sort=newest",
        "/api/markdown?path=%2Fbrands",
        "/og/home.jpg",
        "/og/products/women/dresses.jpg",
        "/products/women/dresses.rss?brand=Northquay",
        "/api/list-feed?path=%2Fstores%2Fnorthquay",
        "/robots.txt",
        "/sitemap.xml",
        "/sitemaps/products-3.xml",
        "/account/",
        "/account?tab=settings",
        "/auth/login/",
        "/auth/login/?to=%2Fproducts%3Fq%3Da%26page%3D2",
        "/auth/login/?problem=oauth-failed",
        "/auth/with/google?to=%2Fsaved%2F",
        "/auth/callback/apple?code=a+b",
        "/auth/logout",
        "/alerts",
        "/searches",
        "/worn-sizes",
        "/unsubscribe/a.b.c",
        "/feeds/secret/atom",
        "/products/women/dresses?sizes=mine",
        "/account?logout=1",
        "/account/photo/AbC_-1",
        "/account/download",
        "/auth/signUp/",
        "/auth/resetPassword/?token=a%2Fb&to=%2F",
        "/auth/verify/?token=a.b",
        "/saved/",
        "/saved/?show=dropped&sort=drop&page=2",
        "/api/saved/r/a%2Fb",
        "/save",
        "/api/saved/events",
        "/api/saved/events?after=17.u1",
        "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fashion8.com%2Fp&title=A+%26+B&quote=A+%26+B.+Linen&hashtag=%23Fashion8&picture=https%3A%2F%2Fa.example%2F1.jpg",
        "https://x.com/intent/post?text=A+%26+B.+Linen&url=https%3A%2F%2Fwww.fashion8.com%2Fp&hashtags=Fashion8%2Cfashion%2Cclothing&via=fashion8",
      ]
    `)
  })
})

describe('productPath', () => {
  it.each<[why: string, change: Changes<LinkedProduct>, path: string]>([
    [
      'the retailer is used without a brand',
      { brand: undefined },
      '/product/s/women/alder-finch/88/harbour-stripe-linen-midi-dress/730112845',
    ],
    [
      'the branded name is used without an unbranded one',
      { unbrandedName: '' },
      '/product/s/women/northquay/88/northquay-harbour-stripe-linen-midi-dress/730112845',
    ],
    [
      'accents fold',
      { brand: { id: '1', name: 'Chloé' } },
      '/product/s/women/chloe/88/harbour-stripe-linen-midi-dress/730112845',
    ],
    [
      'a name of digits only becomes a placeholder',
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
  ])('LM3 formats %s', (_why, change, path) => {
    expect(productPath(withChanges<LinkedProduct>(product, change))).toBe(path)
  })
})

describe('absoluteUrl', () => {
  it('ST1 starts with the storefront’s own origin for any path', () => {
    expect(absoluteUrl('https://www.fashion8.com', '/products')).toBe(
      'https://www.fashion8.com/products',
    )
  })
})

describe('parseOwnPath', () => {
  it.each([
    ['/products?page=2', '/products?page=2'],
    // A Location header only allows Latin-1.
    ['/stores/コム?q=é#ß', '/stores/%E3%82%B3%E3%83%A0?q=%C3%A9#%C3%9F'],
    ['/a\ud800b', '/a%EF%BF%BDb'],
    ['/stores/%zz', '/stores/%zz'],
    // Without its dot segments, the path would start with a host name.
    ['/..//evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/%2e%2e//evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/a\\..\\b', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    [null, '/'],
  ])('parses %j as %j', (text, path) => {
    expect(parseOwnPath(text)).toBe(path)
  })
})

describe('parseCardKeys', () => {
  const read = (path: string) => parseCardKeys(new URL(path, 'https://shop.example').searchParams)

  it('PD11 round-trips cardsDataPath, including commas in ids', () => {
    const keys = [
      { source: 's', id: '1' },
      { source: 'f', id: 'a,b%' },
    ] as const
    expect(read(cardsDataPath(keys))).toEqual(keys)
  })

  it('PD11 leaves out invalid keys and those over the limit', () => {
    expect(read('/api/cards')).toEqual([])
    expect(read('/api/cards?ids=,x,zz:1,c:2,')).toEqual([{ source: 'c', id: '2' }])
    expect(read(`/api/cards?ids=${'s:1,'.repeat(500)}`)).toHaveLength(20)
  })
})

describe('canonicalListPath', () => {
  it.each([
    ['one brand', { brands: ['Chloé'] }, '/stores/chloe'],
    ['one retailer', { retailers: ['Alder & Finch'] }, '/retailers/alder-finch'],
    [
      'a further page of one brand',
      { brands: ['Chloé'], page: 2 },
      '/products?brand=Chlo%C3%A9&page=2',
    ],
    [
      'a brand within a category',
      { brands: ['Chloé'], category: 'dresses' },
      '/products/women/dresses?brand=Chlo%C3%A9',
    ],
    ['a brand at a retailer', { brands: ['A'], retailers: ['B'] }, '/products?store=B&brand=A'],
    ['two brands', { brands: ['A', 'B'] }, '/products?brand=A&brand=B'],
    ['a category', { category: 'dresses' }, '/products/women/dresses'],
  ])('RT2 RT4 RT5 gives %s its canonical path', (_, query, path) => {
    expect(canonicalListPath({ ...emptyListQuery, ...query })).toBe(path)
  })
})

describe('an outbound link', () => {
  it.each(
    linkPages.flatMap(page => [
      { page },
      { page, position: 12 },
      { page, position: 3, search: 'red & blue' },
      { page, isWarned: true as const },
    ]),
  )('OU3 carries its page and position: %j', place => {
    const path = buyPathFrom(buyPath('s', '730112845'), place)
    expect(path).toMatch(
      /^\/out\/s\/730112845\?from=[a-z-]+(\.12|&anyway=1|\.3&q=red\+%26\+blue)?$/,
    )
    expect(parseOutPlace(new URL(path, 'http://a.example').searchParams)).toEqual(place)
  })

  it.each(['', 'list.0', 'list.x', '//evil.example', '<script>', 'list.9999999', 'list.1.2'])(
    'OU3 is treated as coming from an unknown page if its place is invalid: %j',
    from => {
      expect(parseOutPlace(new URLSearchParams({ from }))).toEqual({ page: 'other' })
    },
  )

  it.each([
    ['/', 'home'],
    ['/products', 'list'],
    ['/products/women/dresses', 'list'],
    ['/stores/northquay', 'list'],
    ['/retailers/', 'list'],
    ['/product/s/women/a/1/b/2', 'product'],
    ['/saved/', 'saved'],
    ['/articles', 'article'],
    ['/productsx', 'other'],
    ['/company/about', 'other'],
  ])('OU3 classifies %s as %s', (path, kind) => {
    expect(getLinkPage(path)).toBe(kind)
  })
})

describe('parseShareImagePath', () => {
  it.each(['/', '/products', '/stores/24-sevres', '/articles/guides/denim'])(
    'SE1 round-trips the page %j',
    path => expect(parseShareImagePath(shareImagePath(path))).toBe(path),
  )

  it.each(['/og/products', '/og.jpg', '/products.jpg'])('SE1 ignores %j', path =>
    expect(parseShareImagePath(path)).toBeUndefined(),
  )
})

it('parseImageAddress returns the owner and tag of a picture', () => {
  expect(parseImageAddress(imageAddress('s', 'a b/7', '1vq0'))).toEqual({
    source: 's',
    id: 'a b/7',
    tag: '1vq0',
  })
  expect(parseImageAddress(contentImageAddress('ZkA', '1vq0'))?.source).toBe('content')
  expect(parseImageAddress('/image/../7/1vq0')).toBeUndefined()
})
