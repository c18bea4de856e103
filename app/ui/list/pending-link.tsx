import type { ReactNode } from 'react'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
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
}: ListChange & {
  className: string
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'true' | undefined
}) {
  return (
    <a {...usePendingLink({ query, change })} className={className} {...attributes}>
      {children}
    </a>
  )
}

interface ListChange {
  query: ListQuery
  change(query: ListQuery): ListQuery
}

/**
 * Returns the attributes of an anchor that changes a list. The anchor is not React Router's `Link`,
 * because all hundred links in a panel would then re-render on every navigation.
 */
export function usePendingLink({ query, change }: ListChange) {
  const changeList = useListChange(query)
  const path = listPath(change(query))
  return {
    href: path,
    onClick(event: React.MouseEvent) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      changeList(change)
    },
    // Robots should follow links to categories, but not to every combination of filters.
    rel: path.includes('?') ? 'nofollow' : undefined,
  }
}
