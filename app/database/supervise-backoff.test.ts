import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { supervisePostgres } from './supervise-postgres.server.ts'

/** An owning connection that the test ends. */
class Owner extends EventEmitter {
  async end(): Promise<void> {}
}

/** Supervises a server whose restarts take and fail as told, with the test's own clock. */
function start(findFault: (attempt: number) => Error | undefined = () => undefined, restartMs = 0) {
  const world = { nowMs: 0, attempts: 0, owner: new Owner() }
  const waits: number[] = []
  const lines: string[] = []
  const note = (facts: unknown, message?: string) =>
    void lines.push(message ?? (typeof facts === 'string' ? facts : ''))
  const supervision = supervisePostgres({
    owner: world.owner as never,
    async restart() {
      world.attempts += 1
      world.nowMs += restartMs
      const fault = findFault(world.attempts)
      if (fault) throw fault
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
  const { world, waits, supervision } = start(() => new Error('no settings'))
  world.owner.emit('end')
  await expect.poll(() => waits.length).toBeGreaterThan(30)
  await supervision.end()
  expect(waits[0]).toBe(0)
  expect(waits[1]).toBeLessThanOrEqual(400)
  expect(Math.max(...waits)).toBeGreaterThan(15_000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_000)
})

it.each([
  [9_999, []],
  [10_000, ['the bundled database could not be restarted']],
])('reports that connections are refused after ten seconds: %i ms', async (restartMs, reports) => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const { lines, supervision, crash } = start(
    attempt => (attempt === 1 ? refused : undefined),
    restartMs,
  )
  await crash(0)
  await supervision.end()
  expect(lines.slice(1, -1)).toEqual(reports)
})
