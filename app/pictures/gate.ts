import { PictureFault } from './picture-fault.ts'

/** Lets a few works run at a time and a bounded number wait, first come, first served. */
export interface Gate {
  /** Throws a 503 when too many wait already, or when it has waited too long. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createGate({
  maxRunning,
  maxWaiting,
  maxWaitSeconds,
}: {
  maxRunning: number
  maxWaiting: number
  maxWaitSeconds: number
}): Gate {
  /** Each lets one waiting in; a set, so that one that has given up leaves from the middle. */
  const waiting = new Set<() => void>()
  let running = 0

  async function enter(): Promise<void> {
    if (running < maxRunning) {
      running++
      return
    }
    if (waiting.size >= maxWaiting) throw new PictureFault(503, 'too many pictures at once')
    await new Promise<void>((resolve, reject) => {
      const letIn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(letIn)
        reject(new PictureFault(503, `no place was free for ${maxWaitSeconds} s`))
      }, maxWaitSeconds * 1000)
      waiting.add(letIn)
    })
  }

  /** Whoever leaves hands its place over, so that the count stays. */
  function leave(): void {
    const [next] = waiting
    if (!next) {
      running--
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
