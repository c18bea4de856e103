import { type ReactNode, useState } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { isExcludable } from '#app/domain/facets/filters.ts'
import { isExcluded } from '#app/pages/browser/list-choices.ts'
import { FilterColumn } from './filter-column.tsx'
import { FilterLink } from './filter-link.tsx'
import type { FilterProps } from './filter-props.ts'
import { usePending } from './pending-query.ts'

/**
 * A scrolling column of values with counts. A switch for the whole column turns choosing into
 * excluding, because a second link per value would double the tab stops.
 */
export function FilterChecks({
  choice,
  query,
  limit,
}: FilterProps & {
  /** Other values are hidden until "Show all" is pressed, unless they are chosen. */
  limit?: number
}) {
  const { facet, values } = choice
  const [isExcluding, setIsExcluding] = useState(false)
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
      <FilterColumn
        choice={choice}
        query={query}
        className="filter-values filter-checks"
        {...(limit === undefined ? {} : { limit })}
      >
        {({ value, count }) => <FilterCheck {...{ facet, value, count, query, isExcluding }} />}
      </FilterColumn>
    </>
  )
}

/** A value with a box before it, which says whether the value is chosen or excluded. */
export function FilterCheck({
  facet,
  value,
  count,
  query,
  isExcluding = false,
  mark,
}: Pick<FilterProps, 'query'> & {
  facet: FilterProps['choice']['facet']
  value: string
  count: number
  /** True if a click excludes the value. */
  isExcluding?: boolean
  /** A swatch before the label. */
  mark?: ReactNode
}) {
  const label = facets[facet].format(value)
  const isOut = usePending(pending => isExcluded(pending ?? query, facet, value))
  return (
    <FilterLink
      {...{ facet, value, count, query, isExcluding }}
      {...(isOut ? { 'aria-label': `${label}, excluded` } : {})}
      className={isOut ? 'filter-value is-excluded' : 'filter-value'}
    >
      {mark}
      {label}
      {isOut ? null : <small>{formatWholeCount(count)}</small>}
    </FilterLink>
  )
}
