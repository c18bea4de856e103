import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { listPath } from '#app/domain/links.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { getPendingQuery, setPendingQuery } from './pending-query.ts'
import { isPlainClick } from './plain-click.ts'

/** A link to the same list with a change, which shows immediately and adds to a pending change. */
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
  const navigate = useNavigate()
  function choose(event: React.MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const wanted = change(getPendingQuery(query))
    setPendingQuery(wanted, () => navigate(listPath(wanted)))
  }
  return (
    // Not React Router's link: a panel has a hundred, and each would re-render on every navigation.
    <a
      href={listPath(change(query))}
      onClick={choose}
      rel="nofollow"
      className={className}
      {...attributes}
    >
      {children}
    </a>
  )
}
