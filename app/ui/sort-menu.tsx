import { Form, useNavigate } from 'react-router'
import { listPath } from '#app/domain/links.ts'
import { type ListQuery, type Sort, sorts } from '#app/domain/list-query.ts'

const labels: Record<Sort, string> = {
  relevance: 'Our pick',
  newest: 'Newest',
  popular: 'Popular',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  discount: 'Biggest discount',
}

/** A plain form; with script the choice is its own submit. */
export function SortMenu({ query }: { query: ListQuery }) {
  const navigate = useNavigate()
  const { category, stores, brands } = query
  return (
    <Form action={listPath({ category })} className="ml-auto flex items-center gap-2">
      {stores.map(store => (
        <input key={store} type="hidden" name="store" value={store} />
      ))}
      {brands.map(brand => (
        <input key={brand} type="hidden" name="brand" value={brand} />
      ))}
      <label className="flex items-center gap-2 text-sm">
        <span className="text-soft max-sm:sr-only">Sort by</span>
        <select
          key={query.sort}
          name="sort"
          defaultValue={query.sort}
          onChange={event => {
            const chosen = sorts.find(sort => sort === event.target.value)
            navigate(listPath({ ...query, sort: chosen, page: 1 }), { preventScrollReset: true })
          }}
          className="field-sizing-content min-h-11 rounded bg-transparent px-2 font-semibold hover:bg-ground"
        >
          {sorts.map(sort => (
            <option key={sort} value={sort} className="bg-raised">
              {labels[sort]}
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
