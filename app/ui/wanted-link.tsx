import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { listPath } from '#app/domain/links.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { getWantedQuery, wantQuery } from './wanted-query.ts'

/** A link from a list to the same list with something changed, which shows at once and adds to what is on its way. */
export function WantedLink({
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
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    event.preventDefault()
    const wanted = change(getWantedQuery(query))
    wantQuery(wanted, () => navigate(listPath(wanted)))
  }
  return (
    // A panel has a hundred: the router's own links would all be drawn anew at every step of a visit.
    <a href={listPath(change(query))} onClick={choose} rel="nofollow" className={className} {...attributes}>
      {children}
    </a>
  )
}
