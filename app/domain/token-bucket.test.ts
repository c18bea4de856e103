import { describe, expect, it } from 'vitest'
import { createTokenBucket } from './token-bucket.ts'

describe('createTokenBucket', () => {
  it('grants a burst, then limits requests to its rate, and never accumulates more than a burst', () => {
    let seconds = 0
    const { tryConsume } = createTokenBucket(3, 2, () => seconds)
    const grantedAt = (time: number) => {
      seconds = time
      return Array.from({ length: 5 }, tryConsume).filter(Boolean).length
    }
    expect([0, 0.25, 0.5, 1.5, 1_000].map(grantedAt)).toEqual([3, 0, 1, 2, 3])
  })
})
