import type { ListQuery } from '#app/domain/list-query.ts'
import { clearValues, getChosen, removeChosen } from '#app/pages/list-choices.ts'
import { Icon } from './icon.tsx'
import { PendingLink } from './pending-link.tsx'
import { usePendingQuery } from './pending-query.ts'

/**
 * The chosen filters, each removable. Updated on click, because a row inserted later would shift
 * the layout.
 */
export function ChosenChips({ query: shown }: { query: ListQuery }) {
  const query = usePendingQuery(shown)
  const chosen = getChosen(query)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="mb-5 flex flex-wrap items-center gap-2">
      {chosen.map(choice => (
        <li key={`${choice.facet} ${choice.label}`} className="min-w-0">
          <PendingLink
            query={query}
            change={wanted => removeChosen(wanted, choice)}
            aria-label={`Remove ${choice.label}`}
            className="flex min-h-8 items-center gap-1.5 rounded-full bg-tint px-3 py-1 text-accent text-sm hover:underline"
          >
            <span className="truncate">{choice.label}</span>
            <Icon name="x" size={14} className="shrink-0" />
          </PendingLink>
        </li>
      ))}
      <li>
        <PendingLink
          query={query}
          change={clearValues}
          className="px-2 py-1 text-soft text-sm underline hover:text-ink"
        >
          Clear all
        </PendingLink>
      </li>
    </ul>
  )
}
