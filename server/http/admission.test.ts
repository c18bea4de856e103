import { describe, expect, it } from 'vitest'
import {
  createAdmission,
  firstPageMs,
  limits,
  pagesPerMeasurement,
  type Rank,
} from './admission.ts'

/** Creates an admission with clocks that the test moves. */
function setUp() {
  const clock = { ms: 0, busyMs: 0 }
  const admission = createAdmission({ now: () => clock.ms, readBusyMs: () => clock.busyMs })
  /** Admits requests until one is refused, and returns their ends. */
  function fillUp(rank: Rank): (() => void)[] {
    const ends: (() => void)[] = []
    for (let end = admission.admit(rank); end && ends.length < 200; end = admission.admit(rank))
      ends.push(end)
    return ends
  }
  /** Renders pages until their time counts for all that was measured before. */
  function renderPages(eachMs: number, count = 20 * pagesPerMeasurement): void {
    for (let page = 0; page < count; page += 1) {
      const end = admission.admit('known')
      clock.busyMs += eachMs
      clock.ms += eachMs
      end?.()
    }
  }
  return { clock, admission, fillUp, renderPages }
}

it('logs a crowd when it comes and when it has left, not every refusal', async () => {
  const lines: unknown[] = []
  const left = Promise.withResolvers<void>()
  const { admit } = createAdmission({
    crowdQuietMs: 50,
    log: {
      warn: (...line: unknown[]) => void lines.push(line),
      info(...line: unknown[]) {
        lines.push(line)
        left.resolve()
      },
    },
  })
  const room = limits.shopper.waitMs / firstPageMs
  for (let visitor = 0; visitor < room + 3; visitor += 1) admit('shopper')
  await left.promise
  expect(lines).toEqual([
    [{ rendering: room, pageMs: firstPageMs }, 'refusing visitors'],
    [{ refused: 3 }, 'admitting all visitors again'],
  ])
})

describe('createAdmission', () => {
  const { shopper } = limits

  it.each([
    ['shopper', 1, 40],
    ['shopper', 3, 40],
    ['shopper', 4, 30],
    ['shopper', 10, 12],
    ['shopper', 15, 8],
    ['shopper', 1_000, 8],
    ['crawler', 1, 20],
    ['crawler', 3, 20],
    ['crawler', 10, 6],
    ['crawler', 30, 2],
    ['crawler', 1_000, 2],
    ['known', 1_000, 200],
  ] as const)('admits of rank %s, if a page takes %d ms, at most %i', (rank, pageMs, count) => {
    const { fillUp, renderPages } = setUp()
    // A little less, so that what was measured before does not round the number down.
    renderPages(pageMs * 0.999)
    expect(fillUp(rank)).toHaveLength(count)
  })

  it('estimates a page until enough have been measured', () => {
    const { admission, fillUp, renderPages } = setUp()
    renderPages(100, pagesPerMeasurement - 1)
    expect(admission.state().pageMs).toBe(firstPageMs)
    expect(fillUp('shopper')).toHaveLength(shopper.waitMs / firstPageMs)
    renderPages(100, 1)
    expect(admission.state().pageMs).toBe((firstPageMs + 100) / 2)
  })

  it.each([
    ['eight', 8, 3 * 12, 12],
    ['eight that wait little for others', 8, 3 * 10, 10],
    ['seven', 7, 3 * 12, 10],
  ])('counts a third of the time that passes for each of %s pages at once', (...row) => {
    const [, atOnce, passedMs, pageMs] = row
    const { clock, admission, renderPages } = setUp()
    renderPages(10)
    // The time before a crowd is not theirs.
    clock.ms += 3_600_000
    const ends = Array.from({ length: atOnce }, () => admission.admit('known'))
    // For a moment there is one more.
    admission.admit('known')?.()
    for (let page = 0; page < 20 * pagesPerMeasurement; page += 1) {
      clock.busyMs += 10
      clock.ms += passedMs
      ends.shift()?.()
      ends.push(admission.admit('known'))
    }
    expect(admission.state().pageMs).toBeCloseTo(pageMs, 3)
    // Most of what it waited for is over.
    for (const end of ends) end?.()
    renderPages(10)
    expect(admission.state().pageMs).toBeCloseTo(10, 3)
  })

  it('does not count the time before a crowd', () => {
    const { clock, admission } = setUp()
    clock.ms += 3_600_000
    const ends = Array.from({ length: 2 * pagesPerMeasurement }, () => admission.admit('known'))
    for (const end of ends.slice(0, pagesPerMeasurement)) {
      clock.busyMs += 10
      clock.ms += 10
      end?.()
    }
    expect(admission.state().pageMs).toBe(10)
  })

  it('does not count the work between pages as theirs', () => {
    const { clock, admission, renderPages } = setUp()
    for (let page = 0; page < 5 * pagesPerMeasurement; page += 1) {
      renderPages(10, 1)
      clock.busyMs += 1_000
    }
    expect(admission.state().pageMs).toBe(10)
  })

  it('counts work that pages share once', () => {
    const { clock, admission } = setUp()
    const ends = Array.from({ length: pagesPerMeasurement }, () => admission.admit('shopper'))
    for (const end of ends) {
      clock.busyMs += 20
      end?.()
    }
    expect(admission.state().pageMs).toBe((firstPageMs + 20) / 2)
  })

  it.each([
    ['fast pages', 10, 1_200],
    ['slow pages', 200, 16_000],
  ])('does not count pages that wait, which have taken long beside %s', (_, pageMs, afterMs) => {
    const { clock, admission, fillUp, renderPages } = setUp()
    renderPages(pageMs * 0.999)
    const count = fillUp('shopper').length
    clock.ms += afterMs * 0.99
    expect(admission.admit('shopper')).toBeUndefined()
    clock.ms += afterMs * 0.01
    expect(fillUp('shopper')).toHaveLength(count)
  })

  it('admits only so many, even if all wait', () => {
    const { clock, admission, fillUp } = setUp()
    for (let second = 0; second < 10; second += 1) {
      fillUp('shopper')
      clock.ms += 1_200
    }
    expect(admission.state().queue).toBe(100)
    expect(admission.admit('shopper')).toBeUndefined()
    expect(admission.admit('known')).toBeDefined()
  })

  it.each(['shopper', 'crawler'] as const)('always admits one who is alone: a %s', rank => {
    const { admission, renderPages } = setUp()
    renderPages(60_000)
    for (let page = 0; page < 10; page += 1) {
      const end = admission.admit(rank)
      expect(end).toBeDefined()
      end?.()
    }
  })

  it('RE3 refuses crawlers while it still admits shoppers, and admits again as soon as it can', () => {
    const { admission, fillUp } = setUp()
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
    fillUp('shopper')
    expect(admission.state()).toMatchObject({ queue: 12, refused: 4 })
    expect(admission.refusesShopper()).toBe(true)
    crawlers[1]?.()
    expect(admission.refusesShopper()).toBe(false)
    expect(admission.state()).toMatchObject({ queue: 11, refused: 5 })
  })

  it('measures the event loop of the process', () => {
    const admission = createAdmission()
    for (let page = 0; page < pagesPerMeasurement; page += 1) {
      const end = admission.admit('shopper')
      const until = performance.now() + 30
      while (performance.now() < until);
      end?.()
    }
    expect(admission.state().pageMs).toBeGreaterThan(firstPageMs)
  })
})
