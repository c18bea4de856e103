const retryMs = 5_000
/** After so many failures, nothing is tried again until the browser comes back online. */
export const maxFailures = 3

/**
 * Calls `tryAgain` when it is time to load again what failed to; returns a function that prevents
 * this.
 */
export function planRetry(failures: number, tryAgain: () => void): () => void {
  const timer = failures < maxFailures ? setTimeout(tryAgain, retryMs * failures) : undefined
  window.addEventListener('online', tryAgain)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', tryAgain)
  }
}
