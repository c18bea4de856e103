import { X } from 'lucide-react'
import { clearValues, getChosen, toggleValue } from '#app/domain/list-choices.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { WantedLink } from './wanted-link.tsx'
import { useWantedQuery } from './wanted-query.ts'

/** What is chosen, each with the way to drop it. Follows a click at once: a row that came later would move the page. */
export function ChosenChips({ query: shown }: { query: ListQuery }) {
  const query = useWantedQuery(shown)
  const chosen = getChosen(query)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="mb-5 flex flex-wrap items-center gap-2">
      {chosen.map(({ group, value, label }) => (
        <li key={`${group} ${value}`} className="min-w-0">
          <WantedLink
            query={query}
            change={wanted => toggleValue(wanted, group, value)}
            aria-label={`Remove ${label}`}
            className="flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft px-3 py-1 text-accent text-sm hover:underline"
          >
            <span className="truncate">{label}</span>
            <X size={14} aria-hidden="true" className="shrink-0" />
          </WantedLink>
        </li>
      ))}
      <li>
        <WantedLink
          query={query}
          change={clearValues}
          className="px-2 py-1 text-soft text-sm underline hover:text-ink"
        >
          Clear all
        </WantedLink>
      </li>
    </ul>
  )
}
