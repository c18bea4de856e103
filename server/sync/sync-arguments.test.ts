import { describe, expect, it } from 'vitest'
import { parseSyncArguments } from './sync-arguments.ts'

describe('parseSyncArguments', () => {
  it.each([
    ['', { kind: 'sync', sources: [], isFull: false }],
    ['cj --full', { kind: 'sync', sources: ['c'], isFull: true }],
    ['--full rakuten trending', { kind: 'sync', sources: ['r', 'k'], isFull: true }],
    ['--status', { kind: 'status' }],
    ['cj --release 12', { kind: 'release', scope: 'c', run: 12 }],
    ['--drop=3 f:alder-uk', { kind: 'drop', scope: 'f:alder-uk', run: 3 }],
  ])('parses %s', (line, parsed) => {
    expect(parseSyncArguments(line.split(' ').filter(Boolean))).toEqual(parsed)
  })

  it.each([
    ['amazon', 'Unknown source amazon. The sources are cj, rakuten, style, trending.'],
    ['f:alder-uk', 'Unknown source f:alder-uk'],
    ['cj --fast', "Unknown option '--fast'"],
    ['cj --status', '--status always shows all sources.'],
    ['--release 12', '--release needs exactly one source.'],
    ['cj rakuten --drop 12', '--drop needs exactly one source.'],
    ['cj --release last', '--release needs the number of a run'],
    ['cj --release 1 --drop 1', '--release and --drop cannot be combined.'],
  ])('explains what is wrong with: %s', (line, fault) => {
    const parsed = parseSyncArguments(line.split(' '))
    expect('fault' in parsed && parsed.fault).toContain(fault)
  })
})
