import { parentPort } from 'node:worker_threads'
import { setUsdRates } from '#app/domain/currency.ts'
import { matchingTasks } from './matching-tasks.ts'
import type { MatchingRequest } from './matching-thread.ts'

/** The thread that computes while the process talks to the database (match-catalogue.server.ts). */

if (!parentPort)
  throw new Error('matching-worker.ts is started as a worker thread, by matching-thread.ts')
const port = parentPort

port.on('message', ({ task, given, rates }: MatchingRequest) => {
  setUsdRates(rates)
  const run = matchingTasks[task] as (...given: readonly unknown[]) => unknown
  port.postMessage(run(...given))
})
