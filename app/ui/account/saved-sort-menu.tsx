import { Form, useSubmit } from 'react-router'
import { savedPath } from '#app/domain/urls/account-links.ts'
import { type SavedQuery, type SavedSort, savedFilters } from '#app/domain/urls/saved-query.ts'
import { SortSelect } from '../elements/sort-select.tsx'

const labels: Record<SavedSort, string> = {
  newest: 'Newest saved',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  drop: 'Biggest drop',
}

/**
 * The sort menu for saved products: a plain form, which JavaScript submits when an order is chosen.
 */
export function SavedSortMenu({ query: { show, sort } }: { query: SavedQuery }) {
  const submit = useSubmit()
  return (
    <Form action={savedPath()} className="ml-auto flex items-center gap-2">
      {show === savedFilters[0] ? null : <input type="hidden" name="show" value={show} />}
      <SortSelect
        value={sort}
        labels={labels}
        description="The order of your saved products"
        onChange={event => void submit(event.currentTarget.form)}
      />
    </Form>
  )
}
