import { describe, expect, it } from 'vitest'
import { busyDelayMs, createAdmission, limits, measureLoopDelay, type Rank } from './admission.ts'

function setUp(delayMs = 0) {
  const gauge = { delayMs }
  const admission = createAdmission({ readDelayMs: () => gauge.delayMs })
  /** Admits requests until one is refused, and returns their ends. */
  function fillUp(rank: Rank): (() => void)[] {
    const ends: (() => void)[] = []
    for (let end = admission.admit(rank); end && ends.length < 200; end = admission.admit(rank))
      ends.push(end)
    return ends
  }
  return { gauge, admission, fillUp }
}

describe('createAdmission', () => {
  it.each([
    ['shopper', busyDelayMs - 1, limits.shopper.waiting],
    ['shopper', busyDelayMs, limits.shopper.queue],
    ['shopper', limits.shopper.delayMs - 1, limits.shopper.queue],
    ['shopper', limits.shopper.delayMs, 0],
    ['crawler', busyDelayMs - 1, limits.crawler.waiting],
    ['crawler', busyDelayMs, limits.crawler.queue],
    ['crawler', limits.crawler.delayMs - 1, limits.crawler.queue],
    ['crawler', limits.crawler.delayMs, 0],
    ['known', 60_000, 200],
  ] as const)('admits of rank %s, at a delay of %i ms, at most %i', (rank, delayMs, count) => {
    expect(setUp(delayMs).fillUp(rank)).toHaveLength(count)
  })

  it('refuses crawlers while it still admits shoppers, and admits again as soon as it can', () => {
    const { gauge, admission, fillUp } = setUp(busyDelayMs)
    const crawlers = fillUp('crawler')
    expect(admission.admit('crawler')).toBeUndefined()
    const shopper = admission.admit('shopper')
    expect(shopper).toBeDefined()
    // An end that is reported twice makes room once.
    shopper?.()
    shopper?.()
    expect(admission.admit('crawler')).toBeUndefined()
    crawlers[0]?.()
    expect(admission.admit('crawler')).toBeDefined()

    gauge.delayMs = 1_000
    expect(admission.admit('shopper')).toBeUndefined()
    gauge.delayMs = 0
    expect(admission.admit('shopper')).toBeDefined()
    expect(admission.state()).toEqual({ queue: limits.crawler.queue + 1, delayMs: 0, refused: 4 })
  })
})

describe('measureLoopDelay', () => {
  it('rises while the event loop is blocked and falls afterwards', async () => {
    const gauge = measureLoopDelay()
    const block = () => {
      const until = performance.now() + 60
      while (performance.now() < until);
    }
    const blocking = setInterval(block, 1)
    await expect.poll(gauge.readDelayMs, { timeout: 5_000 }).toBeGreaterThan(busyDelayMs)
    clearInterval(blocking)
    await expect.poll(gauge.readDelayMs, { timeout: 5_000 }).toBeLessThan(busyDelayMs)
    gauge.close()
  })
})
