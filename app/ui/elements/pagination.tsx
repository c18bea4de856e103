import { formatWholeCount } from '#app/domain/count.ts'
import type { Paging } from '#app/domain/paging.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './page-link.tsx'

/** Links to the numbered pages of a list. */
export function Pagination({
  paging,
  toPage,
}: {
  paging: Paging
  toPage: (page: number) => string
}) {
  const { page, maxPages, checks, info, similar } = paging
  return (
    <nav aria-label="Pages" className="mt-12 flex flex-col items-center gap-4">
      {maxPages > 1 ? (
        <ul className="flex flex-wrap items-center justify-center sm:gap-1">
          <li>
            <Step to={checks.prev ? toPage(page - 1) : undefined} rel="prev" label="Previous page">
              <Icon name="chevron-left" size={18} />
            </Step>
          </li>
          {getShownPages(page, maxPages).map(shown => (
            <li key={shown}>
              {shown < 0 ? (
                <span aria-hidden="true" className="text-soft sm:px-1">
                  …
                </span>
              ) : (
                <PageLink
                  to={toPage(shown)}
                  aria-label={`Page ${shown}`}
                  aria-current={shown === page ? 'page' : undefined}
                  className="grid h-11 min-w-9 pointer-coarse:min-w-11 place-items-center rounded-control px-1 sm:min-w-11 sm:px-2 text-sm tabular-nums hover:bg-ground aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
                >
                  {formatWholeCount(shown)}
                </PageLink>
              )}
            </li>
          ))}
          <li>
            <Step to={checks.next ? toPage(page + 1) : undefined} rel="next" label="Next page">
              <Icon name="chevron-right" size={18} />
            </Step>
          </li>
        </ul>
      ) : null}
      <p className="text-soft text-sm tabular-nums">
        {info}
        {similar > 0 ? `, ${formatWholeCount(similar)} of them similar` : null}
      </p>
    </nav>
  )
}

function Step({
  to,
  rel,
  label,
  children,
}: {
  to: string | undefined
  rel: string
  label: string
  children: React.ReactNode
}) {
  const look = 'grid size-11 place-items-center rounded-control'
  if (!to) {
    return (
      <span aria-hidden="true" className={`${look} text-line`}>
        {children}
      </span>
    )
  }
  return (
    <PageLink to={to} rel={rel} aria-label={label} className={`${look} hover:bg-ground`}>
      {children}
    </PageLink>
  )
}

/**
 * Returns the first page, the last and those around the current one. A negative number is a gap.
 *
 *     7 of 40 → 1 -1 6 7 8 -2 40
 */
export function getShownPages(page: number, maxPages: number): number[] {
  const near = [page - 1, page, page + 1].filter(shown => shown > 1 && shown < maxPages)
  const shown = [...new Set([1, ...near, maxPages])]
  return shown.flatMap((current, index) => {
    const previous = shown[index - 1]
    return previous !== undefined && current - previous > 1 ? [-index, current] : [current]
  })
}
