import type {
  Catalogue,
  ListCatalogue,
  ProductCatalogue,
  SitemapCatalogue,
} from '#app/catalogue/catalogue.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import type { Product } from '#app/domain/product.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import type { RetailerView } from './retailer-view.ts'

type Sold = Pick<Product, 'retailer' | 'retailerName'>

const latest = new WeakMap<Sold, Sold>()

/** Returns the same object as before if nothing has changed, so that its card can be cached. */
function setRetailerName<T extends Sold>(product: T, retailerName: string): T {
  const known = latest.get(product) as T | undefined
  if (known?.retailerName === retailerName) return known
  const named = { ...product, retailerName }
  latest.set(product, named)
  return named
}

/**
 * Returns the catalogue for one storefront: without the retailers that are turned
 * off there, and with the operators' names and merges. The counts of merged
 * retailers are added up, so a product that two of them sell is counted twice.
 */
export function applyRetailerView(catalogue: Catalogue, view: RetailerView): Catalogue {
  const isShown = (product: Sold) => !view.isHidden(getRetailerName(product))
  const rename = <T extends Sold>(product: T): T => {
    const name = getRetailerName(product)
    const shown = view.toShownName(name)
    return shown === name ? product : setRetailerName(product, shown)
  }
  const pick = <T extends Sold>(products: readonly T[]): T[] => products.filter(isShown).map(rename)

  function toIndexed(query: ListQuery): ListQuery {
    const retailers = query.retailers.flatMap(view.toIndexedNames)
    const excluded = (query.excluded.retailers ?? []).flatMap(view.toIndexedNames)
    const all = [...excluded, ...view.hiddenKeys]
    return {
      ...query,
      retailers,
      excluded: all.length === 0 ? query.excluded : { ...query.excluded, retailers: all },
    }
  }

  /**
   * Returns one value per displayed name, spelled as in the query if the query includes it. The
   * count of a name that several retailers share is that of its list, because one product may be
   * sold by several of them.
   */
  async function toShown(values: readonly FacetValue[], query: ListQuery): Promise<FacetValue[]> {
    const requested = [...query.retailers, ...(query.excluded.retailers ?? [])]
    const spellings = new Map(requested.map(name => [view.toShownName(name), name]))
    const shown = new Map<string, FacetValue>()
    const shared = new Set<string>()
    for (const { value, label, count } of values) {
      if (view.isHidden(label)) continue
      const name = view.toShownName(label)
      const known = shown.get(name)
      if (known || view.toIndexedNames(name).length > 1) shared.add(name)
      if (known) known.count += count
      else if (name === label) shown.set(name, { value, label, count })
      else shown.set(name, { value: spellings.get(name) ?? name, label: name, count })
    }
    await Promise.all(
      [...shared].map(async name => {
        const value = shown.get(name)
        const chosen = toIndexed({ ...query, retailers: [name], page: 1 })
        if (value) value.count = (await catalogue.list(chosen, 1)).paging.total
      }),
    )
    return [...shown.values()]
  }

  const everything = toIndexed(emptyListQuery)
  const hidden = view.hiddenKeys.length > 0 ? everything.excluded : undefined
  const lists: ListCatalogue = {
    async list(query, limit) {
      const listing = await catalogue.list(toIndexed(query), limit, {
        mergedRetailers: view.merged,
        hiddenRetailers: view.hiddenKeys,
      })
      const { retailers } = listing.facets
      return {
        ...listing,
        products: listing.products.map(rename),
        facets: { ...listing.facets, retailers: await toShown(retailers, query) },
      }
    },
    async findValues(query, facet) {
      const values = await catalogue.findValues(toIndexed(query), facet)
      return facet === 'retailers' ? toShown(values, query) : values
    },
    async explainOrder(query, product) {
      const found = await catalogue.explainOrder(toIndexed(query), product)
      const cards = found.cards.map(card => ({ ...card, product: rename(card.product) }))
      return { ...found, cards }
    },
    countTexts: (query, texts) => catalogue.countTexts(toIndexed(query), texts),
    async suggest(text, limit) {
      const found = await catalogue.suggest(text, limit, hidden)
      return { ...found, products: pick(found.products) }
    },
    async directory() {
      const { brands, retailers } = await catalogue.directory(everything.excluded)
      return { brands, retailers: await toShown(retailers, emptyListQuery) }
    },
    listCategories: () => catalogue.listCategories(everything.excluded),
  }
  const products: ProductCatalogue = {
    async find(source, id) {
      const found = await catalogue.find(source, id)
      return found && isShown(found.product)
        ? { ...found, product: rename(found.product) }
        : undefined
    },
    recall(source, id) {
      const product = catalogue.recall(source, id)
      return product && isShown(product) ? rename(product) : undefined
    },
    async findByClickUrl(clickUrl) {
      const found = await catalogue.findByClickUrl(clickUrl)
      return found && isShown(found.product)
        ? { ...found, product: rename(found.product) }
        : undefined
    },
    // Pictures are asked for by pages that have already found the product.
    findImages: (source, id) => catalogue.findImages(source, id),
    findMany: async keys => pick(await catalogue.findMany(keys)),
    async findOffers(source, id) {
      const offers = (await catalogue.findOffers(source, id))
        .filter(({ retailer }) => !view.isHidden(retailer))
        .map(offer => ({ ...offer, retailer: view.toShownName(offer.retailer) }))
      return offers.length > 1 ? offers : []
    },
    // The others are of the same retailer as the product that was found.
    async findColorSiblings(source, id) {
      const siblings = await catalogue.findColorSiblings(source, id)
      return siblings.flatMap(({ elsewhere, ...sibling }) => {
        if (elsewhere === undefined) return sibling
        if (view.isHidden(elsewhere.retailer)) return []
        const retailer = view.toShownName(elsewhere.retailer)
        return { ...sibling, elsewhere: { ...elsewhere, retailer } }
      })
    },
    findPriceHistory: (source, id) => catalogue.findPriceHistory(source, id),
    findPriceSteps: keys => catalogue.findPriceSteps(keys),
    similar: async (source, id, limit) => pick(await catalogue.similar(source, id, limit, hidden)),
  }
  const sitemap: SitemapCatalogue = {
    findSitemapSplits: () => catalogue.findSitemapSplits(),
    async *readSitemapSplit(split) {
      for await (const batch of catalogue.readSitemapSplit(split))
        yield batch.flatMap(entry =>
          isShown(entry.product) ? [{ ...entry, product: rename(entry.product) }] : [],
        )
    },
  }
  const { matchSearches, setSynonyms, previewSearch, state } = catalogue
  // Each part is typed, so a new method that ignores hidden retailers does not compile.
  return { ...lists, ...products, ...sitemap, matchSearches, setSynonyms, previewSearch, state }
}
