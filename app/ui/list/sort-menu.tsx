import { Form } from 'react-router'
import { listPath } from '#app/domain/links.ts'
import { type ListQuery, type Sort, sorts } from '#app/domain/list-query.ts'
import { QueryFields } from '../elements/query-fields.tsx'
import { useListChange, usePendingQuery } from './pending-query.ts'

export const sortLabels: Record<Sort, string> = {
  relevance: 'Relevance',
  newest: 'Newest',
  popular: 'Popular',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  discount: 'Biggest discount',
}

/** A plain form; with JavaScript, choosing submits it. */
export function SortMenu({ query }: { query: ListQuery }) {
  const changeList = useListChange(query, { preventScrollReset: true })
  const { sort: shown } = usePendingQuery(query)
  return (
    <Form
      action={listPath({ category: query.category })}
      toolname="sort_list"
      tooldescription="Change the order of the products in this list."
      className="ml-auto flex shrink-0 items-center gap-2"
    >
      <QueryFields query={{ ...query, sort: 'relevance', page: 1 }} />
      <label className="flex items-center gap-2 text-sm">
        <span className="text-soft max-lg:sr-only">Sort by</span>
        <select
          name="sort"
          toolparamdescription="The order of the products"
          value={shown}
          onChange={event => {
            const chosen = sorts.find(sort => sort === event.target.value)
            if (chosen) changeList(pending => ({ ...pending, sort: chosen, page: 1 }))
          }}
          className="field-sizing-content min-h-11 max-w-[38vw] rounded-control bg-transparent px-2 font-semibold hover:bg-ground"
        >
          {sorts.map(sort => (
            <option key={sort} value={sort} className="bg-raised">
              {sortLabels[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="min-h-11 rounded border border-line px-3 text-sm">
          Sort
        </button>
      </noscript>
    </Form>
  )
}
