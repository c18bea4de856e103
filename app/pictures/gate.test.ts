import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

function createWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { run: () => promise, finish: resolve }
}

describe('a gate', () => {
  it('LS4 lets the waiting in as places are free, in their order', async () => {
    const gate = createGate({ maxRunning: 1, maxWaiting: 2, maxWaitSeconds: 60 })
    const order: string[] = []
    const first = createWork()
    const running = gate.run(first.run)
    const waiting = ['a', 'b'].map(name => gate.run(async () => order.push(name)))
    expect(order).toEqual([])
    first.finish('done')
    expect(await running).toBe('done')
    await Promise.all(waiting)
    expect(order).toEqual(['a', 'b'])
  })

  it('LS4 sends away who would wait behind too many, and opens again afterwards', async () => {
    const gate = createGate({ maxRunning: 1, maxWaiting: 0, maxWaitSeconds: 60 })
    const first = createWork()
    const running = gate.run(first.run)
    await expect(gate.run(async () => 'never')).rejects.toMatchObject({ status: 503 })
    first.finish('done')
    await running
    expect(await gate.run(async () => 'again')).toBe('again')
  })

  it('LS4 sends away who has waited too long, and not the next', async () => {
    const gate = createGate({ maxRunning: 1, maxWaiting: 1, maxWaitSeconds: 0.01 })
    const first = createWork()
    const running = gate.run(first.run)
    await expect(gate.run(async () => 'never')).rejects.toMatchObject({ status: 503 })
    const next = gate.run(async () => 'next')
    first.finish('done')
    await running
    expect(await next).toBe('next')
  })

  it('LS4 is left by work that fails', async () => {
    const gate = createGate({ maxRunning: 1, maxWaiting: 0, maxWaitSeconds: 60 })
    await expect(gate.run(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
    expect(await gate.run(async () => 'next')).toBe('next')
  })
})
