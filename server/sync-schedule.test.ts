import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Connector } from '#app/sources/connector.ts'
import { startSyncSchedule } from './sync-schedule.ts'

const toConnector = (source: Connector['source']): Connector => ({
  source,
  async *readAll() {},
  find: async () => undefined,
})

function setUp(syncOne: (source: string, signal: AbortSignal) => Promise<unknown>, everyMinutes = 60) {
  const stop = new AbortController()
  const lines: Record<string, unknown>[] = []
  const schedule = startSyncSchedule({
    connectors: [toConnector('s'), toConnector('c')],
    syncOne: ({ source }, signal) => syncOne(source, signal),
    everyMinutes,
    signal: stop.signal,
    log: pino({}, { write: line => lines.push(JSON.parse(line)) }),
  })
  return { ...schedule, stop, lines }
}

describe('startSyncSchedule', () => {
  it('reads the others when one source fails, and tells which', async () => {
    const read: string[] = []
    const { firstRound, stop, done, lines } = setUp(async source => {
      if (source === 's') throw new Error('no route')
      read.push(source)
    })
    await firstRound
    expect(read).toEqual(['c'])
    expect(lines).toEqual([expect.objectContaining({ source: 's', level: 50 })])
    stop.abort()
    await done
  })

  it('reads again and again until it is stopped, and then says nothing of what it broke off', async () => {
    const { promise: third, resolve } = Promise.withResolvers<void>()
    let rounds = 0
    const { stop, done, lines } = setUp(async (source, signal) => {
      if (source === 's' && ++rounds === 3) {
        resolve()
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
      }
    }, 0.0001)
    await third
    stop.abort()
    await done
    expect(rounds).toBe(3)
    expect(lines).toEqual([])
  })
})
