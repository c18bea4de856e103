import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/elements/page-link.tsx'

/** A link to one of several views of an operator page. */
export function Choice({
  to,
  isChosen,
  children,
}: {
  to: string
  isChosen: boolean
  children: ReactNode
}) {
  return (
    <PageLink
      to={to}
      className={`inline-flex min-h-11 items-center ${isChosen ? 'font-semibold' : 'underline'}`}
      aria-current={isChosen ? 'true' : undefined}
    >
      {children}
    </PageLink>
  )
}
