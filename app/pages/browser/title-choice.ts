import { type FacetName, facets } from '#app/domain/facets/facets.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'

/** A choice that the title of a list says, so that nothing beside the title has to. */
export interface TitleChoice {
  facet: FacetName
  value: string
  title: string
}

const titled = ['deals', 'conditions'] as const

/**
 * Finds what a list of all products is called by: its only deal, or else its only condition.
 *
 *     ?deal=sale       Sale
 *     ?deal=50         Store sales of 50% or more
 */
export function findTitleChoice({
  category,
  text,
  brands,
  ...query
}: ListQuery): TitleChoice | undefined {
  if (category !== undefined || text !== '' || brands.length === 1) return undefined
  for (const facet of titled) {
    const [value, ...others] = query[facet]
    if (value === undefined || others.length > 0) continue
    const option = facets[facet].options.find(each => each.value === value)
    if (option && !option.isUntitled) return { facet, value, title: option.title ?? option.label }
  }
  return undefined
}
