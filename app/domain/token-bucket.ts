/** Grants `burst` requests at once and `perSecond` in the long run. */
export interface TokenBucket {
  /** Consumes one token; returns false when none is left. */
  tryConsume(): boolean
}

/**
 * Creates a token bucket; p-throttle would delay requests
 * instead of refusing them. Tests pass `now`, in seconds.
 */
export function createTokenBucket(
  burst: number,
  perSecond: number,
  now = () => performance.now() / 1_000,
): TokenBucket {
  let tokens = burst
  let refilledAt = now()
  return {
    tryConsume() {
      const time = now()
      tokens = Math.min(burst, tokens + (time - refilledAt) * perSecond)
      refilledAt = time
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}
