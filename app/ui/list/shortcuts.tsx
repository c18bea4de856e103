import { formatWholeCount } from '#app/domain/count.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { isShortcutChosen, toggleShortcut } from '#app/pages/list-choices.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import type { Shortcut } from '#app/storefronts/list-settings.ts'
import { useShell } from '../shell-context.ts'
import { PendingLink } from './pending-link.tsx'
import { usePending } from './pending-query.ts'

/** The storefront's own filters beside a list's title, as many as fit on one line. */
export function Shortcuts({ list: { filters, query } }: { list: ListPage }) {
  const shortcuts = useShell()?.list.shortcuts ?? []
  const shown = shortcuts.flatMap(shortcut => {
    const { values = [] } = filters.find(({ facet }) => facet === shortcut.facet) ?? {}
    const counts = values.flatMap(({ value, count }) =>
      count > 0 && shortcut.values.includes(value) ? [count] : [],
    )
    return counts.length > 0 ? [{ shortcut, counts }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul aria-label="Shortcuts" className="list-shortcuts" data-arrow-keys="">
      {shown.map(({ shortcut, counts }) => (
        <li key={shortcut.title}>
          <ShortcutLink shortcut={shortcut} counts={counts} query={query} />
        </li>
      ))}
    </ul>
  )
}

function ShortcutLink({
  shortcut,
  counts: [count = 0],
  query,
}: {
  shortcut: Shortcut
  counts: number[]
  query: ListQuery
}) {
  const isChosen = usePending(pending => isShortcutChosen(pending ?? query, shortcut))
  return (
    <PendingLink
      query={query}
      change={pending => toggleShortcut(pending, shortcut)}
      aria-current={isChosen ? 'true' : undefined}
      className="list-shortcut"
    >
      {shortcut.title}
      {/* A product may have several of the values, so their counts cannot be added up. */}
      {shortcut.values.length === 1 ? <small>{formatWholeCount(count)}</small> : null}
    </PendingLink>
  )
}
