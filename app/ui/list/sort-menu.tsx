import { Form } from 'react-router'
import { listPath } from '#app/domain/urls/links.ts'
import { getShownSort, type ListQuery, type Sort, sorts } from '#app/domain/urls/list-query.ts'
import { QueryFields } from '../elements/query-fields.tsx'
import { SortSelect } from '../elements/sort-select.tsx'
import { useListChange, usePendingQuery } from './pending-query.ts'

export const sortLabels: Record<Sort, string> = {
  relevance: 'Relevance',
  newest: 'Newest',
  popular: 'Popular',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  discount: 'Biggest discount',
}

/** What phones show of the orders. Relevance is a search's own order, so it needs no name there. */
const sortWords: Record<Sort, string> = {
  relevance: 'Sort',
  newest: 'Newest',
  popular: 'Popular',
  'price-up': 'Cheapest',
  'price-down': 'Priciest',
  discount: 'Discount',
}

/** The sort menu of a list: a plain form, which JavaScript submits when an order is chosen. */
export function SortMenu({ query }: { query: ListQuery }) {
  const changeList = useListChange(query)
  const pending = usePendingQuery(query)
  const shown = getShownSort(pending)
  // Without a search, nothing is more or less relevant among sales.
  const { relevance, ...others } = sortLabels
  const hasRelevance = getShownSort({ ...pending, sort: 'relevance' }) === 'relevance'
  return (
    <Form
      action={listPath({ category: query.category })}
      toolname="sort_list"
      tooldescription="Change the order of the products in this list."
      className="ml-auto flex shrink-0 items-center gap-2"
    >
      <QueryFields query={{ ...query, sort: 'relevance', page: 1 }} />
      <SortSelect
        value={shown}
        labels={hasRelevance ? sortLabels : others}
        word={sortWords[shown]}
        description="The order of the products"
        onChange={event => {
          const chosen = sorts.find(sort => sort === event.target.value)
          if (chosen) changeList(pending => ({ ...pending, sort: chosen, page: 1 }))
        }}
      />
    </Form>
  )
}
