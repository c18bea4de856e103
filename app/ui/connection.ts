import { createContext, useSyncExternalStore } from 'react'

const reachTimeLimitMs = 8_000

/** Returns whether the browser is online; true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
}

function watchConnection(onChange: () => void): () => void {
  const { connection } = navigator as NavigatorWithConnection
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  connection?.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
    connection?.removeEventListener('change', onChange)
  }
}

/** The Network Information API. Some browsers lack it, so TypeScript's types omit it. */
interface Connection extends EventTarget {
  saveData?: boolean
  effectiveType?: string
}

interface NavigatorWithConnection {
  onLine: boolean
  connection?: Connection
}

/** Returns true unless the browser is offline, on 2G or in data-saver mode. */
export function canPrefetch({ onLine, connection }: NavigatorWithConnection): boolean {
  const { saveData, effectiveType } = connection ?? {}
  return onLine && !saveData && !/2g$/.test(effectiveType ?? '')
}

export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(
    watchConnection,
    () => (canPrefetch(navigator) ? 'intent' : 'none'),
    () => 'intent' as const,
  )
}

/**
 * The value of `usePrefetch`. A page subscribes to the value
 * only once, because some pages have a thousand links.
 */
export const PrefetchContext = createContext<'intent' | 'none'>('none')

/**
 * Returns true if a URL responds. The request is needed because
 * browsers may report being online without a connection.
 */
export async function canReach(address: string): Promise<boolean> {
  if (!navigator.onLine) return false
  const signal = AbortSignal.timeout(reachTimeLimitMs)
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}
