import { Worker } from 'node:worker_threads'
import { getUsdRates, type UsdRates } from '#app/domain/currency.ts'
import type { DocumentText, PreparedFacts } from './prepare-facts.ts'

export interface FactsRequest {
  documents: readonly DocumentText[]
  /** The version of the matching rules. */
  rules: string
  /** Every thread has exchange rates of its own. */
  rates: UsdRates
}

/** Extracts facts in a thread, one chunk after another. */
export interface FactsThread {
  prepare(documents: readonly DocumentText[], rules: string): Promise<PreparedFacts>
  close(): Promise<unknown>
}

/** A chunk needs a few megabytes; the limit is for the vocabulary. */
const resourceLimits = { maxOldGenerationSizeMb: 256 }

export function createFactsThread(): FactsThread {
  // The build replaces this URL with that of the built worker (vite.config.ts).
  const worker = new Worker(new URL('./facts-worker.ts', import.meta.url), {
    // The worker does not inherit the process's flags, such as those for a debugger or loader.
    execArgv: [],
    resourceLimits,
  })
  const waiting: PromiseWithResolvers<PreparedFacts>[] = []
  const reject = (error: Error) => {
    for (const one of waiting.splice(0)) one.reject(error)
  }
  worker.on('message', (prepared: PreparedFacts) => waiting.shift()?.resolve(prepared))
  worker.on('error', reject)
  worker.on('exit', () => reject(new Error('the thread of facts ended')))
  return {
    prepare(documents, rules) {
      const answer = Promise.withResolvers<PreparedFacts>()
      waiting.push(answer)
      const request: FactsRequest = { documents, rules, rates: getUsdRates() }
      worker.postMessage(request)
      return answer.promise
    },
    close: () => worker.terminate(),
  }
}
