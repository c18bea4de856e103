import { Form, useSubmit } from 'react-router'
import { savedPath } from '#app/domain/account-links.ts'
import {
  type SavedQuery,
  type SavedSort,
  savedFilters,
  savedSorts,
} from '#app/domain/saved-query.ts'

const labels: Record<SavedSort, string> = {
  newest: 'Newest saved',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  drop: 'Biggest drop',
}

/** A plain form; with JavaScript, choosing submits it. */
export function SavedSortMenu({ query: { show, sort } }: { query: SavedQuery }) {
  const submit = useSubmit()
  return (
    <Form action={savedPath()} className="ml-auto flex items-center gap-2">
      {show === savedFilters[0] ? null : <input type="hidden" name="show" value={show} />}
      <label className="flex items-center gap-2 text-sm">
        <span className="text-soft max-sm:sr-only">Sort by</span>
        <select
          name="sort"
          value={sort}
          onChange={event => void submit(event.currentTarget.form)}
          className="field-sizing-content min-h-11 rounded bg-transparent px-2 font-semibold hover:bg-ground"
        >
          {savedSorts.map(each => (
            <option key={each} value={each} className="bg-raised">
              {labels[each]}
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
