import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Exclusions } from '#app/domain/facets/filters.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { RetailerView } from '#app/overrides/retailers/retailer-view.ts'

/** The products and lists that a storefront would lose. */
export interface HidingEffect {
  /**
   * The number of cards that would disappear; excludes products that another retailer also sells.
   */
  products: number
  /** Pages that would have no products: category ids and brand names. */
  emptied: { categories: string[]; brands: string[] }
}

/** Compares a storefront with and without these retailers. Changes nothing. */
export async function previewHiding(
  catalogue: Pick<Catalogue, 'list' | 'directory' | 'listCategories'>,
  view: RetailerView | undefined,
  keys: readonly string[],
): Promise<HidingEffect> {
  const hidden = view?.hiddenKeys ?? []
  const before = await take(catalogue, hidden)
  const after = await take(catalogue, [...new Set([...hidden, ...keys])])
  return {
    products: before.total - after.total,
    emptied: {
      categories: subtract(before.categories, after.categories),
      brands: subtract(before.brands, after.brands),
    },
  }
}

async function take(
  catalogue: Pick<Catalogue, 'list' | 'directory' | 'listCategories'>,
  keys: readonly string[],
) {
  const excluded: Exclusions = keys.length === 0 ? {} : { retailers: [...keys] }
  const [listing, { brands }, categories] = await Promise.all([
    catalogue.list({ ...emptyListQuery, excluded }, 1),
    catalogue.directory(excluded),
    catalogue.listCategories(excluded),
  ])
  return { total: listing.paging.total, brands: brands.map(({ value }) => value), categories }
}

function subtract(all: readonly string[], left: readonly string[]): string[] {
  const remaining = new Set(left)
  return all.filter(each => !remaining.has(each))
}
