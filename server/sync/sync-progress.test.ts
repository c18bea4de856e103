import { describe, expect, it } from 'vitest'
import { createSyncProgressBars } from './sync-progress.ts'

const counts = { added: 0, changed: 0, unchanged: 0, gone: 0 }

function setUp(isTTY: boolean) {
  let ms = 0
  let written = ''
  const bars = createSyncProgressBars(
    { isTTY, write: text => (written += text) },
    source => (source === 'c' ? 'cj' : 'rakuten'),
    () => ms,
  )
  return {
    bars,
    at: (time: number, source: 'c' | 'r', read: number, expected?: number) => {
      ms = time
      bars.show({ source, ...counts, read, rejected: 3, expected })
    },
    take: () => {
      const text = written
      written = ''
      return text
    },
  }
}

describe('createSyncProgressBars', () => {
  it('shows the counts, rate and rejections of this attempt', () => {
    const { at, take } = setUp(false)
    at(0, 'c', 1_000, 4_500)
    at(6_000, 'c', 2_340, 4_500)
    expect(take()).toBe(
      'cj        [############------------]  52 %   2,340 of 4,500   223 a second   3 rejected\n',
    )
  })

  it('never shows 100%, and shows no percentage when the total is unknown', () => {
    const { at, take } = setUp(false)
    at(5_000, 'c', 9_000, 4_500)
    at(5_001, 'r', 10)
    at(10_000, 'r', 10)
    expect(take()).toMatch(/99 % {3}9,000 of 4,500/)
    at(15_000, 'r', 20)
    expect(take()).toMatch(/rakuten {3}\[-{24}\] {3}\? % {3}20 {3}/)
  })

  it('redraws on a terminal and writes few lines elsewhere', () => {
    const terminal = setUp(true)
    terminal.at(200, 'c', 10)
    terminal.at(400, 'c', 20)
    expect(terminal.take().split('\x1b[1A')).toHaveLength(2)
    const file = setUp(false)
    for (let ms = 0; ms <= 20_000; ms += 100) file.at(ms, 'c', ms)
    expect(file.take().trim().split('\n')).toHaveLength(4)
  })
})
