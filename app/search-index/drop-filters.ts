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

/**
 * Returns the filters of a search without its sizes if it lists no product that matches in full: another
 * size of what was asked for is nearer than something else in that size. Undefined if there is no
 * size to give up.
 */
export function withoutSizes(
  { sizes, ...others }: Partial<Filters>,
  { total }: { total: number },
): Partial<Filters> | undefined {
  return sizes === undefined || total > 0 ? undefined : others
}
