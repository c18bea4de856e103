import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { formatBlocked, watchMainThread } from './watch-main-thread.ts'

it('counts work of the thread as late and busy', async () => {
  const stop = watchMainThread()
  await pause(20)
  const before = process.threadCpuUsage()
  while (process.threadCpuUsage(before).user < 40_000);
  await pause(20)
  const { late, busy } = stop()
  expect(late[1]).toBeGreaterThanOrEqual(35)
  expect(busy[1]).toBeGreaterThanOrEqual(40)
})

it('counts a thread that waits as late, but not as busy', async () => {
  const stop = watchMainThread()
  await pause(20)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  await pause(20)
  const { late, busy } = stop()
  expect(late[1]).toBeGreaterThanOrEqual(95)
  expect(busy[1]).toBeLessThan(90)
})

it('states both', () => {
  expect(formatBlocked({ late: [1, 20.04], busy: [0.5, 3] })).toBe(
    'late 1.0 / 20.0, busy 0.5 / 3.0 ms',
  )
})
