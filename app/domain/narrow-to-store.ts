import type { UnderstoodPart } from './query-reading.ts'
import type { ListQuery } from './urls/list-query.ts'

/** Returns a query whose text names a store with the store as a filter, chosen or excluded. */
export function narrowToStore(
  query: ListQuery,
  { value, rest, isExcluded }: Pick<UnderstoodPart, 'value' | 'rest' | 'isExcluded'>,
): ListQuery {
  if (!isExcluded) return { ...query, text: rest, retailers: [value] }
  const retailers = [...(query.excluded.retailers ?? []), value]
  return { ...query, text: rest, excluded: { ...query.excluded, retailers } }
}
