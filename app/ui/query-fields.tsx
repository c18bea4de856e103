import { formatListQuery, type ListQuery } from '#app/domain/list-query.ts'

/** What a form of a list must send along so that nothing else of its address is lost. */
export function QueryFields({ query }: { query: Partial<ListQuery> }) {
  return [...new URLSearchParams(formatListQuery(query))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
