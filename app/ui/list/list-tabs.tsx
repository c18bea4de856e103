import { capitalize } from '#app/domain/capitalize.ts'
import { formatWholeCount } from '#app/domain/count.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { chooseCategory } from '#app/pages/browser/list-choices.ts'
import type { StyleChoice } from '#app/pages/find-styles.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { PageLink } from '../elements/page-link.tsx'
import { useShell } from '../shell-context.ts'
import { orderCategories } from './order-categories.ts'
import { useSeenCounts } from './use-seen-counts.ts'

/** One scrolling row above a list: its subcategories, then styles such as "Midi" and "Floral". */
export function ListTabs({ list }: { list: ListPage }) {
  const subcategories = useSubcategories(list)
  const { styles = [], query } = list
  if (subcategories.length + styles.length === 0) return null
  return (
    <div className="list-tabs scroll-row scroll-fade">
      {subcategories.length > 0 ? (
        <nav aria-label="Categories" data-arrow-keys="">
          {subcategories.map(({ link: { id, label, isEmpty, categoryId }, count }) =>
            isEmpty ? (
              // biome-ignore lint/a11y/useFocusableInteractive: the keyboard skips a disabled link.
              // biome-ignore lint/a11y/useSemanticElements: without `href` it is not announced as a link.
              <span key={id} role="link" aria-disabled="true">
                {label}
                <small>{count}</small>
              </span>
            ) : (
              <PageLink
                key={id}
                to={listPath(chooseCategory(query, categoryId))}
                aria-current={categoryId === query.category ? 'page' : undefined}
              >
                {label}
                <small>{count}</small>
              </PageLink>
            ),
          )}
        </nav>
      ) : null}
      {styles.length > 0 ? (
        <nav aria-label="Styles" className="list-styles" data-arrow-keys="">
          <span aria-hidden="true" className="text-soft text-xs">
            Style
          </span>
          {styles.map(style => (
            <StyleLink key={style.text} style={style} query={query} />
          ))}
        </nav>
      ) : null}
    </div>
  )
}

/** A click on the chosen style returns to the whole category. */
function StyleLink({
  style: { text, count },
  query: { category, text: current },
}: Pick<ListPage, 'query'> & { style: StyleChoice }) {
  const isCurrent = text === current
  return (
    <PageLink
      to={listPath({ category, text: isCurrent ? '' : text })}
      rel="nofollow"
      aria-current={isCurrent ? 'true' : undefined}
    >
      {toLabel(text)}
      <small>{formatWholeCount(count)}</small>
    </PageLink>
  )
}

/** Returns a style's label: "V neck", "3/4 sleeve". */
function toLabel(text: string): string {
  return capitalize(text.replace('3 4', '3/4'))
}

/**
 * Returns the category and its children or, at the lowest
 * level, its siblings; none if no category is chosen.
 */
function useSubcategories({ categories: rows, query }: ListPage) {
  const categories = orderCategories(rows, useShell()?.list.firstCategories ?? [])
  const current = categories.find(({ id }) => id === query.category)
  const at = (depth: number) => categories.filter(row => row.depth === depth)
  const below = current ? at(current.depth + 1) : []
  const isLowest = below.every(({ count }) => count === 0)
  const shown = current ? (isLowest ? at(current.depth) : [current, ...below]) : []
  const seen = useSeenCounts(
    query.category ?? '',
    shown.map(({ id, label, count }) => ({
      id: id ?? '',
      categoryId: id,
      count,
      isEmpty: count === 0 && id !== query.category,
      label: !isLowest && id !== undefined && id === query.category ? `All ${label}` : label,
    })),
  )
  return seen.length < 2 ? [] : seen
}
