import { describe, expect, it } from 'vitest'
import { createAllowance } from './allowance.ts'
import { createRecentMisses } from './recent-misses.ts'

describe('createAllowance', () => {
  it('grants a burst, then so many a second, and never saves up more than a burst', () => {
    let seconds = 0
    const { take } = createAllowance(3, 2, () => seconds)
    const grantedAt = (time: number) => {
      seconds = time
      return Array.from({ length: 5 }, take).filter(Boolean).length
    }
    expect([0, 0.25, 0.5, 1.5, 1_000].map(grantedAt)).toEqual([3, 0, 1, 2, 3])
  })
})

describe('createRecentMisses', () => {
  it('remembers for as long as told', () => {
    let seconds = 0
    const misses = createRecentMisses(() => seconds)
    misses.remember('s 7', 10)
    expect(misses.has('s 8')).toBe(false)
    seconds = 9
    expect(misses.has('s 7')).toBe(true)
    seconds = 10
    expect(misses.has('s 7')).toBe(false)
  })

  it('forgets the oldest first when there are too many', () => {
    const misses = createRecentMisses(() => 0)
    for (let each = 0; each < 10_000; each += 1) misses.remember(`id ${each}`, 10)
    misses.remember('id 0', 10)
    misses.remember('one too many', 10)
    expect(['id 0', 'id 1', 'id 2', 'one too many'].map(misses.has)).toEqual([true, false, true, true])
  })
})
