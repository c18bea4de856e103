const storageKey = 'reloaded-at'
const pauseMs = 60_000

/**
 * True if the last reload was long enough ago; otherwise a broken deployment would reload forever.
 */
export function mayReload(lastAt: number | undefined, now: number): boolean {
  return lastAt === undefined || now < lastAt || now - lastAt >= pauseMs
}

/** Reloads the page, at most once a minute. Returns false if it did not. */
export function reloadOnce(): boolean {
  if (!noteReload()) return false
  window.location.reload()
  return true
}

/** Returns true, and counts a reload, if one is allowed now. */
export function noteReload(): boolean {
  try {
    const last = Number.parseInt(sessionStorage.getItem(storageKey) ?? '', 10)
    const now = Date.now()
    if (!mayReload(Number.isNaN(last) ? undefined : last, now)) return false
    sessionStorage.setItem(storageKey, String(now))
    return true
  } catch {
    // Without storage, reloads could not be limited.
    return false
  }
}
