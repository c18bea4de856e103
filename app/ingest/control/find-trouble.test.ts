import { describe, expect, it } from 'vitest'
import { findTrouble } from './find-trouble.ts'

const now = new Date('2026-03-01T12:00:00Z')
const hourMs = 3_600_000
const at = (time: string) => new Date(`2026-03-01T${time}Z`)
const run = (state: 'complete' | 'running' | 'failed' | 'implausible' | 'quarantined', id = 2) => ({
  ...{ id, state, startedAt: at('11:00'), read: 10, rejected: 0 },
})
const lastGood = (time: string) => ({ finishedAt: at(time), products: 10 })

describe('findTrouble', () => {
  it.each([
    [
      'a good sync within two hours',
      { run: run('complete'), lastGood: lastGood('10:30') },
      undefined,
    ],
    ['no good sync for two hours', { run: run('running'), lastGood: lastGood('09:59') }, 'late'],
    ['a first sync that runs for an hour', { run: run('running') }, undefined],
    ['a failed sync', { run: run('failed'), lastGood: lastGood('11:00') }, 'failed'],
    ['an implausible one', { run: run('implausible') }, 'implausible'],
    [
      'products in quarantine',
      { run: run('quarantined'), held: { run: 2, products: 60 } },
      'quarantined',
    ],
    [
      'older products in quarantine, followed by a good sync',
      { run: run('complete', 3), lastGood: lastGood('11:30'), held: { run: 2, products: 60 } },
      undefined,
    ],
    ['no sync yet', {}, undefined],
  ])('AD2 AD5 judges %s', (_, status, trouble) => {
    expect(findTrouble(status, hourMs, now)).toBe(trouble)
  })

  it('AD2 never reports a feed without a schedule as late', () => {
    const old = { run: run('complete'), lastGood: lastGood('00:00') }
    expect(findTrouble(old, undefined, now)).toBeUndefined()
  })
})
