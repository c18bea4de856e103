import { formatProductKey } from '#app/domain/product-key.ts'
import { lookupArguments } from './catalog-arguments.ts'
import { type CatalogProduct, toCatalogProduct } from './catalog-product.ts'
import { type CatalogMessage, type CatalogTool, describeUnusedFilters } from './catalog-tool.ts'
import { findCatalogKey } from './find-catalog-key.ts'

/** Looks up many products at once, each with one offer. */
export const lookupCatalog: CatalogTool<typeof lookupArguments> = {
  name: 'lookup_catalog',
  title: 'Look up products',
  description:
    'Finds products by ids of products or offers, or by addresses of product pages, with today’s ' +
    'price of one offer each. Use get_product for all stores, sizes and the price record.',
  capability: 'dev.ucp.shopping.catalog.lookup',
  schema: lookupArguments,
  async answer({ catalogue, siteUrl }, { catalog }) {
    const ids = [...new Set(catalog.ids)]
    const asked = ids.flatMap(id => {
      const found = findCatalogKey(id, siteUrl)
      return found ? [{ ...found, id, product: formatProductKey(found.key) }] : []
    })
    const keys = [...new Map(asked.map(({ product, key }) => [product, key])).values()]
    const products = (await catalogue.findMany(keys)).flatMap(
      product => toCatalogProduct(product, siteUrl) ?? [],
    )
    const inputsOf = ({ id: product }: CatalogProduct) =>
      asked
        .filter(one => one.product === product)
        .map(({ id, isExact }) => ({ id, match: isExact ? 'exact' : 'featured' }) as const)
    const found = products.map(product => ({
      ...product,
      variants: product.variants.map(offer => ({ ...offer, inputs: inputsOf(product) })),
    }))
    const known = new Set(found.flatMap(product => inputsOf(product).map(({ id }) => id)))
    return {
      products: found,
      messages: [
        ...describeUnusedFilters(catalog.filters),
        ...ids
          .filter(id => !known.has(id))
          .map((id): CatalogMessage => ({ type: 'info', code: 'not_found', content: id })),
      ],
    }
  },
}
