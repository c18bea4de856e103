import type { ReactNode } from 'react'
import { listPath } from '#app/domain/links.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { isPlainClick } from '../plain-click.ts'
import { useListChange } from './pending-query.ts'

/**
 * A link to the same list with a change to its query. The
 * change is shown at once and added to any pending one.
 */
export function PendingLink({
  query,
  change,
  className,
  children,
  ...attributes
}: {
  query: ListQuery
  change(query: ListQuery): ListQuery
  className: string
  children: ReactNode
  title?: string
  'aria-label'?: string
  'aria-current'?: 'true'
}) {
  const changeList = useListChange(query)
  function choose(event: React.MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    changeList(change)
  }
  const path = listPath(change(query))
  return (
    // This is not React Router's `Link`, because all hundred
    // links in a panel would then re-render on every navigation.
    <a
      href={path}
      onClick={choose}
      // Robots should follow links to categories, but not to every combination of filters.
      rel={path.includes('?') ? 'nofollow' : undefined}
      className={className}
      {...attributes}
    >
      {children}
    </a>
  )
}
