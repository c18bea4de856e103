import { type ProductCard, toCard } from './card.ts'
import { ancestorsOf, findCategory } from './category-tree.ts'
import { type FilterGroup, filterGroups, filterKinds } from './filters.ts'
import { listPath } from './links.ts'
import type { ListQuery } from './list-query.ts'
import type { FacetValue, Listing } from './listing.ts'
import type { Paging } from './paging.ts'

/** A list as its page shows it: cards, and every way on as a finished link. */
export interface ListPage {
  title: string
  crumbs: { label: string; to?: string }[]
  cards: ProductCard[]
  paging: Paging
  query: ListQuery
  categories: { label: string; to: string; count: number }[]
  /** Those with anything to choose, in the order a page shows them. */
  filters: FilterChoice[]
  /** What is chosen, each with the way to drop it. */
  chips: { label: string; to: string }[]
  /** The same list with nothing chosen. */
  clearPath: string
  /** This list's own address. */
  path: string
}

export interface FilterChoice {
  group: FilterGroup
  title: string
  links: FilterLink[]
}

/** A link that adds the value, or takes it away where it is chosen. */
export interface FilterLink {
  value: string
  label: string
  to: string
  count: number
  isChosen: boolean
}

export function toListPage(listing: Listing, query: ListQuery): ListPage {
  const here: ListQuery = { ...query, page: listing.paging.page }
  const chips = filterGroups.flatMap(group =>
    query[group].map(value => ({
      label: filterKinds[group].format(value),
      to: toggledPath(query, group, value),
    })),
  )
  return {
    title: getTitle(query),
    crumbs: getListCrumbs(query.category, true),
    cards: listing.products.map(toCard),
    paging: listing.paging,
    query: here,
    categories: listing.facets.categories.map(({ value, label, count }) => ({
      label,
      count,
      to: listPath({ ...query, category: value, page: 1 }),
    })),
    filters: filterGroups
      .map(group => ({
        group,
        title: filterKinds[group].title,
        links: toFilterLinks(query, group, listing.facets[group]),
      }))
      .filter(({ links }) => links.length > 0),
    chips,
    clearPath: listPath({ category: query.category, text: query.text, sort: query.sort }),
    path: listPath(here),
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
  if (text !== '') return `“${text}”`
  const title = findCategory(category)?.title ?? (brands.length === 1 ? '' : 'All products')
  const branded = brands.length === 1 ? `${brands[0]} ${title}`.trim() : title
  return stores.length === 1 ? `${branded} at ${stores[0]}` : branded
}

function toFilterLinks(query: ListQuery, group: FilterGroup, values: FacetValue[]): FilterLink[] {
  const chosen = new Set(query[group])
  return values.map(({ value, label, count }) => ({
    value,
    label,
    count,
    to: toggledPath(query, group, value),
    isChosen: chosen.has(value),
  }))
}

/** The same list with one value put in or taken out, from its first page. */
function toggledPath(query: ListQuery, group: FilterGroup, value: string): string {
  const others = query[group].filter(chosen => chosen !== value)
  const values = others.length === query[group].length ? [...others, value] : others
  return listPath({ ...query, [group]: values, page: 1 })
}
