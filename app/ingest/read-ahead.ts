import type { ReadStep } from '#app/sources/connector.ts'
import { joinSteps, type RowStep } from './row-step.ts'

/** The next steps joined into one, the end of the source, or the error that stopped it. */
export type Next = { step: RowStep } | { isDone: true } | { error: unknown }

/**
 * The size of a batch, and how many more products may be read
 * while a batch is being stored. A larger step is stored whole.
 */
const maxProducts = 500
/** This many unchanged products count as much as one changed product. */
const unchangedPerProduct = 10

/**
 * Reads and prepares steps while a previous one is being stored, then hands out everything
 * that arrived in the meantime. Each transaction waits for the disk, so a fast source gets
 * fewer, larger batches and a slow one is stored step by step. Errors are returned as values,
 * after the steps before them, so that a source's error is never mistaken for a storage error.
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
      // This is not awaited, because a hanging source must not delay
      // a stop. The source stops reading when its own signal aborts.
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
