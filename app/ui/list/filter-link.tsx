import type { ReactNode } from 'react'
import type { FacetName } from '#app/domain/facets/facets.ts'
import { isExcludable } from '#app/domain/facets/filters.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { isExcluded, toggleExcluded, toggleValue } from '#app/pages/browser/list-choices.ts'
import { ChoiceLink } from './choice-link.tsx'

/** A link for a facet value. A click chooses the value, or undoes its choice or exclusion. */
export function FilterLink({
  facet,
  value,
  ...link
}: {
  query: ListQuery
  facet: FacetName
  value: string
  count: number
  className: string
  children: ReactNode
  title?: string
  'aria-label'?: string
}) {
  return (
    <ChoiceLink
      isChosen={query => query[facet].includes(value) || isExcluded(query, facet, value)}
      change={query =>
        isExcludable(facet) && isExcluded(query, facet, value)
          ? toggleExcluded(query, facet, value)
          : toggleValue(query, facet, value)
      }
      {...link}
    />
  )
}
