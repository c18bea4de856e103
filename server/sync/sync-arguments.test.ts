import { describe, expect, it } from 'vitest'
import { parseSyncArguments } from './sync-arguments.ts'

describe('parseSyncArguments', () => {
  it.each([
    ['', { kind: 'sync', sources: [], isFull: false }],
    ['cj --full', { kind: 'sync', sources: ['c'], isFull: true }],
    ['--full rakuten trending', { kind: 'sync', sources: ['r', 'k'], isFull: true }],
    ['--status', { kind: 'status' }],
    ['cj --release 12', { kind: 'release', shelf: 'c', run: 12 }],
    ['--drop=3 f:alder-uk', { kind: 'drop', shelf: 'f:alder-uk', run: 3 }],
  ])('understands: %s', (line, parsed) => {
    expect(parseSyncArguments(line.split(' ').filter(Boolean))).toEqual(parsed)
  })

  it.each([
    ['amazon', 'There is no source amazon; there are style, cj, rakuten, trending.'],
    ['f:alder-uk', 'There is no source f:alder-uk'],
    ['cj --fast', "Unknown option '--fast'"],
    ['cj --status', '--status is of all sources.'],
    ['--release 12', '--release is of one source: name it.'],
    ['cj rakuten --drop 12', '--drop is of one source: name it.'],
    ['cj --release last', '--release takes the number of a run'],
    ['cj --release 1 --drop 1', '--release and --drop do not go together.'],
  ])('says what is wrong with: %s', (line, fault) => {
    const parsed = parseSyncArguments(line.split(' '))
    expect('fault' in parsed && parsed.fault).toContain(fault)
  })
})
