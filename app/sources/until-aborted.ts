/**
 * Settles like the promise, or rejects with the signal's reason as soon as
 * the signal aborts. Use it for operations that cannot be aborted themselves.
 */
export async function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (signal === undefined) return promise
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => aborted.reject(signal.reason)
  // The promise may still reject after the abort, and no other code would handle that.
  promise.catch(() => {})
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([aborted.promise, promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
