const storageKey = 'reloaded-at'
const pauseMs = 60_000

/**
 * Returns true if the last reload was long enough ago. Without
 * this limit, a broken deployment would cause reloads forever.
 */
export function mayReload(lastAt: number | undefined, now: number): boolean {
  return lastAt === undefined || now < lastAt || now - lastAt >= pauseMs
}

/** Reloads the page, at most once a minute. Returns false if the page was not reloaded. */
export function reloadOnce(): boolean {
  if (!noteReload()) return false
  window.location.reload()
  return true
}

/** Returns true if a reload is allowed now, and counts it. */
export function noteReload(): boolean {
  try {
    const last = Number.parseInt(sessionStorage.getItem(storageKey) ?? '', 10)
    const now = Date.now()
    if (!mayReload(Number.isNaN(last) ? undefined : last, now)) return false
    sessionStorage.setItem(storageKey, String(now))
    return true
  } catch {
    // Allows no reload, because without storage the number of reloads could not be limited.
    return false
  }
}
