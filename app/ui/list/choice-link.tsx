import type { ReactNode } from 'react'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { usePendingLink } from './pending-link.tsx'
import { usePending } from './pending-query.ts'

/**
 * A link to the same list with one value added or removed. A
 * value without products remains in its place but is disabled.
 */
export function ChoiceLink({
  query,
  isChosen,
  change,
  count,
  className,
  children,
  ...name
}: {
  query: ListQuery
  isChosen(query: ListQuery): boolean
  change(query: ListQuery): ListQuery
  count: number
  className: string
  children: ReactNode
  title?: string
  'aria-label'?: string
}) {
  const isCurrent = usePending(pending => isChosen(pending ?? query))
  const link = usePendingLink({ query, change })
  if (count === 0 && !isCurrent) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the keyboard skips a disabled link.
      // biome-ignore lint/a11y/useSemanticElements: without `href` it is not announced as a link.
      <span role="link" aria-disabled="true" className={className} {...name}>
        {children}
      </span>
    )
  }
  return (
    <a {...link} aria-current={isCurrent ? 'true' : undefined} className={className} {...name}>
      {children}
    </a>
  )
}
