import type { Filters } from '#app/domain/facets/filters.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'

/** Removes filters from the reading and reports their words as unmatched. */
export function dropFilters(reading: QueryReading, filters: Partial<Filters>): QueryReading {
  const isDropped = ({ group, isExcluded }: UnderstoodPart) =>
    group !== 'word' &&
    (isExcluded ? filters.excluded !== undefined : group !== 'category' && group in filters)
  return {
    ...reading,
    understood: reading.understood.filter(part => !isDropped(part)),
    dropped: [...reading.dropped, ...reading.understood.filter(isDropped).map(part => part.words)],
  }
}
