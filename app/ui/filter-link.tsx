import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { FilterGroup } from '#app/domain/filters.ts'
import { listPath } from '#app/domain/links.ts'
import { toggleValue } from '#app/domain/list-links.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { getWantedQuery, wantQuery } from './wanted-query.ts'

/**
 * One value of a filter: a link that puts it in, or takes it out where it is chosen. With nothing behind it, it stays
 * in its place and leads nowhere.
 */
export function FilterLink({
  query,
  group,
  value,
  count,
  className,
  children,
  ...name
}: {
  query: ListQuery
  group: FilterGroup
  value: string
  count: number
  className: string
  children: ReactNode
  title?: string
  'aria-label'?: string
}) {
  const navigate = useNavigate()
  const isChosen = query[group].includes(value)
  if (count === 0 && !isChosen) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a link that leads nowhere is passed over by the keyboard.
      // biome-ignore lint/a11y/useSemanticElements: without an address it would be no link to a screen reader.
      <span role="link" aria-disabled="true" className={className} {...name}>
        {children}
      </span>
    )
  }
  function choose(event: React.MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    event.preventDefault()
    const wanted = toggleValue(getWantedQuery(query), group, value)
    wantQuery(wanted)
    navigate(listPath(wanted))
  }
  return (
    <Link
      to={listPath(toggleValue(query, group, value))}
      onClick={choose}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className={className}
      {...name}
    >
      {children}
    </Link>
  )
}
