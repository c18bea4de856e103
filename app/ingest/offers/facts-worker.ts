import { parentPort } from 'node:worker_threads'
import { setUsdRates } from '#app/domain/currency.ts'
import type { FactsRequest } from './facts-thread.ts'
import { extractFacts } from './prepare-facts.ts'

/** The thread that extracts the facts of a whole catalogue while the last ones are being written. */

if (!parentPort)
  throw new Error('facts-worker.ts is started as a worker thread, by facts-thread.ts')
const port = parentPort

port.on('message', ({ documents, rules, rates }: FactsRequest) => {
  setUsdRates(rates)
  port.postMessage(extractFacts(documents, rules))
})
