const storageKey = 'reloaded-at'
const pauseMs = 60_000

/** Whether a page that was loaded again at one moment may be again at another: a broken deployment must not go in circles. */
export function mayReload(lastAt: number | undefined, now: number): boolean {
  return lastAt === undefined || now < lastAt || now - lastAt >= pauseMs
}

/** Loads the page again, unless that was done within the last minute. Says whether it does. */
export function reloadOnce(): boolean {
  if (!noteReload()) return false
  window.location.reload()
  return true
}

/** Whether there may be a reload now; if so it counts as done. */
export function noteReload(): boolean {
  try {
    const last = Number.parseInt(sessionStorage.getItem(storageKey) ?? '', 10)
    const now = Date.now()
    if (!mayReload(Number.isNaN(last) ? undefined : last, now)) return false
    sessionStorage.setItem(storageKey, String(now))
    return true
  } catch {
    // What cannot be remembered cannot be bounded.
    return false
  }
}
