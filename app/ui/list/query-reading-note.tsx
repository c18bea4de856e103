import type { QueryReading } from '#app/domain/query-reading.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { quoteAll } from '#app/pages/browser/page-description.ts'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'

/** A note on how the search text was interpreted. Each recognized part can be removed. */
export function QueryReadingNote({ reading, query }: { reading: QueryReading; query: ListQuery }) {
  const { understood, corrected, dropped, offered = [] } = reading
  if (understood.length + corrected.length + dropped.length + offered.length === 0) return null
  return (
    <div className="mt-2 mb-4 flex flex-col gap-2 text-sm lg:mt-0">
      {understood.length > 0 ? (
        <ul
          aria-label="We searched for"
          data-arrow-keys=""
          className="flex flex-wrap items-center gap-2"
        >
          <li aria-hidden="true" className="text-soft">
            We searched for
          </li>
          {understood.map(({ group, value, label, rest, isExcluded }) => (
            <li key={`${group} ${value}`} className="min-w-0">
              <PageLink
                to={listPath({ ...query, text: rest, page: 1 })}
                rel="nofollow"
                aria-label={isExcluded ? `Remove ${label}` : `Search without ${label}`}
                className="flex min-h-11 items-center gap-1.5 rounded-control border border-field px-3 hover:border-ink lg:min-h-8"
              >
                <span className="truncate">{label}</span>
                <Icon name="x" size={14} className="shrink-0 text-soft" />
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
      {corrected.length > 0 ? (
        <p>
          No results for {quoteAll(corrected.map(({ from }) => from))}. Showing{' '}
          <strong className="font-semibold">{quoteAll(corrected.map(({ to }) => to))}</strong>{' '}
          instead.
        </p>
      ) : null}
      {offered.length > 0 ? (
        <p>
          Did you mean{' '}
          <PageLink
            to={listPath({ ...query, text: respell(query.text, offered), page: 1 })}
            rel="nofollow"
            className="font-semibold text-accent underline"
          >
            {respell(query.text, offered)}
          </PageLink>
          ?
        </p>
      ) : null}
      {dropped.length > 0 ? (
        <p>Nothing matched every word. Showing results without {quoteAll(dropped)}.</p>
      ) : null}
    </div>
  )
}

function respell(text: string, offered: NonNullable<QueryReading['offered']>): string {
  return offered.reduce((spelled, { from, to }) => spelled.replace(from, to), text)
}
