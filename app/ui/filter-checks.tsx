import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatWholeCount } from '#app/domain/count.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { isExcludable } from '#app/domain/facets/filters.ts'
import { expandedKey, expandedListPath } from '#app/domain/links.ts'
import { isExcluded } from '#app/pages/list-choices.ts'
import { FilterLink } from './filter-link.tsx'
import type { FilterProps } from './filter-props.ts'
import { usePending } from './pending-query.ts'
import { isPlainClick } from './plain-click.ts'

/** Readable at a glance; with every value the panel would be twice as long. */
const shortLength = 7

/**
 * A scrolling column of values with counts. One switch for the column turns choosing into
 * excluding, since a second link per value would double the tab stops.
 */
export function FilterChecks({
  choice: { facet, values },
  query,
  limit = shortLength,
}: FilterProps & {
  /** Further values are hidden until "Show all", unless they are chosen. */
  limit?: number
}) {
  const [isExcluding, setIsExcluding] = useState(false)
  const [isExpanded, setExpanded] = useExpanded(facet)
  const short = values.filter(
    ({ value }, index) =>
      index < limit || query[facet].includes(value) || isExcluded(query, facet, value),
  )
  const shown = isExpanded ? values : short
  return (
    <>
      {isExcludable(facet) && values.length > 0 ? (
        <button
          type="button"
          aria-pressed={isExcluding}
          onClick={() => setIsExcluding(!isExcluding)}
          className="filter-exclude script-only"
        >
          Exclude
        </button>
      ) : null}
      <ul className="filter-values filter-checks">
        {shown.map(({ value, count }) => (
          <li key={value}>
            <Check {...{ facet, value, count, query, isExcluding }} />
          </li>
        ))}
      </ul>
      {short.length < values.length ? (
        <a
          href={expandedListPath(query, facet)}
          rel="nofollow"
          onClick={event => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            setExpanded(!isExpanded)
          }}
          aria-expanded={isExpanded}
          className="filter-expand"
        >
          {isExpanded ? 'Show less' : `Show all ${values.length}`}
        </a>
      ) : null}
    </>
  )
}

/** Without a script, the link to all values reloads the page with the facet's key in the query. */
function useExpanded(facet: FilterProps['choice']['facet']) {
  const [search] = useSearchParams()
  return useState(search.get(expandedKey) === facets[facet].key)
}

function Check({
  facet,
  value,
  count,
  query,
  isExcluding,
}: Pick<FilterProps, 'query'> & {
  facet: FilterProps['choice']['facet']
  value: string
  count: number
  isExcluding: boolean
}) {
  const label = facets[facet].format(value)
  const isOut = usePending(pending => isExcluded(pending ?? query, facet, value))
  return (
    <FilterLink
      {...{ facet, value, count, query, isExcluding }}
      {...(isOut ? { 'aria-label': `${label}, excluded` } : {})}
      className={isOut ? 'filter-value is-excluded' : 'filter-value'}
    >
      {label}
      {isOut ? null : <small>{formatWholeCount(count)}</small>}
    </FilterLink>
  )
}
