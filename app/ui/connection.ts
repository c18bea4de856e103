import { useSyncExternalStore } from 'react'

/** Whether the browser believes to be online; on the server everybody is. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Not in every browser, and so not in TypeScript's. */
interface Connection extends EventTarget {
  saveData?: boolean
  effectiveType?: string
}

/** Whether pages may be fetched before anyone asked: not offline, on 2g, or where data is to be saved. */
export function canPrefetch(browser: { onLine: boolean; connection?: Connection }): boolean {
  const { saveData, effectiveType } = browser.connection ?? {}
  return browser.onLine && !saveData && !/2g$/.test(effectiveType ?? '')
}

export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(
    watchConnection,
    () => (canPrefetch(navigator) ? 'intent' : 'none'),
    () => 'intent' as const,
  )
}
