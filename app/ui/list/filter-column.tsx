import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { facets } from '#app/domain/facets/facets.ts'
import { facetLimit } from '#app/domain/listing.ts'
import { expandedKey, expandedListPath } from '#app/domain/urls/links.ts'
import { isMarked } from '#app/pages/browser/list-choices.ts'
import { isPlainClick } from '../plain-click.ts'
import type { FilterProps } from './filter-props.ts'

/**
 * The number of values shown at first, few enough to read at a
 * glance. If all values were shown, the panel would be twice as long.
 */
const shortLength = 7

/** A column with a filter's first values, and with all of them after "Show all". */
export function FilterColumn({
  choice: { facet, values },
  query,
  limit = shortLength,
  className,
  children,
}: FilterProps & {
  /** Other values are hidden until "Show all", unless they are chosen. */
  limit?: number
  className: string
  /** Returns the item of a value. */
  children(value: FilterProps['choice']['values'][number]): ReactNode
}) {
  const [search] = useSearchParams()
  // Without JavaScript, the link to all values reloads the page with the facet's key in the query.
  const [isExpanded, setExpanded] = useState(search.get(expandedKey) === facets[facet].key)
  const short = values.filter(({ value }, index) => index < limit || isMarked(query, facet, value))
  return (
    <>
      <ul className={className} data-arrow-keys="">
        {(isExpanded ? values : short).map(children)}
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
          {isExpanded ? 'Show less' : describeRest(values.length)}
        </a>
      ) : null}
    </>
  )
}

/** A long filter has only its most frequent values here, and a search of all of them. */
function describeRest(count: number): string {
  return count < facetLimit ? `Show all ${count}` : 'Show more'
}
