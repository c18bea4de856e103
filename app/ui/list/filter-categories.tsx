import { formatWholeCount } from '#app/domain/count.ts'
import type { CategoryFacet } from '#app/domain/listing.ts'
import { chooseCategory } from '#app/pages/browser/list-choices.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { useShell } from '../shell-context.ts'
import { ChoiceItem } from './choice-item.tsx'
import { lacksDepartments } from './lacks-departments.ts'
import { orderCategories } from './order-categories.ts'

/** The indentation by depth in the tree, which has only these levels. */
const indents = ['pl-2', 'pl-4', 'pl-6', 'pl-8', 'pl-10']

/**
 * The ancestors of the list's category, then its siblings and children
 * in a scrolling list. Each link preserves all other filters.
 */
export function FilterCategories({ categories, query }: Pick<ListPage, 'categories' | 'query'>) {
  const rows = orderCategories(categories, useShell()?.list.firstCategories ?? [])
  const current = categories.find(({ id }) => id === query.category)
  const siblingDepth = Math.max(current?.depth ?? 0, 1)
  const toItem = ({ id, label, depth, count }: CategoryFacet) => (
    <ChoiceItem
      key={id ?? ''}
      {...{ query, count, label }}
      isChosen={({ category }) => category === id}
      change={pending => chooseCategory(pending, id)}
      figure={formatWholeCount(count)}
      className={`filter-value ${indents[depth]}`}
    />
  )
  return (
    <div data-arrow-keys="">
      <ul className="filter-ancestors">
        {rows.filter(({ depth }) => depth < siblingDepth).map(toItem)}
      </ul>
      <ul className="filter-values filter-categories">
        {rows.filter(({ depth }) => depth >= siblingDepth).map(toItem)}
      </ul>
      {lacksDepartments(rows) ? (
        <p className="pt-1 pl-2 text-sm text-soft">Some products are in no department.</p>
      ) : null}
    </div>
  )
}
