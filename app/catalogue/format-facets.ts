import { ancestorsOf, type Category, childrenOf } from '#app/domain/category-tree.ts'
import { type FacetName, facetNames, facets } from '#app/domain/facets/facets.ts'
import { type Filters, isExcludable } from '#app/domain/facets/filters.ts'
import type { CategoryFacet, FacetValue, Listing } from '#app/domain/listing.ts'
import type { IndexAnswer, ValueCount } from '#app/search-index/index-interface.ts'

/** Converts the index's facet counts into the labeled values that pages show. */
export function formatFacets(
  requested: Filters & { category?: string },
  answer: Pick<IndexAnswer, 'facets' | 'totalOfAllCategories'>,
): Listing['facets'] {
  const values = facetNames.map(name => [name, toValues(name, answer.facets[name], requested)])
  return {
    ...(Object.fromEntries(values) as Record<FacetName, FacetValue[]>),
    categories: toCategories(requested.category, answer),
  }
}

/** Keeps the URL's spelling of a selected value, so that the link that removes it works. */
function toValues(facet: FacetName, counts: ValueCount[], requested: Filters): FacetValue[] {
  const excluded = isExcludable(facet) ? (requested.excluded[facet] ?? []) : []
  const spellings = new Map(
    [...excluded, ...requested[facet]].map(value => [value.toLowerCase(), value]),
  )
  return counts.map(({ value, count }) => ({
    value: spellings.size === 0 ? value : (spellings.get(value.toLowerCase()) ?? value),
    label: facets[facet].format(value),
    count,
  }))
}

/**
 * Lists a category's ancestors, siblings and children with
 * branch counts; without a category, the main categories.
 */
function toCategories(
  requested: string | undefined,
  answer: Pick<IndexAnswer, 'facets' | 'totalOfAllCategories'>,
): CategoryFacet[] {
  const counts = new Map(answer.facets.categories.map(({ value, count }) => [value, count]))
  const toRow = ({ id, name }: Category, depth: number): CategoryFacet => ({
    id,
    label: name,
    depth,
    count: counts.get(id) ?? 0,
  })
  const path = ancestorsOf(requested)
  const above = path.slice(0, -1)
  const depth = above.length + 1
  return [
    { label: 'All departments', depth: 0, count: answer.totalOfAllCategories },
    ...above.map((category, index) => toRow(category, index + 1)),
    ...childrenOf(above.at(-1)?.id).flatMap(sibling => [
      toRow(sibling, depth),
      ...(sibling.id === requested
        ? childrenOf(requested).map(child => toRow(child, depth + 1))
        : []),
    ]),
  ]
}
