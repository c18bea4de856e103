import { PageLink } from './page-link.tsx'

export interface Crumb {
  label: string
  /** Absent for the page itself. */
  to?: string
}

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="scroll-row text-sm text-soft">
      <ol className="flex whitespace-nowrap py-3">
        {crumbs.map(({ label, to }, index) => (
          <li key={`${label}-${to}`} className="flex items-center">
            {index > 0 ? (
              <span aria-hidden="true" className="px-2 text-line">
                /
              </span>
            ) : null}
            {to ? (
              <PageLink to={to} className="py-1 hover:text-ink hover:underline">
                {label}
              </PageLink>
            ) : (
              <span aria-current="page" className="max-w-[60vw] truncate py-1 text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
