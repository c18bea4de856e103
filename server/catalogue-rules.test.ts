import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Catalogue,
  IndexControls,
  ListCatalogue,
  ProductCatalogue,
  SitemapCatalogue,
} from '#app/catalogue/catalogue.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import type { Product } from '#app/domain/product.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import {
  type CatalogueConditions,
  type Condition,
  createCatalogueConditions,
  lost,
  nameOutage,
  unavailable,
} from './testing/catalogue-conditions.ts'

// What every method of the catalogue answers on a storefront, whatever operators change and
// whatever is down. A new method does not compile without its answers.

type Rule = { ask(catalogue: Catalogue): unknown } & Record<Condition, unknown>
type Rules<Port> = Record<keyof Port, Rule>

const showOne = (product: Product | undefined) =>
  product ? `${product.id} ${getRetailerName(product)} ${product.brand?.name}` : 'none'
const show = (products: readonly Product[]) => products.map(showOne).sort().join(', ')
const showValues = (values: readonly FacetValue[]) =>
  values.map(({ label, count }) => `${label} ${count}`).join(', ')

const lists: Rules<ListCatalogue> = {
  list: {
    ask: async catalogue => {
      const { products, paging, facets } = await catalogue.list(emptyListQuery)
      return `${paging.total}: ${show(products)}; ${showValues(facets.retailers)}`
    },
    plain:
      '6: 2 Bright Chloé, 3 Moda Nord, 4 Uomo Nord, 7 Birch NQ, 8 Bright Nord, 9 Bright Nord; Bright 4, Uomo 2, Birch 1, Moda 1',
    off: '3: 3 Moda Nord, 4 Uomo Nord, 7 Birch NQ; Uomo 2, Birch 1, Moda 1',
    merged:
      '6: 2 Bright Chloé, 3 Corso Nord, 4 Corso Nord, 7 Birch NQ, 8 Bright Nord, 9 Bright Nord; Bright 4, Corso 2, Birch 1',
    alias:
      '6: 2 Bright Chloé, 3 Moda Nord, 4 Uomo Nord, 7 Birch Nord, 8 Bright Nord, 9 Bright Nord; Bright 4, Uomo 2, Birch 1, Moda 1',
    indexDown: unavailable,
    databaseDown: '3: 3 Moda Nord, 4 Uomo Nord, 7 Birch Nord; Uomo 2, Birch 1, Moda 1',
  },
  findValues: {
    ask: async catalogue => showValues(await catalogue.findValues(emptyListQuery, 'retailers')),
    plain: 'Bright 4, Uomo 2, Birch 1, Moda 1',
    off: 'Uomo 2, Birch 1, Moda 1',
    merged: 'Bright 4, Corso 2, Birch 1',
    alias: 'Bright 4, Uomo 2, Birch 1, Moda 1',
    indexDown: unavailable,
    databaseDown: 'Uomo 2, Birch 1, Moda 1',
  },
  countTexts: {
    ask: catalogue => catalogue.countTexts(emptyListQuery, ['dress', 'sofa', 'nord']),
    plain: [4, 1, 4],
    off: [2, 0, 2],
    merged: [4, 1, 4],
    alias: [4, 1, 5],
    indexDown: unavailable,
    databaseDown: [2, 0, 3],
  },
  explainOrder: {
    ask: async catalogue => {
      const asked = { ...emptyListQuery, text: 'nord' }
      const { cards, paging, places } = await catalogue.explainOrder(asked, {
        source: 's',
        id: '3',
      })
      const found = show(cards.map(({ product }) => product))
      return `${paging.total}: ${found}; ${places.map(({ words, place }) => `${words} ${place}`)}`
    },
    plain: '4: 3 Moda Nord, 4 Uomo Nord, 8 Bright Nord, 9 Bright Nord; nord brand',
    off: '2: 3 Moda Nord, 4 Uomo Nord; nord brand',
    merged: '4: 3 Corso Nord, 4 Corso Nord, 8 Bright Nord, 9 Bright Nord; nord brand',
    alias: '5: 3 Moda Nord, 4 Uomo Nord, 7 Birch Nord, 8 Bright Nord, 9 Bright Nord; nord brand',
    indexDown: unavailable,
    databaseDown: lost,
  },
  suggest: {
    ask: async catalogue => {
      const found = [await catalogue.suggest('nor', 3), await catalogue.suggest('sofa', 3)]
      const texts = found.map(({ brands, categories, products }) =>
        [showValues([...brands, ...categories]), show(products)].join('; '),
      )
      return texts.join(' | ')
    },
    plain: 'Nord 4; 3 Moda Nord, 4 Uomo Nord, 9 Bright Nord | Sofas 1; 2 Bright Chloé',
    off: 'Nord 2; 3 Moda Nord, 4 Uomo Nord | ; ',
    merged: 'Nord 4; 3 Corso Nord, 4 Corso Nord, 9 Bright Nord | Sofas 1; 2 Bright Chloé',
    alias: 'Nord 5; 4 Uomo Nord, 7 Birch Nord, 9 Bright Nord | Sofas 1; 2 Bright Chloé',
    indexDown: unavailable,
    databaseDown: 'Nord 3; 3 Moda Nord, 4 Uomo Nord, 7 Birch Nord | ; ',
  },
  directory: {
    ask: async catalogue => {
      const { brands, retailers } = await catalogue.directory()
      return `${showValues(brands)}; ${showValues(retailers)}`
    },
    plain: 'Chloé 1, Nord 4, NQ 1; Birch 1, Bright 4, Moda 1, Uomo 2',
    off: 'Nord 2, NQ 1; Birch 1, Moda 1, Uomo 2',
    merged: 'Chloé 1, Nord 4, NQ 1; Birch 1, Bright 4, Corso 2',
    alias: 'Chloé 1, Nord 5; Birch 1, Bright 4, Moda 1, Uomo 2',
    indexDown: unavailable,
    databaseDown: 'Nord 3; Birch 1, Moda 1, Uomo 2',
  },
  listCategories: {
    ask: async catalogue =>
      (await catalogue.listCategories()).filter(id => id === 'sofas' || id === 'jeans').join(', '),
    plain: 'jeans, sofas',
    off: 'jeans',
    merged: 'jeans, sofas',
    alias: 'jeans, sofas',
    indexDown: unavailable,
    databaseDown: 'jeans',
  },
}

const products: Rules<ProductCatalogue> = {
  find: {
    ask: async catalogue => {
      const found = await Promise.all(['1', '5', '7'].map(id => catalogue.find('s', id)))
      return found.map(each => showOne(each?.product)).join(', ')
    },
    plain: '1 Bright Nord, 5 Uomo Nord, 7 Birch NQ',
    off: 'none, 5 Uomo Nord, 7 Birch NQ',
    merged: '1 Bright Nord, 5 Corso Nord, 7 Birch NQ',
    alias: '1 Bright Nord, 5 Uomo Nord, 7 Birch Nord',
    indexDown: 'none, 5 Uomo Nord, 7 Birch Nord',
    databaseDown: lost,
  },
  recall: {
    ask: catalogue => ['9', '3'].map(id => showOne(catalogue.recall('s', id))).join(', '),
    plain: '9 Bright Nord, 3 Moda Nord',
    off: 'none, 3 Moda Nord',
    merged: '9 Bright Nord, 3 Corso Nord',
    alias: '9 Bright Nord, 3 Moda Nord',
    indexDown: 'none, none',
    databaseDown: 'none, 3 Moda Nord',
  },
  findByClickUrl: {
    ask: async catalogue => {
      const url = (id: string) => `https://shop.example/visit?id=${id}`
      const found = await Promise.all(['1', '5', '7'].map(id => catalogue.findByClickUrl(url(id))))
      return found.map(each => showOne(each?.product)).join(', ')
    },
    plain: '1 Bright Nord, 5 Uomo Nord, 7 Birch NQ',
    off: 'none, 5 Uomo Nord, 7 Birch NQ',
    merged: '1 Bright Nord, 5 Corso Nord, 7 Birch NQ',
    alias: '1 Bright Nord, 5 Uomo Nord, 7 Birch Nord',
    indexDown: 'none, 5 Uomo Nord, 7 Birch Nord',
    databaseDown: lost,
  },
  findImages: {
    ask: async catalogue => (await catalogue.findImages('s', '3')).length,
    plain: 3,
    off: 3,
    merged: 3,
    alias: 3,
    indexDown: 3,
    databaseDown: lost,
  },
  findMany: {
    ask: async catalogue => show(await catalogue.findMany(keys)),
    plain: '1 Bright Nord, 5 Uomo Nord, 7 Birch NQ',
    off: '5 Uomo Nord, 7 Birch NQ',
    merged: '1 Bright Nord, 5 Corso Nord, 7 Birch NQ',
    alias: '1 Bright Nord, 5 Uomo Nord, 7 Birch Nord',
    indexDown: '5 Uomo Nord, 7 Birch Nord',
    databaseDown: lost,
  },
  findOffers: {
    ask: async catalogue =>
      (await catalogue.findOffers('s', '3'))
        .map(({ id, retailer }) => `${id} ${retailer}`)
        .join(', '),
    plain: '3 Moda, 1 Bright, 5 Uomo',
    off: '3 Moda, 5 Uomo',
    merged: '3 Corso, 1 Bright, 5 Corso',
    alias: '3 Moda, 1 Bright, 5 Uomo',
    indexDown: '3 Moda, 5 Uomo',
    databaseDown: lost,
  },
  findColorSiblings: {
    ask: async catalogue => (await catalogue.findColorSiblings('s', '4'))[0]?.name,
    plain: 'Red',
    off: 'Red',
    merged: 'Red',
    alias: 'Red',
    indexDown: 'Red',
    databaseDown: lost,
  },
  findPriceHistory: {
    ask: async catalogue => (await catalogue.findPriceHistory('s', '3'))?.steps.length,
    plain: 1,
    off: 1,
    merged: 1,
    alias: 1,
    indexDown: 1,
    databaseDown: lost,
  },
  findPriceSteps: {
    ask: async catalogue => (await catalogue.findPriceSteps(keys)).size,
    plain: 3,
    off: 3,
    merged: 3,
    alias: 3,
    indexDown: 3,
    databaseDown: lost,
  },
  similar: {
    ask: async catalogue => show(await catalogue.similar('s', '7', 2)),
    plain: '8 Bright Nord, 9 Bright Nord',
    off: '4 Uomo Nord, 5 Uomo Nord',
    merged: '8 Bright Nord, 9 Bright Nord',
    alias: '8 Bright Nord, 9 Bright Nord',
    indexDown: unavailable,
    databaseDown: lost,
  },
}

const sitemap: Rules<SitemapCatalogue> = {
  findSitemapSplits: {
    ask: async catalogue => (await catalogue.findSitemapSplits()).length,
    plain: 1,
    off: 1,
    merged: 1,
    alias: 1,
    indexDown: 1,
    databaseDown: lost,
  },
  readSitemapSplit: {
    ask: async catalogue => {
      const found = []
      for await (const batch of catalogue.readSitemapSplit(0)) found.push(...batch)
      return found
        .map(({ product }) => `${product.id} ${getRetailerName(product)}`)
        .sort()
        .join(', ')
    },
    plain: '1 Bright, 2 Bright, 3 Moda, 4 Uomo, 5 Uomo, 6 Uomo, 7 Birch, 8 Bright, 9 Bright',
    off: '3 Moda, 4 Uomo, 5 Uomo, 6 Uomo, 7 Birch',
    merged: '1 Bright, 2 Bright, 3 Corso, 4 Corso, 5 Corso, 6 Corso, 7 Birch, 8 Bright, 9 Bright',
    alias: '1 Bright, 2 Bright, 3 Moda, 4 Uomo, 5 Uomo, 6 Uomo, 7 Birch, 8 Bright, 9 Bright',
    indexDown: '3 Moda, 4 Uomo, 5 Uomo, 6 Uomo, 7 Birch',
    databaseDown: lost,
  },
}

// Jobs and operators see every retailer under its own name.
const controls: Rules<IndexControls> = {
  matchSearches: {
    ask: async catalogue => {
      const search = { id: '1', category: 'sofas', query: '' }
      const found = await catalogue.matchSearches([search], conditions.changes)
      return found === 'behind' ? found : found.map(({ products }) => products.length)
    },
    plain: [1],
    off: [1],
    merged: [1],
    alias: [1],
    indexDown: unavailable,
    databaseDown: [1],
  },
  setSynonyms: {
    ask: catalogue => catalogue.setSynonyms([]),
    plain: undefined,
    off: undefined,
    merged: undefined,
    alias: undefined,
    indexDown: undefined,
    databaseDown: undefined,
  },
  previewSearch: {
    ask: async catalogue => show((await catalogue.previewSearch('sofa', [], 5)).products),
    plain: '2 Bright Chloé',
    off: '2 Bright Chloé',
    merged: '2 Bright Chloé',
    alias: '2 Bright Chloé',
    indexDown: unavailable,
    databaseDown: '2 Bright Chloé',
  },
  state: {
    ask: catalogue => catalogue.state().isReady,
    plain: true,
    off: true,
    merged: true,
    alias: true,
    indexDown: false,
    databaseDown: true,
  },
}

const keys = ['1', '5', '7'].map(id => ({ source: 's', id }) as const)

let conditions: CatalogueConditions
beforeAll(async () => {
  conditions = await createCatalogueConditions()
})
afterAll(() => conditions.close())

const order = ['plain', 'off', 'merged', 'alias', 'indexDown', 'databaseDown'] as const

describe.each(order)('the catalogue: %s', condition => {
  let catalogue: Catalogue
  beforeAll(async () => {
    catalogue = await conditions.arrange(condition)
  })

  it.each(Object.entries({ ...lists, ...products, ...sitemap, ...controls }))(
    'AD1 PR5 answers %s',
    async (_, rule) => {
      const answer = Promise.resolve().then(() => rule.ask(catalogue))
      expect(await answer.catch(nameOutage)).toEqual(rule[condition])
    },
  )
})
