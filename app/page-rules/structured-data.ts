import { z } from 'zod'
import type { PageKind } from './page-kind.ts'

const url = z.url({ protocol: /^https?$/ })
const name = z.string().min(1)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/)

const offer = z.object({
  '@type': z.literal('Offer'),
  price: z.string().regex(/^\d+\.\d{2}$/),
  priceCurrency: z.string().length(3),
  availability: url,
  seller: z.object({ '@type': z.literal('Organization'), name }),
  url,
})

const aggregate = z.object({
  '@type': z.literal('AggregateOffer'),
  lowPrice: offer.shape.price,
  highPrice: offer.shape.price,
  priceCurrency: offer.shape.priceCurrency,
  offerCount: z.int().min(2),
  offers: z.array(offer).min(2),
})

const listItem = z.object({ '@type': z.literal('ListItem'), position: z.int().min(1) })
const items = z.array(listItem.extend({ url })).min(1)

/** The properties of schema.org types that search engines require for rich results. */
const types = {
  WebSite: z.object({
    name,
    url,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({ urlTemplate: z.string().includes('{search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  Organization: z.object({ name, url, logo: url.optional() }),
  BreadcrumbList: z.object({
    itemListElement: z.array(listItem.extend({ name, item: url })).min(1),
  }),
  ItemList: z.object({ name, numberOfItems: z.int().min(1), itemListElement: items }),
  CollectionPage: z.object({
    name,
    url,
    mainEntity: z.object({ '@type': z.literal('ItemList'), itemListElement: items }),
  }),
  Product: z.object({
    name,
    url,
    sku: name,
    brand: z.object({ '@type': z.literal('Brand'), name }),
    image: z.array(url),
    offers: z.discriminatedUnion('@type', [offer, aggregate]).optional(),
  }),
  Article: z.object({ headline: name, url, datePublished: day, dateModified: day }),
} as const
type DataType = keyof typeof types

/** The structured data that a kind of page must have. */
export const requiredTypes: Partial<Record<PageKind, readonly DataType[]>> = {
  home: ['WebSite', 'Organization'],
  list: ['BreadcrumbList', 'ItemList'],
  brand: ['BreadcrumbList', 'ItemList'],
  retailer: ['BreadcrumbList', 'ItemList'],
  product: ['BreadcrumbList', 'Product'],
  directory: ['BreadcrumbList', 'CollectionPage'],
  articles: ['BreadcrumbList', 'CollectionPage'],
  article: ['BreadcrumbList', 'Article'],
  company: ['BreadcrumbList'],
  guide: ['BreadcrumbList'],
}

const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': name })

/** Returns the types of a page's JSON-LD objects, and any errors in them. */
export function readData(data: readonly unknown[]): { types: string[]; faults: string[] } {
  const faults: string[] = []
  const found = data.flatMap(object => {
    const parsed = thing.safeParse(object)
    if (!parsed.success) {
      faults.push('A JSON-LD block is not an object with a schema.org type')
      return []
    }
    const type = parsed.data['@type']
    if (!Object.hasOwn(types, type)) faults.push(`${type} is not a type that we publish`)
    else {
      const { error } = types[type as DataType].safeParse(object)
      const [issue] = error?.issues ?? []
      if (issue) faults.push(`${type}.${issue.path.join('.')}: ${issue.message}`)
    }
    return [type]
  })
  return { types: found, faults }
}

const priced = z.looseObject({
  '@type': z.literal('Product'),
  offers: z.union([
    z.object({ price: z.string() }),
    z.object({ lowPrice: z.string(), highPrice: z.string() }),
  ]),
})

/** Returns the prices in the JSON-LD of a product: a single one, or the lowest and the highest. */
export function listDataPrices(data: readonly unknown[]): string[] {
  return data.flatMap(object => {
    const parsed = priced.safeParse(object)
    return parsed.success ? Object.values(parsed.data.offers) : []
  })
}

const branded = z.looseObject({
  '@type': z.literal('Product'),
  brand: z.object({ name: z.string() }),
})

/** Returns the brand in the JSON-LD of a product. */
export function findDataBrand(data: readonly unknown[]): string | undefined {
  return data.flatMap(object => branded.safeParse(object).data?.brand.name ?? [])[0]
}
