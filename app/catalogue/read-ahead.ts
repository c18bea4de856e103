import type { ReadStep } from '#app/sources/connector.ts'
import { joinSteps, type RowStep } from './row-step.ts'

/** The next steps of a reading as one, its end, or what broke it. */
export type Next = { step: RowStep } | { isDone: true } | { error: unknown }

/** What is stored at once, and how far the reading may be ahead of that. A larger step is stored as it is. */
const maxProducts = 500
/** So many products that are as they were weigh as much as one to be written. */
const unchangedPerProduct = 10

/**
 * Reads on, and prepares what it read, while a step is being stored, and hands out at once what has come meanwhile: every
 * transaction waits for the disk, so a source that is quicker than that gets fewer and larger ones, and a slow one keeps
 * what it has step by step.
 * Errors come as values, behind the steps before them, so that what the source did wrong is never taken for what
 * storing did wrong.
 */
export function readAhead(
  open: () => AsyncIterable<ReadStep>,
  prepare: (step: ReadStep) => RowStep,
): { next(): Promise<Next>; stop(): void } {
  let iterator: AsyncIterator<ReadStep> | undefined
  let end: Next | undefined
  let isStopped = false
  let isReading = false
  const ahead: RowStep[] = []
  let arrived = Promise.withResolvers<void>()

  async function readOn(): Promise<void> {
    if (isReading) return
    isReading = true
    while (!isStopped && !end && countProducts(ahead) < maxProducts) {
      try {
        iterator ??= open()[Symbol.asyncIterator]()
        const { done, value } = await iterator.next()
        if (done) end = { isDone: true }
        else ahead.push(prepare(value))
      } catch (error) {
        end = { error }
      }
      arrived.resolve()
    }
    isReading = false
  }

  return {
    async next() {
      while (ahead.length === 0 && !end) {
        arrived = Promise.withResolvers()
        void readOn()
        await arrived.promise
      }
      const first = ahead.shift()
      if (!first) return end ?? { isDone: true }
      let step = first
      for (let [more] = ahead; more && countProducts([step, more]) <= maxProducts; [more] = ahead) {
        step = joinSteps(step, more)
        ahead.shift()
      }
      void readOn()
      return { step }
    },
    stop() {
      isStopped = true
      // Not awaited: a source that hangs must not hold up a stop. Its own signal ends it.
      iterator?.return?.().catch(() => undefined)
    },
  }
}

function countProducts(steps: readonly RowStep[]): number {
  return steps.reduce(
    (sum, { rows, unchanged = [] }) => sum + rows.length + unchanged.length / unchangedPerProduct,
    0,
  )
}
