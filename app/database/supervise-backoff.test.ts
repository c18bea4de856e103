import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { supervisePostgres } from './supervise-postgres.server.ts'

/** An owning connection that the test ends. */
class Owner extends EventEmitter {
  async end(): Promise<void> {}
}

/** Supervises a server whose restarts fail as long as `fault` is set, with the test's own clock. */
function start() {
  const world = { nowMs: 0, fault: undefined as Error | undefined, owner: new Owner() }
  const waits: number[] = []
  const lines: string[] = []
  const note = (facts: unknown, message?: string) =>
    void lines.push(message ?? (typeof facts === 'string' ? facts : ''))
  const supervision = supervisePostgres({
    owner: world.owner as never,
    async restart() {
      if (world.fault) throw world.fault
      world.owner = new Owner()
      return world.owner as never
    },
    log: { info: note, error: note } as never,
    async wait(ms) {
      waits.push(ms)
      world.nowMs += ms
      await new Promise(resolve => setImmediate(resolve))
    },
    now: () => world.nowMs,
  })
  const up = () => lines.filter(line => line.endsWith('up again')).length
  /** Ends the server after it ran so long, and waits until it is up again. */
  async function crash(uptimeMs: number): Promise<number | undefined> {
    const before = up()
    world.nowMs += uptimeMs
    world.owner.emit('end')
    await expect.poll(up).toBe(before + 1)
    return waits.at(-1)
  }
  return { world, waits, lines, supervision, crash }
}

it.each([
  [60_000, 'waits'],
  [60_001, 'is restarted at once'],
])('a server that ran %i ms after a restart %s', async (uptimeMs, outcome) => {
  const { supervision, crash } = start()
  expect(await crash(0)).toBe(0)
  const waited = (await crash(uptimeMs)) ?? 0
  expect(waited > 0 ? 'waits' : 'is restarted at once').toBe(outcome)
  await supervision.end()
})

it('waits longer after each failure, half a minute at most', async () => {
  const { world, waits, supervision } = start()
  world.fault = new Error('no settings')
  world.owner.emit('end')
  await expect.poll(() => waits.length).toBeGreaterThan(30)
  await supervision.end()
  expect(waits[0]).toBe(0)
  expect(waits[1]).toBeLessThanOrEqual(400)
  expect(Math.max(...waits)).toBeGreaterThan(15_000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_000)
})

it('reports refused connections once ten seconds have passed', async () => {
  const { world, lines, supervision } = start()
  let reportedMs = 0
  world.fault = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  world.owner.emit('end')
  await expect
    .poll(() => {
      if (lines.length < 2) return false
      reportedMs ||= world.nowMs
      return true
    })
    .toBe(true)
  await supervision.end()
  expect(lines[1]).toBe('the bundled database could not be restarted')
  expect(reportedMs).toBeGreaterThanOrEqual(10_000)
})
