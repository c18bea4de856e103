import { Worker } from 'node:worker_threads'
import { getUsdRates, type UsdRates } from '#app/domain/currency.ts'
import type { MatchingTask, TaskInput, TaskResult } from './matching-tasks.ts'

export interface MatchingRequest {
  task: MatchingTask
  given: readonly unknown[]
  /** Sent along because threads do not share the exchange rates that are in force. */
  rates: UsdRates
}

/** Computes what matching a whole catalogue needs, in other threads. */
export interface MatchingThreads {
  run<Task extends MatchingTask>(task: Task, ...given: TaskInput<Task>): Promise<TaskResult<Task>>
  close(): Promise<unknown>
}

/**
 * A chunk needs a few megabytes; the limit is for the vocabulary. Texts live for a moment only, and in
 * a small young generation most of the time would go into moving them.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 }

/** Starts two threads that take turns, because matching has two chunks in hand at a time. */
export function createMatchingThreads(): MatchingThreads {
  const threads = [createThread(), createThread()] as const
  let turn: 0 | 1 = 0
  return {
    run(task, ...given) {
      turn = turn === 0 ? 1 : 0
      return threads[turn].run(task, ...given)
    },
    close: () => Promise.all(threads.map(thread => thread.close())),
  }
}

function createThread(): MatchingThreads {
  // The build replaces this URL with that of the built worker (vite.config.ts).
  const worker = new Worker(new URL('./matching-worker.ts', import.meta.url), {
    // The worker does not inherit the process's flags, such as those for a debugger or loader.
    execArgv: [],
    resourceLimits,
  })
  const waiting: PromiseWithResolvers<never>[] = []
  const reject = (error: Error) => {
    for (const one of waiting.splice(0)) one.reject(error)
  }
  worker.on('message', answer => waiting.shift()?.resolve(answer as never))
  worker.on('error', reject)
  worker.on('exit', () => reject(new Error('the thread of matching ended')))
  return {
    run(task, ...given) {
      const answer = Promise.withResolvers<never>()
      waiting.push(answer)
      const request: MatchingRequest = { task, given, rates: getUsdRates() }
      worker.postMessage(request)
      return answer.promise
    },
    close: () => worker.terminate(),
  }
}
