import { X } from 'lucide-react'
import { Link } from 'react-router'
import { listPath } from '#app/domain/links.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'

/** How the search was read: each part that was understood can be taken back, each change to the words is told. */
export function QueryReadingNote({ reading, query }: { reading: QueryReading; query: ListQuery }) {
  const { understood, corrected, dropped } = reading
  if (understood.length + corrected.length + dropped.length === 0) return null
  return (
    <div className="mb-4 flex flex-col gap-2 text-sm">
      {understood.length > 0 ? (
        <ul aria-label="Understood as" className="flex flex-wrap items-center gap-2">
          <li aria-hidden="true" className="text-soft">
            Understood as
          </li>
          {understood.map(({ group, value, label, rest }) => (
            <li key={`${group} ${value}`} className="min-w-0">
              <Link
                to={listPath({ ...query, text: rest, page: 1 })}
                rel="nofollow"
                aria-label={`Search without ${label}`}
                className="flex min-h-8 items-center gap-1.5 rounded-full border border-line px-3 py-1 hover:border-ink"
              >
                <span className="truncate">{label}</span>
                <X size={14} aria-hidden="true" className="shrink-0 text-soft" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {corrected.length > 0 ? (
        <p>
          Nothing is called {quoteAll(corrected.map(({ from }) => from))}: showing{' '}
          <strong className="font-semibold">{quoteAll(corrected.map(({ to }) => to))}</strong>.
        </p>
      ) : null}
      {dropped.length > 0 ? (
        <p>Nothing matched every word, so these are the nearest, without {quoteAll(dropped)}.</p>
      ) : null}
    </div>
  )
}

/** “a”, “b” and “c” */
function quoteAll(words: string[]): string {
  return new Intl.ListFormat('en').format(words.map(word => `“${word}”`))
}
