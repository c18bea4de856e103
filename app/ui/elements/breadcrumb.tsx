import type { ReactNode } from 'react'
import { PageLink } from './page-link.tsx'

export interface Crumb {
  label: string
  /** The path of the crumb; absent for the page itself. */
  to?: string
}

export function Breadcrumb({
  crumbs,
  className = 'crumbs py-3 text-sm [&_a]:-my-3 [&_a]:py-3',
  children,
}: {
  crumbs: Crumb[]
  className?: string
  /** Content that follows the last crumb. */
  children?: ReactNode
}) {
  return (
    <div
      className={`scroll-row scroll-fade items-baseline whitespace-nowrap text-soft ${className}`}
    >
      <nav aria-label="Breadcrumb">
        <ol className="flex">
          {crumbs.map(({ label, to }, index) => (
            <li key={`${label}-${to}`} className="flex items-center">
              {index > 0 ? (
                <span aria-hidden="true" className="px-1.5">
                  /
                </span>
              ) : null}
              {to ? (
                <PageLink to={to} className="hover:text-ink hover:underline">
                  {label}
                </PageLink>
              ) : (
                <span aria-current="page" className="max-w-[60vw] truncate text-ink">
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  )
}
