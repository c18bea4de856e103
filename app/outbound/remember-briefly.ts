/**
 * Caches the result of `fetch` for `maxAgeMs` milliseconds.
 * Concurrent calls share one fetch, and failures are not cached.
 */
export function rememberBriefly<Result>(
  maxAgeMs: number,
  fetch: () => Promise<Result>,
): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined
  return () => {
    const now = Date.now()
    if (last && now - last.at < maxAgeMs) return last.result
    const result = fetch()
    last = { at: now, result }
    result.catch(() => {
      last = undefined
    })
    return result
  }
}
