import type { ListQuery } from '#app/domain/urls/list-query.ts'
import {
  isShortcutChosen,
  listOpenShortcuts,
  toggleShortcut,
} from '#app/pages/browser/list-choices.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import type { Shortcut } from '#app/storefronts/list-settings.ts'
import { useShell } from '../shell-context.ts'
import { PendingLink } from './pending-link.tsx'
import { usePending } from './pending-query.ts'
import { useSeen, useSeenCounts } from './use-seen-counts.ts'

/** The storefront's own filters beside a list's title, as many as fit on one line. */
export function Shortcuts({ list: { filters, query } }: { list: ListPage }) {
  const shortcuts = useShell()?.list.shortcuts ?? []
  const open = listOpenShortcuts(query, shortcuts)
  const scope = query.category ?? ''
  const shown = useSeenCounts(
    scope,
    shortcuts.map(shortcut => {
      const { values = [] } = filters.find(({ facet }) => facet === shortcut.facet) ?? {}
      const counts = values
        .filter(({ value }) => shortcut.values.includes(value))
        .map(({ count }) => count)
      return { id: shortcut.title, shortcut, count: Math.max(0, ...counts) }
    }),
  )
  // One shortcut alone is no choice, unless it was one of several when it was pressed.
  const offered = useSeen(
    scope,
    shown.map(({ link: { id, shortcut } }) => ({ id, count: open.includes(shortcut) ? 1 : 0 })),
  )
  if (offered.widths.size < 2) return null
  return (
    <ul aria-label="Shortcuts" className="list-shortcuts" data-arrow-keys="">
      {shown.map(({ link: { shortcut, count: products }, count }) => (
        <li key={shortcut.title}>
          {open.includes(shortcut) ? (
            <ShortcutLink {...{ shortcut, query, count }} isEmpty={products === 0} />
          ) : (
            // Keeps the others in their places.
            <span aria-hidden="true" className="list-shortcut invisible">
              {shortcut.title}
              {shortcut.values.length === 1 ? <small>{count}</small> : null}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function ShortcutLink({
  shortcut,
  count,
  isEmpty,
  query,
}: {
  shortcut: Shortcut
  count: string
  isEmpty: boolean
  query: ListQuery
}) {
  const isChosen = usePending(pending => isShortcutChosen(pending ?? query, shortcut))
  // A product may have several of the values, so their counts cannot be added up.
  const figure = shortcut.values.length === 1 ? <small>{count}</small> : null
  if (isEmpty && !isChosen) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the keyboard skips a disabled link.
      // biome-ignore lint/a11y/useSemanticElements: without `href` it is not announced as a link.
      <span role="link" aria-disabled="true" className="list-shortcut">
        {shortcut.title}
        {figure}
      </span>
    )
  }
  return (
    <PendingLink
      query={query}
      change={pending => toggleShortcut(pending, shortcut)}
      aria-current={isChosen ? 'true' : undefined}
      className="list-shortcut"
    >
      {shortcut.title}
      {figure}
    </PendingLink>
  )
}
