import { randomUUID } from 'node:crypto'

/** The access tokens of one upstream. */
export interface Tokens {
  ttlSeconds: number
  /**
   * Returns the current token, or a new one if it has
   * expired; `remainingSeconds` is its remaining lifetime.
   */
  getCurrent(): { token: string; issuedMs: number; remainingSeconds: number }
  /** Issues a new token; earlier ones stay valid until they expire. */
  issue(): { token: string; issuedMs: number; remainingSeconds: number }
  check(token: string): 'valid' | 'expired' | 'unknown'
  /** Makes all tokens expire early. */
  expire(): void
}

export function createTokens(
  ttlSeconds: number,
  format: (issuedMs: number) => string = () => randomUUID(),
): Tokens {
  const expiryMsByToken = new Map<string, number>()
  let current: { token: string; issuedMs: number } | undefined

  function issue() {
    const issuedMs = Date.now()
    current = { token: format(issuedMs), issuedMs }
    expiryMsByToken.set(current.token, issuedMs + ttlSeconds * 1000)
    return { ...current, remainingSeconds: ttlSeconds }
  }

  return {
    ttlSeconds,
    issue,
    getCurrent() {
      const leftMs = current ? (expiryMsByToken.get(current.token) ?? 0) - Date.now() : 0
      return current && leftMs > 0
        ? { ...current, remainingSeconds: Math.floor(leftMs / 1000) }
        : issue()
    },
    check(token) {
      const expiryMs = expiryMsByToken.get(token)
      if (expiryMs === undefined) return 'unknown'
      return expiryMs > Date.now() ? 'valid' : 'expired'
    },
    expire() {
      for (const token of expiryMsByToken.keys()) expiryMsByToken.set(token, 0)
    },
  }
}
