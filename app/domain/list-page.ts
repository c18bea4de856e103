import { type ProductCard, toCard } from './card.ts'
import { ancestorsOf, findCategory } from './category-tree.ts'
import { type FilterGroup, filterGroups } from './filters.ts'
import { canonicalListPath, listPath } from './links.ts'
import type { ListQuery } from './list-query.ts'
import type { Listing } from './listing.ts'
import type { Paging } from './paging.ts'
import type { QueryReading } from './query-reading.ts'

/** A list as its page shows it. Links of its choices are made where they are shown: see list-choices.ts. */
export interface ListPage {
  title: string
  crumbs: { label: string; to?: string }[]
  cards: ProductCard[]
  paging: Paging
  query: ListQuery
  categories: { label: string; to: string; count: number }[]
  /** Those with anything to choose. */
  filters: FilterChoice[]
  reading?: QueryReading
  /** On a list without products: what would have some. */
  waysOut?: WaysOut
  /** The address it is known by. */
  path: string
}

export interface WaysOut {
  /** The same list with one wish less, most products first. */
  relaxed: { label: string; to: string; count: number }[]
  /** Searches like the one that found nothing. */
  spellings: { label: string; to: string }[]
  popular: ProductCard[]
}

export interface FilterChoice {
  group: FilterGroup
  values: { value: string; count: number }[]
}

export function toListPage(listing: Listing, query: ListQuery): ListPage {
  const here: ListQuery = { ...query, page: listing.paging.page }
  const { facets, reading } = listing
  return {
    title: getTitle(query),
    crumbs: getListCrumbs(query.category, true),
    cards: listing.products.map(toCard),
    paging: listing.paging,
    query: here,
    categories: facets.categories.map(({ value, label, count }) => ({
      label,
      count,
      to: listPath({ ...query, category: value, page: 1 }),
    })),
    filters: filterGroups
      .map(group => ({ group, values: facets[group].map(({ value, count }) => ({ value, count })) }))
      .filter(({ group, values }) => query[group].length > 0 || values.some(({ count }) => count > 0)),
    ...(reading ? { reading } : {}),
    path: canonicalListPath(here),
  }
}

/** All, then the category's ancestors; the last is the page itself unless more follows. */
export function getListCrumbs(
  category: string | undefined,
  isLast = false,
): { label: string; to?: string }[] {
  const crumbs = [
    { label: 'All', to: listPath() },
    ...ancestorsOf(category).map(({ id, name }) => ({ label: name, to: listPath({ category: id }) })),
  ]
  return isLast
    ? crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { label: crumb.label } : crumb))
    : crumbs
}

/** "Northquay Women's Dresses", "Women's Dresses at Alder & Finch", "All products". */
function getTitle({ category, text, brands, stores }: ListQuery): string {
  const node = findCategory(category)
  if (text !== '') return node ? `“${text}” in ${node.title}` : `“${text}”`
  const title = node?.title ?? (brands.length === 1 ? '' : 'All products')
  const branded = brands.length === 1 ? `${brands[0]} ${title}`.trim() : title
  return stores.length === 1 ? `${branded} at ${stores[0]}` : branded
}
