import PQueue from 'p-queue'
import { PictureFault } from './picture-fault.ts'

/** A FIFO queue with limits on its length and on the waiting time. */
export interface ConcurrencyLimiter {
  /** Throws a `PictureFault` with 503 when the queue is full or the wait is too long. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createConcurrencyLimiter({
  maxRunning,
  maxWaiting,
  maxWaitSeconds,
}: {
  maxRunning: number
  maxWaiting: number
  maxWaitSeconds: number
}): ConcurrencyLimiter {
  const queue = new PQueue({ concurrency: maxRunning })
  return {
    async run(work) {
      if (queue.pending === maxRunning && queue.size >= maxWaiting)
        throw new PictureFault(503, 'too many pictures are being converted')
      const expiry = new AbortController()
      const timer = setTimeout(
        () => expiry.abort(new PictureFault(503, `waited ${maxWaitSeconds} s in the queue`)),
        maxWaitSeconds * 1000,
      )
      const start = () => {
        clearTimeout(timer)
        return work()
      }
      return queue.add(start, { signal: expiry.signal })
    },
  }
}
