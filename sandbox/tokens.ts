import { randomUUID } from 'node:crypto'

/** Access tokens of one upstream: handed out, checked, outlived. */
export interface Tokens {
  ttlSeconds: number
  /** The one in force, or a new one; `remainingSeconds` is what is left of it. */
  getCurrent(): { token: string; issuedMs: number; remainingSeconds: number }
  /** A new one; those before it live out their time. */
  issue(): { token: string; issuedMs: number; remainingSeconds: number }
  check(token: string): 'valid' | 'expired' | 'unknown'
  /** Ends all of them before their time. */
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
      return current && leftMs > 0 ? { ...current, remainingSeconds: Math.floor(leftMs / 1000) } : issue()
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
