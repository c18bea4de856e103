import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ListQuery } from '#app/domain/list-query.ts'

/** What was chosen and has not come yet. One a tab: set by clicks alone, so never on the server. */
let wanted: ListQuery | undefined
const listeners = new Set<() => void>()

export function wantQuery(query: ListQuery | undefined): void {
  wanted = query
  for (const listener of listeners) listener()
}

/** As it is at this very moment: a click must build on the one before, drawn or not. */
export function getWantedQuery(shown: ListQuery): ListQuery {
  return wanted ?? shown
}

/**
 * What a list will be once what is on its way has come: a second choice adds to the first, however soon it is made, and
 * each shows at once.
 */
export function useWantedQuery(shown: ListQuery): ListQuery {
  const { state } = useNavigation()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is the reason, however it went.
  useEffect(() => {
    if (state === 'idle') wantQuery(undefined)
  }, [state, key])
  const current = useSyncExternalStore(
    listen,
    () => wanted,
    () => undefined,
  )
  return current ?? shown
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
