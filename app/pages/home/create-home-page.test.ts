import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { createEditorial } from '#app/content/create-editorial.ts'
import { documentEnvelope } from '#app/content/wire.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import type { HomeSettings } from '#app/storefronts/home-settings.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { createDocument, toDocumentId } from '../../../sandbox/content/document.ts'
import { unpackCards } from '../browser/packed-list.ts'
import { createHomePage } from './create-home-page.ts'
import { getHomePage } from './get-home-page.server.ts'
import { toSparkline } from './sparkline.ts'

const now = new Date()
const coats = { title: 'Coats', category: 'wool-coats' }
const boots = { title: 'boots', category: 'boots' }
const winter = { title: 'winter', category: 'womens-outerwear' }
const [site = missingSite()] = storefronts
let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>

function missingSite(): never {
  throw new Error('There is no storefront to test with.')
}

const read = (...documents: unknown[]) =>
  createEditorial(
    documents.map(document => documentEnvelope.parse(document)),
    new Set(),
  )
const noContent = read()

function makeCoats(price: number) {
  return Array.from({ length: 12 }, (_, number) =>
    makeProduct(`coat-${number}`, { categoryId: 'wool-coats', price: price + number * 10 }),
  )
}

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool, url } = database
  const store = createStore(pool)
  await store.upsertProducts('s', makeCoats(20_000))
  await pool.query(`UPDATE offer_price SET read_at = now() - interval '60 days'`)
  await store.upsertProducts('s', makeCoats(15_000))
  const log = pino({ level: 'silent' })
  catalogue = await createCatalogue({ databaseUrl: url, pool, connectors: [], log })
  await waitUntilReady(catalogue)
})
afterAll(async () => {
  await catalogue.close()
  await database.drop()
})

describe('createHomePage', () => {
  it('RT1 follows the storefront’s order and omits empty sections', async () => {
    const { sections } = await createHomePage({ catalogue, content: noContent, site, now })
    const ids = sections.map(({ id }) => id)
    const order = site.home.sections.map(({ id }) => id)
    expect(ids).toEqual(order.filter(id => ids.includes(id)))
    expect(ids).toEqual(expect.arrayContaining(['drops', 'trending', 'newest']))
    // A section with a single brand, retailer or category is omitted.
    for (const empty of ['brands', 'retailers', 'entrances', 'articles'])
      expect(ids).not.toContain(empty)
  })

  it.each([
    ['prices', 6],
    ['cloth', 1],
    ['horizon', 3],
  ] as const)('RT1 shows products with their prices in the hero %s', async (layout, count) => {
    const { hero } = await build(noContent, { hero: { layout, list: coats } })
    expect(hero.list).toEqual({
      title: 'Coats',
      to: '/products/women/wool-coats',
      count: 12,
      from: '$150.00',
    })
    expect(hero.pieces).toHaveLength(count)
    for (const { price } of hero.pieces)
      expect(price.price).toMatch(/^\$1[56]\d\.\d\d$|^\$1[56]\d$|^\$15\d\.\d\d$/)
    expect(hero.counts).toEqual([
      { count: 12, label: 'products', to: '/products' },
      { count: 1, label: 'store', to: '/retailers/' },
    ])
  })

  it('RT1 states the sizes of the storefront’s own lists in the hero, without empty ones', async () => {
    const empty = { title: 'boots', category: 'boots' }
    const counts = [{ ...coats, title: 'wool coats' }, empty]
    const hero = { layout: 'cloth' as const, list: coats }
    const built = await build(noContent, { hero: { ...hero, counts } })
    expect(built.hero.counts).toEqual([
      { count: 12, label: 'wool coats', to: '/products/women/wool-coats' },
    ])
    const { hero: plain } = await build(noContent, { hero: { ...hero, counts: [empty] } })
    expect(plain.counts.map(({ label }) => label)).toEqual(['products', 'store'])
  })

  it('RT1 measures price drops from the 30-day low', async () => {
    const { sections } = await createHomePage({ catalogue, content: noContent, site, now })
    const content = sections.find(({ id }) => id === 'drops')?.content
    expect(content?.kind === 'drops' && content.drops[0]).toMatchObject({
      price: expect.stringMatching(/^\$150\./),
      low: expect.stringMatching(/^\$200\./),
      percent: 25,
      line: { path: 'M30 0H90V24H96', today: 24, low: { at: 0, day: 75 } },
    })
  })

  it('RT1 shows no product of the hero again in the price drops', async () => {
    const { home } = site
    const own = { ...home, scope: [], hero: { ...home.hero, layout: 'horizon' as const } }
    const options = { catalogue, content: noContent, site: { ...site, home: own }, now }
    const { hero, sections } = await createHomePage(options)
    const content = sections.find(({ id }) => id === 'drops')?.content
    const dropped = content?.kind === 'drops' ? content.drops.map(({ path }) => path) : []
    expect(hero.pieces).toHaveLength(3)
    expect(dropped.length).toBeGreaterThan(3)
    expect(hero.pieces.filter(({ path }) => dropped.includes(path))).toEqual([])
  })

  it('RT1 shows a piece of one brand and name once, whatever its records ask for it', async () => {
    const list: typeof catalogue.list = async (query, size) => {
      const listing = await catalogue.list(query, size)
      if (query.sort !== 'newest') return listing
      const again = listing.products.slice(0, 5).map(one => ({ ...one, id: `again-${one.id}` }))
      return { ...listing, products: [...again, ...again.map(one => ({ ...one, id: 'twin' }))] }
    }
    const sections = (['newest', 'drops'] as const).map(id => ({ id, title: id }))
    const layout = { hero: { ...site.home.hero, layout: 'cloth' as const }, scope: [], sections }
    const home = { ...site.home, ...layout, dropsLayout: 'rows' as const }
    const options = { content: noContent, site: { ...site, home }, now }
    const page = await createHomePage({ catalogue: { ...catalogue, list }, ...options })
    const [row, dropped] = page.sections.map(({ content }) =>
      content.kind === 'cards' ? unpackCards(content.cards) : 'drops' in content && content.drops,
    )
    const names = [row, dropped].map(items => (items || []).map(({ name }) => name))
    expect(names.map(({ length }) => length > 3)).toEqual([true, true])
    expect(new Set(names.flat()).size).toBe(names.flat().length)
  })

  it.each([
    ['no scope', [], [], 11],
    ['everywhere if the scope has none', [{ category: 'handbags' }], [], 5],
    ['the scope', [{ category: 'wool-coats' }], [], 11],
    ['further parts, too', [{ category: 'handbags' }], [{ category: 'wool-coats' }], 7],
  ])('RT1 shows price drops of %s', async (_, scope, further, count) => {
    const { home } = site
    const own = { ...home, scope, further, hero: { ...home.hero, layout: 'cloth' as const } }
    const rows = { ...own, dropsLayout: 'rows' as const }
    const options = { catalogue, content: noContent, site: { ...site, home: rows }, now }
    const { sections } = await createHomePage(options)
    const content = sections.find(({ id }) => id === 'drops')?.content
    expect(content?.kind === 'drops' && content.drops).toHaveLength(count)
  })

  const scopedDrops = [
    '12 verified in coats /products/women/wool-coats?deal=verified',
    '12 verified in winter /products/women/womens-outerwear?deal=verified',
  ]
  it.each([
    [
      'its scope’s parts that have some',
      [{ ...coats, title: 'coats' }, boots, winter],
      scopedDrops,
    ],
    ['all without a scope', [], ['All 1,012 verified sales /products?deal=verified']],
    ['all if its scope has none', [boots], ['All 1,012 verified sales /products?deal=verified']],
  ])('RT1 leads from price drops to verified sales only: %s', async (_, scope, expected) => {
    // No store in this catalogue claims a sale, so its price drops are counted as verified sales.
    const list: typeof catalogue.list = async (query, size) => {
      const deals = query.deals.map(deal => (deal === 'verified' ? 'drop' : deal))
      const { facets, paging, ...listing } = await catalogue.list({ ...query, deals }, size)
      const total = paging.total + (query.category === undefined ? 1000 : 0)
      const counted = { ...facets, deals: [{ value: 'verified', label: '', count: total }] }
      return { ...listing, facets: counted, paging: { ...paging, total } }
    }
    const home = { ...site.home, scope }
    const options = { content: noContent, site: { ...site, home }, now }
    const page = await createHomePage({ catalogue: { ...catalogue, list }, ...options })
    const more = page.sections.find(({ id }) => id === 'drops')?.more
    const { hero } = page
    expect(hero.counts.at(-1)).toEqual({
      count: 1012,
      label: 'verified sales',
      to: '/products?deal=verified',
    })
    expect(more?.map(({ label, to }) => `${label} ${to}`)).toEqual(expected)
  })

  it.each([
    ['rows', 11],
    ['two-columns', 10],
    ['tiles', 9],
  ] as const)(
    'RT1 shows only full rows of price drops in the layout %s',
    async (dropsLayout, count) => {
      const { sections } = await createHomePage({
        catalogue: {
          ...catalogue,
          // One of them is in the hero.
          list: (query, size = 12) => catalogue.list(query, Math.min(size, 12)),
        },
        content: noContent,
        site: {
          ...site,
          home: {
            ...site.home,
            scope: [],
            hero: { ...site.home.hero, layout: 'cloth' },
            dropsLayout,
          },
        },
        now,
      })
      const content = sections.find(({ id }) => id === 'drops')?.content
      expect(content?.kind === 'drops' && content.drops).toHaveLength(count)
    },
  )
})

const articles = Array.from({ length: 8 }, (_, n) =>
  createDocument(
    'article',
    `a${n}`,
    { title: `No. ${n}`, date: `2026-10-0${n + 1}` },
    { uid: `a${n}` },
  ),
)
const readHome = (home: Record<string, unknown>, ...more: unknown[]) =>
  read(createDocument('home', site.id, { site: site.id, ...home }), ...articles, ...more)
const build = (content: ReturnType<typeof read>, home: Partial<HomeSettings> = {}) =>
  createHomePage({ catalogue, content, site: { ...site, home: { ...site.home, ...home } }, now })
const toStory = (uid: string) => ({ article: { id: toDocumentId('article', uid) } })

describe('the editors’ home page', () => {
  it.each([
    ['its scope', [{ category: 'wool-coats' }], [], ['wool-coats']],
    ['everywhere if the scope has too few', [{ category: 'boots' }], [], ['boots', 'all']],
    [
      'further parts if the scope has too few',
      [{ category: 'boots' }],
      [{ category: 'wool-coats' }],
      ['boots', 'boots', 'wool-coats'],
    ],
    ['everywhere without a scope', [], [], ['all']],
  ])('RT1 takes the products of a row from %s', async (_, scope, further, asked) => {
    const categories: string[] = []
    const list: typeof catalogue.list = (query, size) => {
      if (query.sort === 'newest') categories.push(query.category ?? 'all')
      return catalogue.list(query, size)
    }
    const sections = [{ id: 'newest' as const, title: 'New' }]
    const home = { ...site.home, scope, further, sections }
    const page = await createHomePage({
      catalogue: { ...catalogue, list },
      content: noContent,
      site: { ...site, home },
      now,
    })
    expect(categories).toEqual(asked)
    expect(page.sections).toHaveLength(1)
  })

  it.each([
    ['trending ones of the scope', 'wool-coats', 'wool-coats', 'Trending now'],
    ['popular ones of the scope if too few of them trend', 'boots', 'wool-coats', 'Popular now'],
  ])('RT1 shows %s', async (_, trending, category, title) => {
    const list: typeof catalogue.list = async (query, size) => {
      const isTrending = query.deals.includes('trending')
      const listing = await catalogue.list({ ...query, deals: [] }, size)
      const isFound = !isTrending || query.category === trending || query.category === undefined
      return isFound ? listing : { ...listing, products: [] }
    }
    const sections = [{ id: 'trending' as const, title: 'Trending now' }]
    const home = { ...site.home, scope: [{ category }], sections }
    const page = await createHomePage({
      catalogue: { ...catalogue, list },
      content: noContent,
      site: { ...site, home },
      now,
    })
    expect(page.sections.map(each => each.title)).toEqual([title])
  })

  it.each([
    ['the whole list without a scope', [], ['See all /products?sort=newest']],
    [
      'the parts of its scope that have a title and products',
      [
        { title: 'wool coats', category: 'wool-coats' },
        { title: 'coats', category: 'womens-outerwear' },
        { category: 'women' },
        { title: 'boots', category: 'boots' },
      ],
      [
        'All wool coats /products/women/wool-coats?sort=newest',
        'All coats /products/women/womens-outerwear?sort=newest',
      ],
    ],
  ])('RT1 a row leads to %s', async (_, scope, expected) => {
    const sections = [{ id: 'newest' as const, title: 'New' }]
    const page = await build(noContent, { scope, sections })
    expect(page.sections[0]?.more?.map(({ label, to }) => `${label} ${to}`)).toEqual(expected)
  })

  it('RT1 shows the sections that editors list, in the same order', async () => {
    const order = ['newest', 'nothing', 'drops', 'newest'].map(rail => ({ rail }))
    const { sections } = await build(readHome({ order }))
    expect(sections.map(({ id }) => id)).toEqual(['newest', 'drops'])
  })

  it('RT1 follows the storefront’s file when editors list only unknown sections', async () => {
    const { sections } = await build(readHome({ order: [{ rail: 'nothing' }] }))
    expect(sections.map(({ id }) => id)).toContain('trending')
  })

  it('RT1 shows each article once, those of the editors first', async () => {
    const { sections } = await build(readHome({ stories: ['a3', 'a0', 'a6'].map(toStory) }))
    const shown = sections.flatMap(({ content }) =>
      content.kind === 'articles' ? content.articles.map(({ title }) => title) : [],
    )
    expect(shown).toEqual(['No. 3', 'No. 0', 'No. 6', 'No. 7'])
  })

  it('RT1 shows products in the edit, also when editors choose articles', async () => {
    const stories = [1, 2, 3].map(number => ({ ...coats, title: `Edit ${number}`, text: '' }))
    const { sections } = await build(readHome({ stories: ['a3', 'a0', 'a6'].map(toStory) }), {
      stories,
    })
    expect(sections.find(({ id }) => id === 'stories')?.content).toMatchObject({
      kind: 'stories',
      stories: [{ title: 'Edit 1', count: 12, from: '$150.00' }, {}, {}],
    })
  })

  it('RT1 adds the editors’ rows and omits those with too few products', async () => {
    const row = (title: string, list: string) => ({
      slice_type: 'products',
      primary: { title, list },
    })
    const slices = [
      row('Coats', '/products/women/wool-coats'),
      row('Shoes', '/products/women/boots'),
    ]
    const { sections } = await build(readHome({ slices }))
    expect(sections.filter(({ id }) => id.startsWith('products')).map(each => each.title)).toEqual([
      'Coats',
    ])
  })

  it.each([
    [
      'one of each brand, but all that editors chose',
      5,
      'coat-0 coat-1 coat-2 coat-3 coat-5 coat-6',
    ],
    ['all if there are too few brands', 2, 'coat-0 coat-1 coat-2 coat-3 coat-4 coat-5 coat-6'],
  ])('RT1 an editors’ row has %s', async (_, brandCount, expected) => {
    const withBrand = <Item extends { id: string }>(product: Item) => {
      const name = `Brand ${Math.min(Number(product.id.slice(5)), brandCount - 1)}`
      return { ...product, brand: { id: name, name } }
    }
    const list: typeof catalogue.list = async (query, size) => {
      const listing = await catalogue.list({ ...query, sort: 'price-up' }, size)
      return { ...listing, products: listing.products.slice(0, 7).map(withBrand) }
    }
    const findMany: typeof catalogue.findMany = async keys =>
      (await catalogue.findMany(keys)).map(withBrand)
    const chosen = ['coat-5', 'coat-6'].map(id => ({ source: 's' as const, id }))
    const rail = { kind: 'products' as const, title: 'Coats', list: emptyListQuery, chosen }
    const content = { ...noContent, home: () => ({ ...noContent.home(site.id), rails: [rail] }) }
    const hero = { ...site.home.hero, layout: 'cloth' as const, list: boots }
    const home = { ...site.home, hero, sections: [] }
    const options = { content, site: { ...site, home }, now }
    const own = { ...catalogue, list, findMany }
    const { sections } = await createHomePage({ catalogue: own, ...options })
    const row = sections.find(({ id }) => id === 'products-1')?.content
    const cards = row?.kind === 'cards' ? unpackCards(row.cards) : []
    expect(
      cards
        .map(({ id }) => id)
        .sort()
        .join(' '),
    ).toBe(expected)
  })

  it('RT1 falls back to the storefront’s entrances and hero when the editors’ are empty', async () => {
    const home = { entrances: [{ category: 'boots' }], hero_category: 'boots', hero_title: 'Boots' }
    const { hero, sections } = await build(readHome(home))
    expect(hero.list.title).toBe(site.home.hero.list.title)
    expect(sections.map(({ id }) => id)).not.toContain('entrances')
  })

  it('RT1 shows the editors’ picture in the hero and ignores a picture without a URL', async () => {
    const image = (url: string) => ({
      url,
      alt: 'A rail',
      dimensions: { width: 1500, height: 1000 },
    })
    const [whole, broken] = await Promise.all(
      ['https://images.example/hero.jpg', 'hero.jpg'].map(url =>
        build(readHome({ hero_image: image(url) })),
      ),
    )
    expect(whole?.hero.picture).toMatchObject({ alt: 'A rail', width: 1500, height: 1000 })
    expect(broken?.hero.picture).toBeUndefined()
  })

  it('RT11 does not show a draft’s home page to other visitors', async () => {
    const titles = async (content: ReturnType<typeof read>) =>
      (await getHomePage({ catalogue, content, site })).sections.map(({ title }) => title)
    const published = readHome({ order: [{ rail: 'newest' }] })
    const draft = readHome({ order: [{ rail: 'drops' }] })
    expect(await titles(draft)).toEqual(['Verified price drops'])
    expect(await titles(published)).toEqual(['New in'])
  })

  it('RT1 sends price drops with the page and later rows of pictures afterwards', async () => {
    const order = ['newest', 'drops', 'trending'].map(rail => ({ rail }))
    const { sections } = await getHomePage({ catalogue, content: readHome({ order }), site })
    expect(sections.map(({ content }) => content.kind)).toEqual(['cards', 'drops', 'later'])
  })
})

describe('toSparkline', () => {
  it('RT1 draws no line for a price that did not change', () => {
    const step = { since: new Date(0), currency: 'USD', price: 100, inStock: true } as const
    expect(toSparkline([step], now)).toBeUndefined()
    expect(toSparkline([], now)).toBeUndefined()
  })

  const dayMs = 86_400_000
  const at = (daysAgo: number, price: number, inStock = true) =>
    ({ since: new Date(now.getTime() - daysAgo * dayMs), currency: 'USD', price, inStock }) as const
  it.each([
    [
      'six percent of its width at the price of today',
      [at(60, 200), at(0, 100)],
      { path: 'M30 0H90V24H96', today: 24, low: { at: 0, day: 75 } },
    ],
    [
      'a gap while the product was sold out',
      [at(60, 200), at(30, 200, false), at(10, 100)],
      { path: 'M30 0H60M80 24H96', today: 24, low: { at: 0, day: 55 } },
    ],
    [
      'no tick at a low that we do not know',
      [at(20, 100), at(10, 200)],
      { path: 'M70 24H80V0H96', today: 0 },
    ],
    [
      'the tick at a price that has held along the last 30 days',
      [at(60, 200), at(40, 100)],
      { path: 'M30 0H50V24H96', today: 24, low: { at: 24, day: 75 } },
    ],
    ['nothing for a sold-out product', [at(60, 200), at(30, 100), at(10, 100, false)], undefined],
  ])('PD13 draws %s', (_, steps, line) => {
    expect(toSparkline(steps, now)).toEqual(line)
  })
})

it.each([
  [13, 13],
  [14, 14],
  [15, 14],
])('RT1 shows 14 products in a row at most: %i', async (count, shown) => {
  const list: typeof catalogue.list = async (query, size) => {
    const listing = await catalogue.list(query, size)
    const products = listing.products.slice(0, 1).flatMap(product =>
      Array.from({ length: count }, (_, at) => {
        const { categoryId: _category, ...other } = product
        return { ...other, id: `row-${at}`, brand: { id: `${at}`, name: `Brand ${at}` } }
      }),
    )
    return { ...listing, products }
  }
  const { sections } = await createHomePage({
    ...{ catalogue: { ...catalogue, list }, content: noContent, site, now },
  })
  const content = sections.find(({ id }) => id === 'newest')?.content
  expect(content?.kind === 'cards' && unpackCards(content.cards)).toHaveLength(shown)
})
