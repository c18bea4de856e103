import type { ReactNode } from 'react'
import { formatWholeCount } from '#app/domain/count.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { isExcludable } from '#app/domain/facets/filters.ts'
import { isExcluded, toFilterChoice } from '#app/pages/browser/list-choices.ts'
import { useIsScripted } from '../scripted.tsx'
import { ChoiceItem } from './choice-item.tsx'
import { FilterColumn } from './filter-column.tsx'
import type { FilterProps } from './filter-props.ts'
import { NotThis } from './not-this.tsx'
import { usePending } from './pending-query.ts'

/** A scrolling column of values with counts. */
export function FilterChecks({
  choice,
  query,
  limit,
}: FilterProps & {
  /** Other values are hidden until "Show all" is pressed, unless they are chosen. */
  limit?: number
}) {
  const { facet } = choice
  return (
    <FilterColumn
      choice={choice}
      query={query}
      className="filter-values filter-checks"
      {...(limit === undefined ? {} : { limit })}
    >
      {each => <FilterCheck key={each.value} {...{ facet, query, ...each }} />}
    </FilterColumn>
  )
}

/**
 * A value with a box before it, which says whether the value is chosen or excluded. Wherever its
 * count is not 0, it can be excluded instead.
 */
export function FilterCheck({
  facet,
  value,
  count,
  query,
  mark,
}: Pick<FilterProps, 'query'> & {
  facet: FilterProps['choice']['facet']
  value: string
  count: number
  /** A swatch before the label. */
  mark?: ReactNode
}) {
  const label = facets[facet].format(value)
  const isScripted = useIsScripted()
  const isOut = usePending(pending => isExcluded(pending ?? query, facet, value))
  return (
    <ChoiceItem
      {...toFilterChoice(facet, value)}
      {...{ query, count, label, mark }}
      figure={isOut ? undefined : formatWholeCount(count)}
      name={isOut ? `${label}, excluded` : undefined}
      className={isOut ? 'filter-value is-excluded' : 'filter-value'}
    >
      {isScripted && !isOut && count > 0 && isExcludable(facet) ? (
        <NotThis {...{ facet, value, label, query }} />
      ) : null}
    </ChoiceItem>
  )
}
