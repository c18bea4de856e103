import { formatListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'

/** Hidden fields that keep the rest of a list's query when a form is sent. */
export function QueryFields({ query }: { query: Partial<ListQuery> }) {
  return [...new URLSearchParams(formatListQuery(query))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
