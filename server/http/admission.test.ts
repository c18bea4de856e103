import { describe, expect, it } from 'vitest'
import {
  busyDelayMs,
  createAdmission,
  limits,
  measureLoad,
  ownCpuShare,
  type Rank,
} from './admission.ts'

function setUp(delayMs = 0, cpuShare = 1) {
  const gauge = { delayMs, cpuShare }
  const admission = createAdmission({ readLoad: () => gauge })
  /** Admits requests until one is refused, and returns their ends. */
  function fillUp(rank: Rank): (() => void)[] {
    const ends: (() => void)[] = []
    for (let end = admission.admit(rank); end && ends.length < 200; end = admission.admit(rank))
      ends.push(end)
    return ends
  }
  return { gauge, admission, fillUp }
}

it('logs a crowd when it comes and when it has left, not every refusal', async () => {
  const lines: unknown[] = []
  const left = Promise.withResolvers<void>()
  const { admit } = createAdmission({
    readLoad: () => ({ delayMs: 60_000, cpuShare: 1 }),
    crowdQuietMs: 50,
    log: {
      warn: (...line: unknown[]) => void lines.push(line),
      info(...line: unknown[]) {
        lines.push(line)
        left.resolve()
      },
    },
  })
  for (let visitor = 0; visitor < limits.shopper.late + 3; visitor += 1) admit('shopper')
  await left.promise
  expect(lines).toEqual([
    [{ rendering: limits.shopper.late, delayMs: 60_000 }, 'refusing visitors'],
    [{ refused: 3 }, 'admitting all visitors again'],
  ])
})

describe('createAdmission', () => {
  const { shopper, crawler } = limits
  it.each([
    ['shopper', busyDelayMs - 1, 1, shopper.waiting],
    ['shopper', busyDelayMs, 1, shopper.queue],
    ['shopper', shopper.delayMs - 1, 1, shopper.queue],
    ['shopper', shopper.delayMs, ownCpuShare, shopper.late],
    ['shopper', shopper.delayMs, ownCpuShare - 0.01, shopper.queue],
    ['shopper', 60_000, 1, shopper.late],
    ['shopper', 60_000, 0, shopper.queue],
    ['crawler', busyDelayMs - 1, 1, crawler.waiting],
    ['crawler', busyDelayMs, 1, crawler.queue],
    ['crawler', crawler.delayMs - 1, 1, crawler.queue],
    ['crawler', crawler.delayMs, ownCpuShare, crawler.late],
    ['crawler', crawler.delayMs, ownCpuShare - 0.01, crawler.queue],
    ['crawler', 60_000, 1, crawler.late],
    ['crawler', 60_000, 0, crawler.queue],
    ['known', 60_000, 1, 200],
  ] as const)(
    'admits of rank %s, at a delay of %i ms and a CPU share of %d, at most %i',
    (...row) => {
      const [rank, delayMs, cpuShare, count] = row
      expect(setUp(delayMs, cpuShare).fillUp(rank)).toHaveLength(count)
    },
  )

  it.each(['shopper', 'crawler'] as const)('always admits one who is alone: a %s', rank => {
    const { admission } = setUp(60_000)
    for (let page = 0; page < 10; page += 1) {
      const end = admission.admit(rank)
      expect(end).toBeDefined()
      end?.()
    }
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

describe('measureLoad', () => {
  it('rises while the event loop is blocked and falls afterwards', async () => {
    const gauge = measureLoad()
    const readDelayMs = () => gauge.readLoad().delayMs
    const block = () => {
      const until = performance.now() + 60
      while (performance.now() < until);
    }
    const blocking = setInterval(block, 1)
    await expect.poll(readDelayMs, { timeout: 5_000 }).toBeGreaterThan(busyDelayMs)
    clearInterval(blocking)
    await expect.poll(readDelayMs, { timeout: 5_000 }).toBeLessThan(busyDelayMs)
    gauge.close()
  })

  it('counts the time without a processor as delay, not as work', async () => {
    const gauge = measureLoad()
    const nothing = new Int32Array(new SharedArrayBuffer(4))
    // Waits without computing, as a thread does while others have the processors.
    const starving = setInterval(() => Atomics.wait(nothing, 0, 0, 60), 1)
    await expect
      .poll(() => gauge.readLoad().delayMs, { timeout: 5_000 })
      .toBeGreaterThan(busyDelayMs)
    expect(gauge.readLoad().cpuShare).toBeLessThan(ownCpuShare)
    clearInterval(starving)
    gauge.close()
  })
})
