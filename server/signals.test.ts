import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { listenForStop } from './signals.ts'

describe('listenForStop', () => {
  it.each([
    ['one signal', [[0, 'SIGTERM']], ['stop on SIGTERM']],
    [
      'a later second signal',
      [
        [0, 'SIGINT'],
        [1500, 'SIGINT'],
      ],
      ['stop on SIGINT', 'leave on SIGINT'],
    ],
    [
      'an immediate different signal',
      [
        [0, 'SIGTERM'],
        [10, 'SIGINT'],
      ],
      ['stop on SIGTERM', 'leave on SIGINT'],
    ],
    // One Ctrl-C arrives twice, from the terminal and from npm.
    [
      'the same signal repeated immediately',
      [
        [0, 'SIGINT'],
        [10, 'SIGINT'],
      ],
      ['stop on SIGINT'],
    ],
    [
      'a parent that exits meanwhile',
      [
        [0, 'SIGTERM'],
        [5000, 'SIGHUP'],
      ],
      ['stop on SIGTERM'],
    ],
  ] as const)('handles %s', (_, sent, heard) => {
    const signals = new EventEmitter()
    const calls: string[] = []
    let now = 0
    const stop = listenForStop({
      onStop: name => calls.push(`stop on ${name}`),
      onSecondStop: name => calls.push(`leave on ${name}`),
      signals,
      now: () => now,
    })
    expect(stop.aborted).toBe(false)
    for (const [ms, name] of sent) {
      now = ms
      signals.emit(name)
    }
    expect(calls).toEqual(heard)
    expect(stop.aborted).toBe(true)
  })
})
