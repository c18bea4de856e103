import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { clearValues, getChosenBeside, removeChosen } from '#app/pages/browser/list-choices.ts'
import { Icon } from '../elements/icon.tsx'
import { PendingLink } from './pending-link.tsx'
import { usePendingQuery } from './pending-query.ts'

/**
 * The chosen filters, each with a link to remove it, in one scrolling row of
 * the toolbar. The chips change on click, before the filtered list has loaded.
 */
export function ChosenChips({
  query: shown,
  place,
}: {
  query: ListQuery
  place: string | undefined
}) {
  const query = usePendingQuery(shown)
  const chosen = getChosenBeside(query, place)
  if (chosen.length === 0) return null
  return (
    <ul
      aria-label="Chosen filters"
      className="chosen-chips scroll-row scroll-fade"
      data-arrow-keys=""
    >
      {/* Wide windows have this link in the filters beside the list. The last place would be out of sight. */}
      {chosen.length > 1 ? (
        <li className="lg:hidden">
          <PendingLink
            query={query}
            change={clearValues}
            className="block px-1 py-3 text-soft text-sm underline hover:text-ink"
          >
            Clear all
          </PendingLink>
        </li>
      ) : null}
      {chosen.map(choice => (
        <li key={`${choice.facet} ${choice.label}`}>
          <PendingLink
            query={query}
            change={removed => removeChosen(removed, choice)}
            aria-label={`Remove ${choice.label}`}
            className="chosen-chip"
          >
            {choice.label}
            <Icon name="x" size={14} className="shrink-0" />
          </PendingLink>
        </li>
      ))}
    </ul>
  )
}
