import type { MouseEvent } from 'react'
import type { ExcludableFacetName } from '#app/domain/facets/filters.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { toggleExcluded } from '#app/pages/browser/list-choices.ts'
import { useListChange } from './pending-query.ts'

/**
 * A button beside a value of the filter panel that excludes it. With a mouse or the keyboard, it is
 * shown beside the row that is pointed at or has the focus, so it is a tab stop only there.
 */
export function NotThis({
  facet,
  value,
  label,
  query,
}: {
  facet: ExcludableFacetName
  value: string
  label: string
  query: ListQuery
}) {
  const changeList = useListChange(query)
  function exclude({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button goes away with the change, so the focus stays in its row.
    currentTarget.parentElement?.querySelector('a')?.focus()
    changeList(pending => toggleExcluded(pending, facet, value))
  }
  return (
    <button
      type="button"
      data-beside=""
      aria-label={`Not this: ${label}`}
      onClick={exclude}
      className="filter-not"
    >
      not this
    </button>
  )
}
