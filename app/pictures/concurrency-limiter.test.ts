import { describe, expect, it } from 'vitest'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

function createWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { run: () => promise, finish: resolve }
}

describe('createConcurrencyLimiter', () => {
  it('LS4 starts queued work in order as running work ends', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 2, maxWaitSeconds: 60 })
    const order: string[] = []
    const first = createWork()
    const running = limiter.run(first.run)
    const waiting = ['a', 'b'].map(name => limiter.run(async () => order.push(name)))
    expect(order).toEqual([])
    first.finish('done')
    expect(await running).toBe('done')
    await Promise.all(waiting)
    expect(order).toEqual(['a', 'b'])
  })

  it('LS4 rejects work when the queue is full, and accepts it again later', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 0, maxWaitSeconds: 60 })
    const first = createWork()
    const running = limiter.run(first.run)
    await expect(limiter.run(async () => 'never')).rejects.toMatchObject({ status: 503 })
    first.finish('done')
    await running
    expect(await limiter.run(async () => 'again')).toBe('again')
  })

  it('LS4 rejects work that waited too long, and runs the next task', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1, maxWaitSeconds: 0.01 })
    const first = createWork()
    const running = limiter.run(first.run)
    await expect(limiter.run(async () => 'never')).rejects.toMatchObject({ status: 503 })
    const next = limiter.run(async () => 'next')
    first.finish('done')
    await running
    expect(await next).toBe('next')
  })

  it('LS4 continues after a task fails', async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 0, maxWaitSeconds: 60 })
    await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await limiter.run(async () => 'next')).toBe('next')
  })
})
