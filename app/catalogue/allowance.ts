/** So many at once, then so many a second (a token bucket). `now` in seconds, for tests. */
export function createAllowance(
  burst: number,
  perSecond: number,
  now = () => performance.now() / 1_000,
): { take(): boolean } {
  let left = burst
  let countedAt = now()
  return {
    take() {
      const time = now()
      left = Math.min(burst, left + (time - countedAt) * perSecond)
      countedAt = time
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
