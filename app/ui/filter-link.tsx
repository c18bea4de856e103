import type { ReactNode } from 'react'
import type { FilterGroup } from '#app/domain/filters.ts'
import { toggleValue } from '#app/domain/list-choices.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { WantedLink } from './wanted-link.tsx'
import { useWanted } from './wanted-query.ts'

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
  const isChosen = useWanted(wanted => (wanted ?? query)[group].includes(value))
  if (count === 0 && !isChosen) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a link that leads nowhere is passed over by the keyboard.
      // biome-ignore lint/a11y/useSemanticElements: without an address it would be no link to a screen reader.
      <span role="link" aria-disabled="true" className={className} {...name}>
        {children}
      </span>
    )
  }
  return (
    <WantedLink
      query={query}
      change={wanted => toggleValue(wanted, group, value)}
      aria-current={isChosen ? 'true' : undefined}
      className={className}
      {...name}
    >
      {children}
    </WantedLink>
  )
}
